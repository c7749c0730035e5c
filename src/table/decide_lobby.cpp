// Coming, sitting down and getting ready.
#include "table/asker.h"
#include "table/person_name.h"

namespace roundtable {
namespace {

constexpr std::size_t most_people = 64;
constexpr std::size_t shortest_entropy = 32;
constexpr std::size_t longest_entropy = 128;

bool name_is_taken(const Table& table, const std::string& name, int but) {
  const std::string look = look_of(name);
  return std::any_of(table.people().begin(), table.people().end(),
                     [&](const auto& entry) { return entry.first != but && look_of(entry.second.name) == look; });
}

bool knows_bot(const Table& table, std::string_view bot) {
  const auto bots = find_game(table.choices().game)->bots();
  return std::find(bots.begin(), bots.end(), bot) != bots.end();
}

bool is_entropy(std::string_view text) {
  const auto is_hex = [](char c) { return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f'); };
  return text.size() >= shortest_entropy && text.size() <= longest_entropy &&
         std::all_of(text.begin(), text.end(), is_hex);
}

}  // namespace

Decided decide(const request::Sit& request, const Asker& asker) {
  if (!asker.is_seat(request.seat)) return refuse("bad_seat");
  if (!asker.in_lobby()) return refuse("not_now");
  if (asker.chair(request.seat).person == asker.person) return TableEvents();
  if (!asker.chair(request.seat).is_free()) return refuse("seat_taken");
  return TableEvents{SeatTaken{asker.person, request.seat}};
}

Decided decide(const request::Stand&, const Asker& asker) {
  if (!asker.in_lobby()) return refuse("not_now");
  if (!asker.table.seat_of(asker.person)) return TableEvents();
  return TableEvents{SeatLeft{asker.person}};
}

Decided decide(const request::MarkReady& request, const Asker& asker) {
  if (!asker.in_lobby()) return refuse("not_now");
  if (asker.table.person(asker.person)->ready == request.ready) return TableEvents();
  return TableEvents{ReadyMarked{asker.person, request.ready}};
}

Decided decide(const request::Rename& request, const Asker& asker) {
  if (!asker.in_lobby()) return refuse("not_now");
  const auto name = tidy_name(request.name);
  if (!name) return refuse("bad_name");
  if (name_is_taken(asker.table, *name, asker.person)) return refuse("name_taken");
  return TableEvents{PersonRenamed{asker.person, *name}};
}

Decided decide(const request::SeatBot& request, const Asker& asker) {
  if (!asker.is_seat(request.seat)) return refuse("bad_seat");
  if (!asker.is_host()) return refuse("not_host");
  if (!asker.in_lobby()) return refuse("not_now");
  if (asker.chair(request.seat).person) return refuse("seat_taken");
  if (!request.bot.empty() && !knows_bot(asker.table, request.bot)) return refuse("unknown_bot");
  return TableEvents{BotSeated{request.seat, request.bot}};
}

Decided decide(const request::Move& request, const Asker& asker) {
  if (!asker.is_seat(request.from) || !asker.is_seat(request.to)) return refuse("bad_seat");
  if (!asker.is_host()) return refuse("not_host");
  if (!asker.in_lobby()) return refuse("not_now");
  return TableEvents{SeatsSwapped{request.from, request.to}};
}

Decided decide(const request::Remove& request, const Asker& asker) {
  if (!asker.is_host()) return refuse("not_host");
  if (!asker.in_lobby() || request.person == asker.person) return refuse("not_now");
  if (!asker.table.person(request.person)) return TableEvents();
  return TableEvents{PersonLeft{request.person}};
}

/// A host who is not here would keep all others waiting.
Decided decide(const request::TakeOver&, const Asker& asker) {
  if (asker.is_host()) return TableEvents();
  if (!asker.in_lobby() || asker.is_here(asker.table.host())) return refuse("not_now");
  return TableEvents{HostChanged{asker.person}};
}

Decided decide(const request::Leave&, const Asker& asker) {
  if (!asker.in_lobby() && asker.table.seat_of(asker.person)) return TableEvents();  // the seat stays theirs
  return TableEvents{PersonLeft{asker.person}};
}

Decided decide(const request::Contribute& request, const Asker& asker) {
  if (!asker.in_lobby()) return refuse("not_now");
  if (!is_entropy(request.entropy)) return refuse("bad_entropy");
  return TableEvents{EntropyContributed{asker.person, request.entropy}};
}

Decided decide(const request::Start&, const Asker& asker) {
  if (!asker.is_host()) return refuse("not_host");
  if (!asker.in_lobby()) return refuse("not_now");
  if (asker.table.problem()) return std::unexpected(Refusal("bad_config", *asker.table.problem()));
  const auto& chairs = asker.table.chairs();
  if (std::any_of(chairs.begin(), chairs.end(), [](const Chair& chair) { return chair.is_free(); }))
    return refuse("seats_free");
  return TableEvents{GameStarted{asker.now.time}};
}

Decided decide_joining(const Table& table, std::string_view name, const std::string& key) {
  const auto tidy = tidy_name(name);
  if (!tidy) return refuse("bad_name");
  if (name_is_taken(table, *tidy, 0)) return refuse("name_taken");
  if (table.people().size() >= most_people) return refuse("too_many");
  return TableEvents{PersonJoined{table.next_person(), *tidy, key}};
}

Decided decide_redeeming(const Table& table, std::string_view link, const std::string& key, const Now& now) {
  const std::string hash = hash_of(link);
  for (const auto& [number, person] : table.people())
    if (same_secret(person.link, hash) && person.link_until >= now.time) return TableEvents{LinkRedeemed{number, key}};
  return refuse("bad_token");
}

}  // namespace roundtable
