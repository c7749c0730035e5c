#include <numeric>

#include "games/duel/bots/bots.h"
#include "games/duel/codec/codec.h"
#include "tests/conformance/suite.h"

namespace roundtable::conformance {

using namespace duel;

template <>
struct Subject<Duel> {
  static constexpr int longest_game = 400;
  static constexpr bool always_ends = false;  // rule D6.14: all cards may come to lie on the table

  /// The default territories, or others with more or fewer crowns and lands, and any tiles.
  static Setup random_setup(Rng& rng) {
    while (true) {
      Setup setup;
      if (below(rng, 3) > 0) setup.first = Seat(static_cast<int>(below(rng, 2)));
      if (below(rng, 2) == 0) return setup;
      setup.set.name = "other";
      for (auto& card : setup.set.territories) {
        if (!has_land(card.power)) continue;
        card.crowns = static_cast<std::uint8_t>(1 + below(rng, 3));
        if (card.power != Power::StoneCircle) card.land = static_cast<Land>(1 + below(rng, 3));
      }
      setup.set.tiles = {};
      for (int i = 0; i < light_tiles; ++i) ++setup.set.tiles[below(rng, 3)];
      for (int i = 0; i < dark_tiles; ++i) ++setup.set.tiles[3 + below(rng, 3)];
      if (!set_fault(setup.set)) return setup;
    }
  }

  static Card any_card(Rng& rng) { return static_cast<Card>(below(rng, card_kinds)); }
  static Place any_place(Rng& rng) { return static_cast<Place>(below(rng, territory_count)); }

  static Action stray_action(Rng& rng) {
    switch (below(rng, 11)) {
      case 0:
        return Reinforce{any_card(rng), any_place(rng)};
      case 1:
        return Enchant{any_card(rng), any_place(rng)};
      case 2:
        return Attack{any_card(rng), any_place(rng)};
      case 3:
        return Answer{below(rng, 3) == 0 ? std::nullopt : std::optional(any_card(rng))};
      case 4:
        return PayFromHand{any_card(rng)};
      case 5:
        return PayFromPile{any_place(rng)};
      case 6:
        return UseAvalon{};
      case 7:
        return EndPlay{};
      case 8:
        return TakeTile{static_cast<Tile>(below(rng, tile_kinds))};
      case 9:
        return Discard{any_card(rng)};
      default:
        return Resign{};
    }
  }
  static bool is_always_allowed(const Action& action) { return std::holds_alternative<Resign>(action); }

  static bool same_knowledge(const View& a, const View& b) { return a.mine == b.mine; }

  static void check_cards(const State& state) {
    std::array<int, card_kinds> count{};
    const auto add = [&](const auto& list) {
      for (const Card card : list) ++count[static_cast<std::size_t>(card)];
    };
    for (const Territory& territory : state.table.territories)
      for (const Pile& pile : territory.piles) add(pile);
    for (const Knowledge& mind : state.secrets.seats) add(mind.hand);
    add(state.secrets.deck);
    add(state.table.discards);
    for (const int copies : count) CHECK(copies == copies_of_card);
  }

  static void check_tiles(const Table& table) {
    for (std::size_t tile = 0; tile < tile_kinds; ++tile) {
      int copies = table.tiles.up[tile] + table.tiles.down[tile];
      for (const auto& pending : table.tiles.pending)
        if (pending) {
          copies += static_cast<std::size_t>(*pending) == tile ? 1 : 0;
          CHECK(is_dark(*pending));
        }
      CHECK(copies == table.setup.set.tiles[tile]);
    }
    CHECK(std::accumulate(table.tiles.up.begin(), table.tiles.up.end(), 0) > 0);
  }

