#include "games/duel/bots/search.h"

#include <doctest/doctest.h>

#include "engine/random_play.h"
#include "games/duel/bots/bots.h"
#include "games/duel/bots/outlook.h"

using namespace roundtable;
using namespace roundtable::duel;

namespace {

const Budget little{std::chrono::milliseconds(100), 80};

State dealt(std::uint64_t game) {
  Rng rng = Rng::stream(5, game);
  State state = Duel::prepare({});
  carry_out<Duel>(Duel::deal({}, {}, rng), state, unrecorded);
  return state;
}

/// Whether the first bot wins the game from this seat.
bool wins(const char* first, Seat seat_of_first, std::uint64_t game) {
  State state = dealt(game);
  Rng rng = Rng::stream(6, game);
  while (!is_over(state.table)) {
    const Seat seat = state.table.waiting.first();
    const auto& bot = *find_bot<Duel>(seat == seat_of_first ? first : "simple");
    REQUIRE_FALSE(play<Duel>(state, seat, bot.choose(observe(state, seat), rng, little), unrecorded));
  }
  return std::get<Over>(state.table.phase).winner == seat_of_first;
}

}  // namespace

TEST_CASE("the search beats the rules of thumb from both seats, even when it may think little") {
  int won = 0;
  for (std::uint64_t game = 0; game < 20; ++game)
    for (const Seat seat : both_seats) won += wins("search", seat, game) ? 1 : 0;
  CHECK(won >= 25);  // of 40; even players reach that once in thirteen times
}

TEST_CASE("with counted nodes the search gives the same answer every time, whatever the clock says") {
  State state = dealt(1);
  Rng play_rng(std::uint64_t{1});
  for (int actions = 0; actions < 30 && !is_over(state.table); ++actions) {
    const Seat seat = state.table.waiting.first();
    Rng one(std::uint64_t{9});
    Rng two(std::uint64_t{9});
    const auto action = search_choice(observe(state, seat), one, {std::chrono::milliseconds(1), 60});
    CHECK(action == search_choice(observe(state, seat), two, {std::chrono::milliseconds(1000), 60}));
    CHECK(one.next() == two.next());
    play<Duel>(state, seat, action, unrecorded);
  }
}

TEST_CASE("the search takes a win that lies before it") {
  int found = 0;
  for (std::uint64_t game = 0; game < 200; ++game) {
    Rng rng = Rng::stream(8, game);
    State state = dealt(game);
    while (!is_over(state.table)) {
      const Seat seat = state.table.waiting.first();
      const bool has_won =
          std::holds_alternative<Playing>(state.table.phase) && crowns(state.table, seat) >= crowns_to_win;
      if (has_won) {
        ++found;
        CHECK(std::holds_alternative<EndPlay>(
            search_choice(observe(state, seat), rng, {std::chrono::milliseconds(1), 200})));
        break;
      }
      play<Duel>(state, seat, find_bot<Duel>("simple")->choose(observe(state, seat), rng, {}), unrecorded);
    }
    if (found == 5) break;
  }
  CHECK(found == 5);
}

TEST_CASE("what one side may hope for the other must fear") {
  State state = dealt(2);
  Rng rng(std::uint64_t{2});
  for (int actions = 0; actions < 200 && !is_over(state.table); ++actions) {
    CHECK(outlook(state, Seat(0)) + outlook(state, Seat(1)) == doctest::Approx(1));
    random_step<Duel>(state, rng, unrecorded);
  }
}
