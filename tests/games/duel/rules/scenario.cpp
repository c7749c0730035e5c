#include "tests/games/duel/rules/scenario.h"

#include <sstream>

namespace scenario {

Card card(std::string_view letters) {
  constexpr std::string_view colours = "ygrbv";
  REQUIRE(letters.size() == 2);
  const auto colour = colours.find(letters[1]);
  REQUIRE(colour != std::string_view::npos);
  return card_of(letters[0] == 'K' ? Character::Knight : Character::Sorceress, static_cast<Colour>(colour));
}

std::vector<Card> cards(std::string_view list) {
  std::istringstream stream{std::string(list)};
  std::vector<Card> all;
  for (std::string letters; stream >> letters;) all.push_back(card(letters));
  return all;
}

Scenario::Scenario() : state_(prepare(Setup{})) {
  for (std::size_t at = 0; at < territory_count; ++at) state_.secrets.territories[at] = static_cast<std::uint8_t>(at);
  state_.table.tiles.up = default_set.tiles;
  state_.table.phase = Playing{};
  state_.table.waiting = still_to_decide(state_.table);
}

Scenario& Scenario::hand(Seat seat, std::string_view list) {
  for (const Card each : cards(list)) {
    state_.secrets.seats[seat].hand.push_back(each);
    ++state_.table.hand_sizes[seat];
  }
  return *this;
}

Scenario& Scenario::pile(Seat seat, Place at, std::string_view list) {
  for (const Card each : cards(list)) state_.table.territories[at].piles[seat].push_back(each);
  return *this;
}

Scenario& Scenario::owns(Seat seat, std::initializer_list<std::string_view> ids) {
  for (const auto id : ids) {
    const Place place = at(id);
    give_territory(state_.table, place, state_.secrets.territories[place], seat);
  }
  return *this;
}

Scenario& Scenario::swap(std::string_view id, std::string_view other) {
  std::swap(state_.secrets.territories[at(id)], state_.secrets.territories[at(other)]);
  return *this;
}

Scenario& Scenario::draw_pile(std::string_view list) {
  const auto all = cards(list);
  for (auto each = all.rbegin(); each != all.rend(); ++each) state_.secrets.deck.push_back(*each);
  state_.table.deck = static_cast<std::uint8_t>(state_.secrets.deck.size());
  return *this;
}

Scenario& Scenario::discards(std::string_view list) {
  for (const Card each : cards(list)) state_.table.discards.push_back(each);
  return *this;
}

Scenario& Scenario::tiles_up(std::initializer_list<Tile> tiles) {
  state_.table.tiles.up = {};
  state_.table.tiles.down = default_set.tiles;
  for (const Tile tile : tiles) {
    ++state_.table.tiles.up[static_cast<std::size_t>(tile)];
    --state_.table.tiles.down[static_cast<std::size_t>(tile)];
  }
  return *this;
}

Scenario& Scenario::waits_before(Seat seat, Tile tile) {
  auto& down = state_.table.tiles.down[static_cast<std::size_t>(tile)];
  auto& up = state_.table.tiles.up[static_cast<std::size_t>(tile)];
  --(down > 0 ? down : up);
  state_.table.tiles.pending[seat] = tile;
  return *this;
}

void Scenario::act(Seat seat, const Action& action) {
  const auto no = play<Duel>(state_, seat, action, unrecorded);
  if (no) FAIL("refused: " << name_of(*no));
}

void Scenario::act(const Action& action) { act(state_.table.waiting.first(), action); }

Scenario& Scenario::reinforce(std::string_view letters, Place at) { return act(Reinforce{card(letters), at}), *this; }
Scenario& Scenario::enchant(std::string_view letters, Place at) { return act(Enchant{card(letters), at}), *this; }
Scenario& Scenario::attack(std::string_view letters, Place at) { return act(Attack{card(letters), at}), *this; }
Scenario& Scenario::answer(std::string_view letters) { return act(Answer{card(letters)}), *this; }
Scenario& Scenario::no_answer() { return act(Answer{}), *this; }
Scenario& Scenario::pay(std::string_view letters) { return act(PayFromHand{card(letters)}), *this; }
Scenario& Scenario::pay_at(Place at) { return act(PayFromPile{at}), *this; }
Scenario& Scenario::use_avalon() { return act(UseAvalon{}), *this; }
Scenario& Scenario::end() { return act(EndPlay{}), *this; }
Scenario& Scenario::take(Tile tile) { return act(TakeTile{tile}), *this; }
Scenario& Scenario::discard(std::string_view letters) { return act(Discard{card(letters)}), *this; }
Scenario& Scenario::resign(Seat seat) { return act(seat, Resign{}), *this; }
Scenario& Scenario::pass_turn(Tile tile) { return end().take(tile); }

std::optional<Refusal> Scenario::refusal(const Action& action) const {
  return duel::refusal(observe(state_, state_.table.waiting.first()), action);
}

std::vector<Action> Scenario::legal() const {
  const auto actions = legal_actions(observe(state_, state_.table.waiting.first()));
  std::vector<Action> all;
  for (std::size_t i = 0; i < actions.size(); ++i) all.push_back(actions[i]);
  return all;
}

bool Scenario::lists(const Action& action) const {
  const auto all = legal();
  return std::find(all.begin(), all.end(), action) != all.end();
}

Place Scenario::at(std::string_view id) const {
  const auto wanted = find_territory(state_.table.setup.set, id);
  REQUIRE(wanted.has_value());
  Place at = 0;
  while (state_.secrets.territories[at] != *wanted) ++at;
  return at;
}

std::vector<Card> Scenario::pile(Seat seat, Place at) const {
  const Pile& all = duel::pile(state_.table, at, seat);
  return {all.begin(), all.end()};
}

std::vector<Card> Scenario::hand(Seat seat) const {
  const Hand& all = state_.secrets.seats[seat].hand;
  return {all.begin(), all.end()};
}

std::vector<Card> Scenario::discards() const { return {state_.table.discards.begin(), state_.table.discards.end()}; }

}  // namespace scenario
