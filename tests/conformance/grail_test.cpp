#include "games/grail/bots/bots.h"
#include "games/grail/codec/codec.h"
#include "games/grail/content/library.h"
#include "tests/conformance/suite.h"

namespace roundtable::conformance {

using namespace grail;

template <>
struct Subject<Grail> {
  static constexpr int longest_game = 20'000;
  static constexpr bool always_ends = true;

  /// Any party of the starter pack in any encounter, or over its days, in any difficulty.
  static Setup random_setup(Rng& rng) {
    Setup setup;
    setup.pack = find_grail_pack("starter", "");
    REQUIRE(setup.pack);
    setup.mode = below(rng, 4) == 0 ? Mode::Campaign : Mode::Encounter;
    setup.difficulty = static_cast<Difficulty>(below(rng, 4));
    if (setup.mode == Mode::Encounter)
      setup.encounter = static_cast<EncounterId>(below(rng, static_cast<std::uint32_t>(setup.pack->encounters.size())));
    const auto characters = static_cast<std::uint32_t>(setup.pack->characters.size());
    const auto first = below(rng, characters);
    for (std::uint32_t size = 1 + below(rng, 4), i = 0; i < size; ++i) {
      const auto who = static_cast<CharacterId>((first + i) % characters);
      const auto other = static_cast<CharacterId>(below(rng, characters));
      const auto decks = setup.difficulty == Difficulty::Free ? other : who;
      setup.party.push_back({who, decks, who});
    }
    return setup;
  }

  static std::uint8_t any_place(Rng& rng) { return static_cast<std::uint8_t>(below(rng, 6)); }
  static Kind any_kind(Rng& rng) { return static_cast<Kind>(below(rng, 2)); }

  static Action stray_action(Rng& rng) {
    switch (below(rng, 25)) {
      case 0:
        return Answer{below(rng, 2) == 0};
      case 1:
        return LayAside{any_place(rng)};
      case 2:
        return Keep{};
      case 3:
        return Redraw{};
      case 4:
        return Activate{Seat(static_cast<int>(below(rng, 5)))};
      case 5:
      case 6:
      case 7:
        return LayCard{any_place(rng), static_cast<std::uint8_t>(below(rng, 3) == 0 ? below(rng, 32) : 0)};
      case 8:
        return Stop{};
      case 9:
        return PayCharges{any_place(rng)};
      case 10:
        return UseItem{any_place(rng)};
      case 11:
        return DiscardCard{any_place(rng)};
      case 12:
        return below(rng, 2) == 0 ? Action(Flee{}) : Action(Leave{});
      case 13:
        return GiveLoot{Seat(static_cast<int>(below(rng, 5)))};
      case 14:
        return Travel{static_cast<std::uint8_t>(below(rng, 18)), below(rng, 2) == 0};
      case 15:
        return Explore{static_cast<std::uint8_t>(below(rng, 18))};
      case 16:
        return Act{any_place(rng)};
      case 17:
        return LightMenhir{};
      case 18:
        return Rest{};
      case 19:
        return Grow{static_cast<Attribute>(below(rng, attribute_count))};
      case 20:
        return Learn{any_kind(rng)};
      case 21:
        return KeepCard{any_place(rng)};
      case 22:
        return below(rng, 2) == 0 ? Action(TakeOut{any_kind(rng), any_place(rng)})
                                  : Action(PutIn{any_kind(rng), any_place(rng)});
      case 23:
        return GiveItem{any_place(rng), Seat(static_cast<int>(below(rng, 5)))};
      default:
        return Sleep{};
    }
  }
  static bool is_always_allowed(const Action&) { return false; }

  static bool same_knowledge(const View& a, const View& b) { return a.table.members == b.table.members; }

  /// No card is lost or made: what a member drew from is in the pile, the hand, the row, the discards or turned up.
  static void check_cards(const State& state, Seat seat) {
    const Table& table = state.table;
    const Member& member = table.at(seat);
    std::size_t cards = member.deck + member.hand.size() + member.discard.size();
    for (const Laid& laid : table.meeting.row) cards += laid.owner == seat.index() ? 1 : 0;
    if (table.meeting.forced && table.meeting.active == seat) ++cards;
    CHECK(cards == member.decks[static_cast<std::size_t>(table.encounter().kind)].size());
    CHECK(state.secrets.piles[static_cast<std::size_t>(seat.index())].size() == member.deck);
  }

  static void check_invariants(const State& state) {
    const Table& table = state.table;
    CHECK(table.waiting == still_to_decide(table));
    for (const Seat seat : table.everyone()) {
      const Member& member = table.at(seat);
      CHECK(member.of(Stock::Energy) <= energy_limit(table, member));
      for (std::size_t i = 0; i < stock_count; ++i) CHECK(member.stock[i] >= 0);
      CHECK(member.of(Stock::Terror) <= most_of(table, member, Stock::Terror));
      if (table.mode == Mode::Campaign && !table.over)
        for (const auto& deck : member.decks) CHECK(deck.size() >= smallest_deck);
      if (table.meeting_now && member.fought) check_cards(state, seat);
      if (member.in && !table.meeting.decided) CHECK(member.of(Stock::Health) > 0);
    }
    if (table.meeting_now) CHECK(table.meeting.affinity >= table.encounter().bottom);
  }
};

TEST_CASE("grail: every game ends and keeps its invariants") { every_game_ends_and_keeps_its_invariants<Grail>(600); }
TEST_CASE("grail: exactly the listed actions are accepted") { accepts_exactly_the_legal_actions<Grail>(60); }
TEST_CASE("grail: a refused action changes nothing") { a_refused_action_changes_nothing<Grail>(40); }
TEST_CASE("grail: replay gives the same game") { replay_gives_the_same_game<Grail>(80); }
TEST_CASE("grail: a seat sees nothing of what is hidden") { a_seat_sees_nothing_of_what_is_hidden<Grail>(60); }
TEST_CASE("grail: what a seat sees follows from what it is told") {
  what_a_seat_sees_follows_from_what_it_is_told<Grail>(60);
}
TEST_CASE("grail: JSON round trips") { json_round_trips<Grail>(60); }
TEST_CASE("grail: cached views are fresh views") { cached_views_are_fresh_views<Grail>(30); }

TEST_CASE("grail: every bot plays whole games without an illegal action") {
  every_bot_plays_legally<Grail>(60, {std::chrono::milliseconds(100), 300});
}
TEST_CASE("grail: a bot's choice depends on its view alone, and on the nodes it may look at") {
  a_bots_choice_depends_on_its_view_alone<Grail>(12, {std::chrono::milliseconds(100), 100});
}

}  // namespace roundtable::conformance
