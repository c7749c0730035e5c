// The rules of the example, each by its number.
#include <doctest/doctest.h>

#include <vector>

#include "engine/perft.h"
#include "tests/example_game/rules/game.h"

using namespace roundtable;
using namespace roundtable::example;

namespace {

State dealt(const std::vector<Hand>& hands) {
  const Setup setup{static_cast<std::uint8_t>(hands.size())};
  DealWish wish;
  wish.hands.emplace(setup.players);
  for (std::size_t i = 0; i < hands.size(); ++i) (*wish.hands)[Seat(static_cast<int>(i))] = hands[i];
  State state = prepare(setup);
  Rng rng(std::uint64_t{1});
  carry_out<Example>(deal(setup, wish, rng), state, unrecorded);
  return state;
}

Hand hand(Card a, Card b, Card c) {
  Hand cards;
  for (const Card card : {a, b, c}) cards.push_back(card);
  return cards;
}

void lay(State& state, int seat, Card card) {
  REQUIRE_FALSE(play<Example>(state, Seat(seat), LayCard{card}, unrecorded).has_value());
}

}  // namespace

TEST_CASE("E1.1 each player is dealt three cards that nobody else has") {
  State state;
  Rng rng(std::uint64_t{1});
  random_game<Example>(state, Setup{4}, rng);
  SmallList<Card, highest_card> seen;
  for (const Round& round : state.table.rounds)
    for (const Card card : round.cards) {
      CHECK_FALSE(seen.contains(card));
      seen.push_back(card);
    }
  CHECK(seen.size() == 12);
}

TEST_CASE("E2.1 a player lays one card of the hand a round, and cannot change it") {
  State state = dealt({hand(1, 5, 9), hand(2, 6, 10)});
  CHECK(play<Example>(state, Seat(0), LayCard{2}, unrecorded) == Refusal::NotInHand);
  lay(state, 0, 5);
  CHECK(play<Example>(state, Seat(0), LayCard{9}, unrecorded) == Refusal::NotAsked);
  CHECK(state.table.waiting == SeatSet::of(Seat(1)));
}

TEST_CASE("E2.2 when all have laid, the highest card wins the round") {
  State state = dealt({hand(1, 5, 9), hand(2, 6, 10)});
  lay(state, 1, 2);
  CHECK(state.table.rounds.empty());
  lay(state, 0, 5);
  REQUIRE(state.table.rounds.size() == 1);
  CHECK(state.table.rounds[0].winner == Seat(0));
}

TEST_CASE("E3.1 whoever won most rounds wins") {
  State state = dealt({hand(1, 11, 12), hand(2, 3, 4)});
  for (const auto& [first, second] : {std::pair{1, 2}, {11, 3}, {12, 4}}) {
    lay(state, 0, static_cast<Card>(first));
    lay(state, 1, static_cast<Card>(second));
  }
  REQUIRE(is_over(state.table));
  CHECK(Example::winner_name(state.table) == "0");
  CHECK(Example::reason_name(state.table) == "most_rounds");
}

TEST_CASE("E3.1 where everybody won one round, the last one counts") {
  State state = dealt({hand(12, 1, 2), hand(3, 11, 4), hand(5, 6, 10)});
  for (const auto& cards : {hand(12, 3, 5), hand(1, 11, 6), hand(2, 4, 10)})
    for (int seat = 0; seat < 3; ++seat) lay(state, seat, cards[static_cast<std::size_t>(seat)]);
  REQUIRE(is_over(state.table));
  CHECK(Example::winner_name(state.table) == "2");
  CHECK(Example::reason_name(state.table) == "last_round");
}

TEST_CASE("perft: three cards each in the first round, then two, then one") {
  const State state = dealt({hand(1, 2, 3), hand(4, 5, 6)});
  CHECK(perft<Example>(state, 2) == 3 * 3);
  CHECK(perft<Example>(state, 4) == 3 * 3 * 2 * 2);
  CHECK(perft<Example>(state, 6) == 3 * 3 * 2 * 2);
}

TEST_CASE("the signature of the example is the same on every compiler") {
  CHECK(Example::signature(Setup{}) == 0x60188aba90ed2cc2U);
}
