// What is played at a table, and how: chosen when it is made, and changed in the lobby.
#include "table/asker.h"

namespace roundtable {
namespace json = boost::json;
namespace {

/// Why this game cannot be played so.
std::optional<Refusal> problem_with(const ChoiceChanges& choices, const GameEntry& game) {
  if (choices.clock && *choices.clock && !game.timed) return Refusal("bad_clock");
  if (!choices.config) return std::nullopt;
  const auto match = game.start(*choices.config, "", nullptr);
  return match ? std::nullopt : std::optional(Refusal(match.error()));
}

}  // namespace

Decided decide(const request::Configure& request, const Asker& asker) {
  if (!asker.is_host()) return refuse("not_host");
  if (!asker.in_lobby()) return refuse("not_now");
  if (auto bad = problem_with(request.choices, *find_game(asker.table.choices().game))) return std::unexpected(*bad);
  return TableEvents{Configured{request.choices}};
}

Decided decide_creation(const request::Create& request, std::string_view language, const std::string& key,
                        const Now& now) {
  const GameEntry* game = find_game(request.game);
  if (!game) return refuse("unknown_game");
  TableCreated created{request.game, now.draw_secret(), request.choices};
  if (!created.choices.config) created.choices.config = json::object();
  if (!created.choices.language) created.choices.language = language;
  if (auto bad = problem_with(created.choices, *game)) return std::unexpected(*bad);
  auto joining = decide_joining(Table(""), request.name, key);
  if (!joining) return joining;
  const int maker = std::get<PersonJoined>(joining->front()).person;
  return TableEvents{std::move(created), std::move(joining->front()), SeatTaken{maker, 0}};
}

}  // namespace roundtable
