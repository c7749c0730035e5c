// What is played at a table, and how: chosen when it is made, and changed in the lobby.
#include "table/asked.h"
#include "table/tokens.h"
#include "text/catalogue.h"

namespace roundtable {
namespace json = boost::json;
namespace {

constexpr int shortest_clock = 5;
constexpr int longest_clock = 3600;
constexpr std::size_t longest_config = 64 * 1024;

std::optional<Refused> bad_clock(const json::value& clock, const GameEntry& game) {
  if (clock.is_null()) return std::nullopt;
  const auto* seconds = clock.if_object();
  if (!seconds || !game.timed || seconds->size() > 16) return Refused("bad_clock");
  for (const auto& [phase, value] : *seconds) {
    const auto* number = value.if_int64();
    if (phase.size() > 32 || !number || *number < shortest_clock || *number > longest_clock)
      return Refused("bad_clock");
  }
  return std::nullopt;
}

/// Reads the choices that are given into the event.
std::optional<Refused> read_choices(ObjectReader& request, const GameEntry& game, json::object& event) {
  for (const std::string_view key : {"open", "spectators", "hide_votes"}) {
    bool flag = false;
    if (!request.member(key)) continue;
    request.flag(key, flag);
    event[key] = flag;
  }
  if (request.member("language")) {
    std::string language;
    request.text("language", language);
    if (!language_from_code(language)) return Refused("bad_json");
    event["language"] = language;
  }
  if (const auto* clock = request.member("clock")) {
    if (auto bad = bad_clock(*clock, game)) return bad;
    event["clock"] = *clock;
  }
  if (const auto* config = request.member("config")) {
    if (json::serialize(*config).size() > longest_config) return Refused("too_large");
    event["config"] = *config;
  }
  return std::nullopt;
}

/// With this config the game can be played.
std::optional<Refused> unplayable(const GameEntry& game, const json::value& config) {
  const auto match = game.start(config, "", nullptr);
  return match ? std::nullopt : std::optional(Refused(match.error()));
}

}  // namespace

Decided ops::configure(const Asked& asked) {
  const GameEntry& game = *find_game(asked.table.choices().game);
  json::object event{{"e", "configured"}};
  if (auto bad = read_choices(asked.request, game, event)) return std::unexpected(*bad);
  if (auto bad = asked.malformed()) return std::unexpected(*bad);
  if (!asked.is_host()) return no("not_host");
  if (!asked.in_lobby()) return no("not_now");
  if (const auto* config = event.if_contains("config"))
    if (auto bad = unplayable(game, *config)) return std::unexpected(*bad);
  return Events{event};
}

Decided decide_creation(const json::value& request, std::string_view language) {
  ObjectReader reader(request);
  for (const std::string_view key : {"op", "id", "name"}) reader.member(key);
  std::string id;
  if (reader.required("game")) reader.text("game", id);
  const GameEntry* game = find_game(id);
  if (!game) return ops::no("unknown_game");
  json::object event{
      {"e", "created"}, {"game", id}, {"config", json::object()}, {"language", language}, {"secret", fresh_secret()}};
  if (auto bad = read_choices(reader, *game, event)) return std::unexpected(*bad);
  if (const auto problem = reader.problem()) return std::unexpected(Refused("bad_json", *problem));
  if (auto bad = unplayable(*game, event.at("config"))) return std::unexpected(*bad);
  return Events{event};
}

}  // namespace roundtable
