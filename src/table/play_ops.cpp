// During a game and after it: acts, those who are away, talk.
#include <array>

#include "table/asked.h"
#include "table/person_name.h"
#include "table/tokens.h"

namespace roundtable::ops {
namespace json = boost::json;
namespace {

constexpr std::size_t longest_chat = 500;

/// How many of the others must want it: more than half of the seated people who are not that one. Who has been replaced
/// is not asked.
bool enough(const Table& table, int seat, std::size_t wanting) {
  const auto others = std::count_if(table.chairs().begin(), table.chairs().end(), [&](const Chair& chair) {
    return chair.person && !chair.played_by_bot() &&
           chair.person != table.chairs()[static_cast<std::size_t>(seat)].person;
  });
  return 2 * static_cast<long>(wanting) > others;
}

enum class Hearers : std::uint8_t { Table, Allies };
constexpr std::array<std::string_view, 2> names_of(Hearers) { return {"table", "allies"}; }

}  // namespace

Decided again(const Asked& asked) {
  if (auto bad = asked.malformed()) return std::unexpected(*bad);
  if (asked.table.stage() == Stage::Lobby) return Events();
  if (asked.table.stage() != Stage::Finished) return no("not_now");
  if (!asked.table.seat_of(asked.person) && !asked.is_host()) return no("not_seated");
  return Events{{{"e", "again"}, {"secret", fresh_secret()}}};
}

Decided act(const Asked& asked) {
  std::string id;
  int number = asked.table.number();
  if (asked.request.required("id")) asked.request.text("id", id);
  asked.request.integer("number", 1, 1'000'000, number);
  const auto* action = asked.request.required("action");
  if (auto bad = asked.malformed()) return std::unexpected(*bad);
  if (id.empty()) return no("bad_json");  // it would be taken for a repeat of the last without one
  const auto& acts = asked.table.person(asked.person)->acts;
  if (acts.contains(Person::act(id))) return Events();
  if (asked.in_lobby() || number != asked.table.number()) return no("not_now");
  const auto seat = asked.table.seat_of(asked.person);
  if (!seat) return no("not_seated");
  if (asked.chair(seat->index()).played_by_bot()) return no("bot_plays");
  Events events(1);
  events[0] = {{"e", "acted"}, {"seat", seat->index()}, {"person", asked.person}, {"id", id}, {"action", *action}};
  return events;
}

Decided replace(const Asked& asked) {
  const int seat = asked.seat("seat");
  bool want = true;
  asked.request.flag("want", want);
  if (auto bad = asked.malformed(seat)) return std::unexpected(*bad);
  if (asked.table.stage() != Stage::Playing) return no("not_now");
  const auto mine = asked.table.seat_of(asked.person);
  if (!mine) return no("not_seated");
  if (asked.chair(mine->index()).played_by_bot()) return no("bot_plays");
  const Chair& chair = asked.chair(seat);
  if (!chair.person || chair.played_by_bot() || (want && asked.is_here(chair.person))) return no("not_now");
  Events events{{{"e", "wanted"}, {"person", asked.person}, {"seat", seat}, {"want", want}}};
  const auto found = asked.table.wanting().find(seat);
  std::vector<int> those = found == asked.table.wanting().end() ? std::vector<int>() : found->second;
  std::erase(those, asked.person);
  if (want && enough(asked.table, seat, those.size() + 1)) {
    const auto bots = find_game(asked.table.choices().game)->bots();
    events.push_back({{"e", "replaced"}, {"seat", seat}, {"bot", bots.back()}});
  }
  return events;
}

Decided back(const Asked& asked) {
  if (auto bad = asked.malformed()) return std::unexpected(*bad);
  const auto seat = asked.table.seat_of(asked.person);
  if (!seat) return no("not_seated");
  if (!asked.chair(seat->index()).played_by_bot()) return Events();
  return Events{{{"e", "back"}, {"seat", seat->index()}}};
}

Decided chat(const Asked& asked) {
  Hearers to = Hearers::Table;
  std::string text;
  std::string phrase;
  asked.request.word("to", to);
  asked.request.text("text", text);
  asked.request.text("phrase", phrase);
  if (auto bad = asked.malformed()) return std::unexpected(*bad);
  json::object event{{"e", "chat"}, {"person", asked.person}, {"at", asked.moment.now}};
  if (phrase.empty()) {
    const auto tidy = tidy_text(text, longest_chat);
    if (!tidy) return no("bad_chat");
    event["text"] = *tidy;
  } else {
    const bool is_key = phrase.size() <= 32 && std::all_of(phrase.begin(), phrase.end(),
                                                           [](char c) { return (c >= 'a' && c <= 'z') || c == '_'; });
    if (!is_key || !text.empty()) return no("bad_chat");
    event["phrase"] = phrase;
  }
  if (to == Hearers::Table) return Events{event};
  const auto seat = asked.table.seat_of(asked.person);
  const SeatSet allies = seat && asked.table.match() ? asked.table.match()->confers(*seat) : SeatSet();
  if (allies.empty()) return no("nobody_to_confer");
  json::array hearers{asked.person};
  for (const Seat ally : allies)
    if (const int person = asked.chair(ally.index()).person) hearers.push_back(person);
  event["to"] = hearers;
  return Events{event};
}

}  // namespace roundtable::ops
