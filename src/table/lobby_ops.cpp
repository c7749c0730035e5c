// Coming, sitting down and getting ready.
#include "table/asked.h"
#include "table/person_name.h"

namespace roundtable {
namespace {

constexpr std::size_t most_people = 64;

bool name_is_taken(const Table& table, const std::string& name, int but) {
  const std::string look = look_of(name);
  return std::any_of(table.people().begin(), table.people().end(),
                     [&](const auto& entry) { return entry.first != but && look_of(entry.second.name) == look; });
}

bool knows_bot(const Table& table, std::string_view bot) {
  const auto bots = find_game(table.choices().game)->bots();
  return std::find(bots.begin(), bots.end(), bot) != bots.end();
}

}  // namespace

namespace ops {

Decided sit(const Asked& asked) {
  const int seat = asked.seat("seat");
  if (auto bad = asked.malformed(seat)) return std::unexpected(*bad);
  if (!asked.in_lobby()) return no("not_now");
  if (asked.chair(seat).person == asked.person) return Events();
  if (!asked.chair(seat).is_free()) return no("seat_taken");
  return Events{{{"e", "sat"}, {"person", asked.person}, {"seat", seat}}};
}

Decided stand(const Asked& asked) {
  if (auto bad = asked.malformed()) return std::unexpected(*bad);
  if (!asked.in_lobby()) return no("not_now");
  if (!asked.table.seat_of(asked.person)) return Events();
  return Events{{{"e", "stood"}, {"person", asked.person}}};
}

Decided ready(const Asked& asked) {
  bool ready = false;
  asked.request.required_flag("ready", ready);
  if (auto bad = asked.malformed()) return std::unexpected(*bad);
  if (!asked.in_lobby()) return no("not_now");
  if (asked.table.person(asked.person)->ready == ready) return Events();
  return Events{{{"e", "ready"}, {"person", asked.person}, {"ready", ready}}};
}

Decided rename(const Asked& asked) {
  std::string given;
  if (asked.request.required("name")) asked.request.text("name", given);
  if (auto bad = asked.malformed()) return std::unexpected(*bad);
  if (!asked.in_lobby()) return no("not_now");
  const auto name = tidy_name(given);
  if (!name) return no("bad_name");
  if (name_is_taken(asked.table, *name, asked.person)) return no("name_taken");
  return Events{{{"e", "renamed"}, {"person", asked.person}, {"name", *name}}};
}

Decided seat_bot(const Asked& asked) {
  const int seat = asked.seat("seat");
  const auto* given = asked.request.required("bot");
  std::string bot;
  if (given && !given->is_null()) asked.request.text("bot", bot);
  if (auto bad = asked.malformed(seat)) return std::unexpected(*bad);
  if (!asked.is_host()) return no("not_host");
  if (!asked.in_lobby()) return no("not_now");
  if (asked.chair(seat).person) return no("seat_taken");
  if (!bot.empty() && !knows_bot(asked.table, bot)) return no("unknown_bot");
  return Events{{{"e", "bot"}, {"seat", seat}, {"bot", bot}}};
}

Decided move(const Asked& asked) {
  const int from = asked.seat("from");
  const int to = asked.seat("to");
  if (auto bad = asked.malformed(from)) return std::unexpected(*bad);
  if (!asked.is_seat(to)) return no("bad_seat");
  if (!asked.is_host()) return no("not_host");
  if (!asked.in_lobby()) return no("not_now");
  return Events{{{"e", "moved"}, {"from", from}, {"to", to}}};
}

Decided remove(const Asked& asked) {
  int person = 0;
  asked.request.required_integer("person", 1, 1'000'000, person);
  if (auto bad = asked.malformed()) return std::unexpected(*bad);
  if (!asked.is_host()) return no("not_host");
  if (!asked.in_lobby() || person == asked.person) return no("not_now");
  if (!asked.table.person(person)) return Events();
  return Events{{{"e", "left"}, {"person", person}}};
}

/// A host who is not here would keep all others waiting.
Decided take_over(const Asked& asked) {
  if (auto bad = asked.malformed()) return std::unexpected(*bad);
  if (asked.is_host()) return Events();
  if (!asked.in_lobby() || asked.is_here(asked.table.host())) return no("not_now");
  return Events{{{"e", "host"}, {"person", asked.person}}};
}

Decided leave(const Asked& asked) {
  if (auto bad = asked.malformed()) return std::unexpected(*bad);
  if (!asked.in_lobby() && asked.table.seat_of(asked.person)) return Events();  // the seat stays theirs
  return Events{{{"e", "left"}, {"person", asked.person}}};
}

Decided contribute(const Asked& asked) {
  std::string entropy;
  if (asked.request.required("entropy")) asked.request.text("entropy", entropy);
  if (auto bad = asked.malformed()) return std::unexpected(*bad);
  if (!asked.in_lobby()) return no("not_now");
  const bool is_hex = std::all_of(entropy.begin(), entropy.end(),
                                  [](char c) { return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f'); });
  if (!is_hex || entropy.size() < 32 || entropy.size() > 128) return no("bad_entropy");
  return Events{{{"e", "contributed"}, {"person", asked.person}, {"entropy", entropy}}};
}

Decided start(const Asked& asked) {
  if (auto bad = asked.malformed()) return std::unexpected(*bad);
  if (!asked.is_host()) return no("not_host");
  if (!asked.in_lobby()) return no("not_now");
  if (asked.table.problem()) return std::unexpected(Refused("bad_config", *asked.table.problem()));
  const auto& chairs = asked.table.chairs();
  if (std::any_of(chairs.begin(), chairs.end(), [](const Chair& chair) { return chair.is_free(); }))
    return no("seats_free");
  return Events{{{"e", "started"}, {"at", asked.moment.now}}};
}

}  // namespace ops

Decided decide_joining(const Table& table, std::string_view name, const std::string& key) {
  const auto tidy = tidy_name(name);
  if (!tidy) return ops::no("bad_name");
  if (name_is_taken(table, *tidy, 0)) return ops::no("name_taken");
  if (table.people().size() >= most_people) return ops::no("too_many");
  return Events{{{"e", "joined"}, {"person", table.next_person()}, {"name", *tidy}, {"key", key}}};
}

}  // namespace roundtable