  static void check_invariants(const State& state) {
    const auto& [table, secrets] = state;
    check_cards(state);
    check_tiles(table);
    CHECK(table.waiting == still_to_decide(table));
    CHECK(table.deck == secrets.deck.size());
    CHECK(table.conquests <= conquests_per_turn);
    for (const Seat seat : both_seats) {
      CHECK(table.hand_sizes[seat] == secrets.seats[seat].hand.size());
      const auto& hand = secrets.seats[seat].hand;
      for (std::size_t kind = 0; kind < card_kinds; ++kind)
        CHECK(std::count(hand.begin(), hand.end(), static_cast<Card>(kind)) >= table.known[seat][kind]);
    }
    for (std::size_t at = 0; at < territory_count; ++at) {
      const Territory& territory = table.territories[at];
      const Power power = territory.card ? table.setup.set.territories[*territory.card].power : Power::None;
      if (power == Power::StoneCircle) CHECK(table.stone_circle == territory.owner);
      if (power == Power::Avalon) CHECK(table.avalon == territory.owner);
      CHECK(territory.card.has_value() == territory.owner.has_value());
      if (territory.card) CHECK(*territory.card == secrets.territories[at]);
    }
  }
};

TEST_CASE("duel: random games keep their invariants") { every_game_ends_and_keeps_its_invariants<Duel>(200); }
TEST_CASE("duel: exactly the listed actions are accepted") { accepts_exactly_the_legal_actions<Duel>(40); }
TEST_CASE("duel: a refused action changes nothing") { a_refused_action_changes_nothing<Duel>(40); }
TEST_CASE("duel: replay gives the same game") { replay_gives_the_same_game<Duel>(60); }
TEST_CASE("duel: a seat sees nothing of what is hidden") { a_seat_sees_nothing_of_what_is_hidden<Duel>(60); }
TEST_CASE("duel: what a seat sees follows from what it is told") {
  what_a_seat_sees_follows_from_what_it_is_told<Duel>(100);
}
TEST_CASE("duel: JSON round trips") { json_round_trips<Duel>(30); }
TEST_CASE("duel: cached views are fresh views") { cached_views_are_fresh_views<Duel>(60); }

TEST_CASE("duel: most random games end by crowns") {
  int ended = 0;
  for (std::uint64_t game = 0; game < 200; ++game) {
    Rng rng = Rng::stream(10, game);
    State state;
    random_game<Duel>(state, Setup{}, rng);
    if (is_over(state.table)) {
      ++ended;
      CHECK(std::get<Over>(state.table.phase).reason == Reason::Crowns);
      CHECK(crowns(state.table, std::get<Over>(state.table.phase).winner) >= crowns_to_win);
    }
  }
  CHECK(ended > 100);
}

namespace {

/// Plays on until the end or too long; tells who won.
std::optional<Seat> winner_between(const Bot<Duel>& first, const Bot<Duel>& second, std::uint64_t game, int limit) {
  Rng rng = Rng::stream(11, game);
  State state = prepare(Setup{});
  carry_out<Duel>(deal(Setup{}, {}, rng), state, unrecorded);
  for (int actions = 0; !is_over(state.table) && actions < limit; ++actions) {
    const Seat seat = state.table.waiting.first();
    const Action action = (seat == Seat(0) ? first : second).choose(observe(state, seat), rng, Budget{});
    if (const auto no = play<Duel>(state, seat, action, unrecorded)) {
      FAIL("a bot plays what is not allowed: " << action_text<Duel>(action) << " " << name_of(*no));
      return std::nullopt;
    }
  }
  if (const auto* over = std::get_if<Over>(&state.table.phase)) return over->winner;
  return std::nullopt;
}

}  // namespace

TEST_CASE("duel: the simple bot beats random play from both seats, and ends against itself") {
  const auto& random = *find_bot<Duel>("random");
  const auto& simple = *find_bot<Duel>("duel:simple");
  for (std::uint64_t game = 0; game < 100; ++game) {
    CHECK(winner_between(simple, random, game, 5000) == Seat(0));
    CHECK(winner_between(random, simple, game, 5000) == Seat(1));
    CHECK(winner_between(simple, simple, game, 5000).has_value());
  }
}

TEST_CASE("duel: a bot's choice depends on its view alone") {
  a_bots_choice_depends_on_its_view_alone<Duel>(10, {std::chrono::milliseconds(100), 40});
}

}  // namespace roundtable::conformance
