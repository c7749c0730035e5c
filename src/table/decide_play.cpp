// During a game and after it: actions, those who are away, chat.
#include "table/asker.h"
#include "table/person_name.h"

namespace roundtable {
namespace {

constexpr std::size_t longest_chat = 500;
constexpr std::size_t longest_phrase = 32;

/// Whether `wanting` people are more than half of the others with a seat; those replaced by bots do not count.
bool is_majority(std::size_t wanting, const Table& table, int seat) {
  const int absent = table.chairs()[static_cast<std::size_t>(seat)].person;
  const auto others = std::count_if(table.chairs().begin(), table.chairs().end(), [&](const Chair& chair) {
    return chair.person && !chair.played_by_bot() && chair.person != absent;
  });
  return 2 * static_cast<long>(wanting) > others;
}

bool is_phrase(std::string_view text) {
  return text.size() <= longest_phrase &&
         std::all_of(text.begin(), text.end(), [](char c) { return (c >= 'a' && c <= 'z') || c == '_'; });
}

/// The people who confer with this one, and this one.
std::vector<int> allies_of(const Asker& asker) {
  const auto seat = asker.table.seat_of(asker.person);
  const SeatSet allies = seat && asker.table.match() ? asker.table.match()->confers(*seat) : SeatSet();
  if (allies.empty()) return {};
  std::vector<int> people{asker.person};
  for (const Seat ally : allies)
    if (const int person = asker.chair(ally.index()).person) people.push_back(person);
  return people;
}

}  // namespace

Decided decide(const request::Act& request, const Asker& asker) {
  const Table& table = asker.table;
  if (table.person(asker.person)->acts.contains(Person::act(request.id))) return TableEvents();
  if (asker.in_lobby() || request.number.value_or(table.number()) != table.number()) return refuse("not_now");
  const auto seat = table.seat_of(asker.person);
  if (!seat) return refuse("not_seated");
  if (asker.chair(seat->index()).played_by_bot()) return refuse("bot_plays");
  if (table.stage() == Stage::Finished) return std::unexpected(Refusal("game_over", Message("engine.game_over")));
  auto action = table.match()->read_action(request.action);
  if (!action) return std::unexpected(Refusal(action.error()));
  if (const auto fault = table.match()->refusal(*seat, **action)) return std::unexpected(Refusal(*fault));
  return TableEvents{ActionTaken{seat->index(), asker.person, request.id, std::move(*action)}};
}

Decided decide(const request::Replace& request, const Asker& asker) {
  if (!asker.is_seat(request.seat)) return refuse("bad_seat");
  if (asker.table.stage() != Stage::Playing) return refuse("not_now");
  const auto mine = asker.table.seat_of(asker.person);
  if (!mine) return refuse("not_seated");
  if (asker.chair(mine->index()).played_by_bot()) return refuse("bot_plays");
  const Chair& chair = asker.chair(request.seat);
  if (!chair.person || chair.played_by_bot() || (request.want && asker.is_here(chair.person))) return refuse("not_now");
  TableEvents events{ReplacementWanted{asker.person, request.seat, request.want}};
  const auto found = asker.table.wanting().find(request.seat);
  std::vector<int> those = found == asker.table.wanting().end() ? std::vector<int>() : found->second;
  std::erase(those, asker.person);
  if (request.want && is_majority(those.size() + 1, asker.table, request.seat)) {
    const auto bots = find_game(asker.table.choices().game)->bots();
    events.push_back(PersonReplaced{request.seat, std::string(bots.back())});
  }
  return events;
}

Decided decide(const request::Back&, const Asker& asker) {
  const auto seat = asker.table.seat_of(asker.person);
  if (!seat) return refuse("not_seated");
  if (!asker.chair(seat->index()).played_by_bot()) return TableEvents();
  return TableEvents{PersonCameBack{seat->index()}};
}

Decided decide(const request::SendChat& request, const Asker& asker) {
  Chat chat{asker.person, std::nullopt, "", request.phrase, asker.now.time};
  if (request.phrase.empty()) {
    const auto tidy = tidy_text(request.text, longest_chat);
    if (!tidy) return refuse("bad_chat");
    chat.text = *tidy;
  } else if (!is_phrase(request.phrase) || !request.text.empty()) {
    return refuse("bad_chat");
  }
  if (request.to == request::Hearers::Allies) {
    chat.to = allies_of(asker);
    if (chat.to->empty()) return refuse("nobody_to_confer");
  }
  return TableEvents{ChatSaid{std::move(chat)}};
}

Decided decide(const request::Again&, const Asker& asker) {
  if (asker.in_lobby()) return TableEvents();
  if (asker.table.stage() != Stage::Finished) return refuse("not_now");
  if (!asker.table.seat_of(asker.person) && !asker.is_host()) return refuse("not_seated");
  return TableEvents{NextGamePrepared{asker.now.draw_secret()}};
}

}  // namespace roundtable
