#include "games/avalon/bots/bots.h"
#include "games/avalon/codec/codec.h"
#include "tests/conformance/shapes.h"
#include "tests/conformance/suite.h"

namespace roundtable::conformance {

using namespace avalon;

template <>
struct Subject<Avalon> {
  static constexpr int longest_game = 1000;
  static constexpr bool always_ends = true;

  /// Any characters and modules that the rules allow, each about equally often.
  static Setup random_setup(Rng& rng) {
    while (true) {
      Setup setup;
      setup.players = static_cast<std::uint8_t>(min_players + static_cast<int>(below(rng, 6)));
      setup.specials = {};
      for (std::size_t i = 0; i < role_count; ++i) {
        const auto role = static_cast<Role>(i);
        const bool special = role != Role::Servant && role != Role::Minion && !is_lancelot(role);
        if (special && below(rng, 2) == 0) setup.specials.insert(role);
      }
      setup.lancelots = static_cast<Lancelots>(below(rng, 4));
      setup.lady = below(rng, 2) == 0;
      setup.excalibur = below(rng, 2) == 0;
      setup.targeting = below(rng, 2) == 0;
      setup.plots = below(rng, 2) == 0;
      setup.edition = static_cast<Edition>(below(rng, 4));
      setup.floating_assassin = below(rng, 2) == 0;
      if (!setup_error(setup)) return setup;
    }
  }

  static Seat any_seat(Rng& rng) { return Seat(static_cast<int>(below(rng, max_seats))); }
  static std::optional<Seat> maybe_seat(Rng& rng) {
    return below(rng, 4) == 0 ? std::nullopt : std::optional(any_seat(rng));
  }
  static Plot any_plot(Rng& rng) { return static_cast<Plot>(below(rng, plot_kinds)); }

  static ProposeTeam any_proposal(Rng& rng) {
    ProposeTeam action;
    const auto size = 2 + below(rng, 4);
    while (action.team.size() < static_cast<int>(size)) action.team.insert(any_seat(rng));
    if (below(rng, 2) == 0) action.quest = static_cast<std::uint8_t>(1 + below(rng, 5));
    if (below(rng, 2) == 0) action.bearer = action.team.nth(static_cast<int>(below(rng, size)));
    return action;
  }

  static GivePlots any_gift(Rng& rng) {
    GivePlots action;
    for (auto count = 1 + below(rng, 3); count > 0; --count) action.to.push_back(any_seat(rng));
    return action;
  }

  static Action stray_action(Rng& rng) {
    switch (below(rng, 13)) {
      case 0:
        return any_proposal(rng);
      case 1:
        return CastVote{static_cast<Vote>(below(rng, 2))};
      case 2:
        return PlayCard{static_cast<Card>(below(rng, 2))};
      case 3:
        return UseExcalibur{maybe_seat(rng)};
      case 4:
        return AskLady{maybe_seat(rng)};
      case 5:
        return Assassinate{any_seat(rng)};
      case 6:
        return any_gift(rng);
      case 7:
        return PlayPlot{any_plot(rng), maybe_seat(rng)};
      case 8:
        return Pass{};
      case 9:
        return Overhear{any_seat(rng)};
      case 10:
        return OpenUp{any_seat(rng)};
      case 11:
        return EstablishConfidence{any_seat(rng)};
      default:
        return TakeResponsibility{any_seat(rng), any_plot(rng)};
    }
  }
  static bool is_always_allowed(const Action&) { return false; }

  static bool same_knowledge(const View& a, const View& b) { return a.mine == b.mine; }

  static void check_invariants(const State& state) {
    const Table& table = state.table;
    CHECK(table.rejections <= rejections_to_lose);
    CHECK(table.waiting == still_to_decide(table));
    CHECK(count_results(table, Card::Success) <= 3);
    CHECK(count_results(table, Card::Fail) <= 3);
    int good = 0;
    for (const Knowledge& mind : state.secrets.seats) {
      good += mind.side == Side::Good ? 1 : 0;
      const bool turned = mind.side != printed_side(mind.role);
      CHECK((!turned || (is_lancelot(mind.role) && has_loyalty_cards(table.setup))));
    }
    CHECK(good == sizes_for(table.players()).good);
    std::size_t plots = table.plots.deck + table.plots.drawn.size() + table.plots.discarded.size();
    for (const auto& held : table.plots.held) plots += held.size();
    CHECK(plots == (table.setup.plots ? (table.players() >= 7 ? 15U : 7U) : 0U));
  }
};

static_assert(sizeof(MatchOf<Avalon>) < 4096);  // of a running match, beside its log

TEST_CASE("avalon: every game ends and keeps its invariants") { every_game_ends_and_keeps_its_invariants<Avalon>(600); }
TEST_CASE("avalon: exactly the listed actions are accepted") { accepts_exactly_the_legal_actions<Avalon>(60); }
TEST_CASE("avalon: a refused action changes nothing") { a_refused_action_changes_nothing<Avalon>(60); }
TEST_CASE("avalon: replay gives the same game") { replay_gives_the_same_game<Avalon>(150); }
TEST_CASE("avalon: a seat sees nothing of what is hidden") { a_seat_sees_nothing_of_what_is_hidden<Avalon>(80); }
TEST_CASE("avalon: what a seat sees follows from what it is told") {
  what_a_seat_sees_follows_from_what_it_is_told<Avalon>(300);
}
TEST_CASE("avalon: what is written has the shape that the schema says") {
  what_is_written_has_its_shape<Avalon>(40, 20'000);
}
TEST_CASE("avalon: JSON round trips") { json_round_trips<Avalon>(60); }
TEST_CASE("avalon: cached views are fresh views") { cached_views_are_fresh_views<Avalon>(100); }

/// Those who think long are asked less often, and to think little: what is legal does not depend on it.
constexpr Budget little{std::chrono::milliseconds(1)};
bool thinks(const Bot<Avalon>& bot) { return bot.name != "random" && bot.name != "simple"; }

/// Large tables have up to 600,000 deals to think of: one of them is enough.
bool skips(const Bot<Avalon>& bot, const State& state, std::uint64_t game) {
  return thinks(bot) && state.table.players() > 7 && game > 0;
}

TEST_CASE("avalon: every bot plays whole games without an illegal action") {
  for (const auto& bot : bots<Avalon>())
    for (std::uint64_t game = 0; game < (thinks(bot) ? 3U : 300U); ++game) {
      Rng rng = Rng::stream(11, game);
      auto state = new_game<Avalon>(rng).state;
      if (skips(bot, state, game)) continue;
      while (!is_over(state.table)) {
        const Seat seat = state.table.waiting.first();
        const Action action = bot.choose(observe(state, seat), rng, little);
        if (play<Avalon>(state, seat, action, unrecorded)) {
          FAIL(std::string(bot.name) << " plays what is not allowed: " << action_text<Avalon>(action));
          break;
        }
      }
    }
}

TEST_CASE("avalon: no bot makes an illegal move in any position of random games") {
  for (const auto& bot : bots<Avalon>()) {
    int positions = 0;
    in_random_positions<Avalon>(thinks(bot) ? 60 : 200, 14, [&](const State& state, Rng& rng) {
      if (is_over(state.table) || (test::effort() == 1 && skips(bot, state, 2))) return;
      ++positions;
      const View view = observe(state, state.table.waiting.first());
      const Action action = bot.choose(view, rng, little);
      if (refusal(view, action))
        FAIL(std::string(bot.name) << " plays what is not allowed: " << action_text<Avalon>(action));
    });
    CHECK(positions > 100);
    MESSAGE(std::string(bot.name) << ": " << positions << " positions");
  }
}

TEST_CASE("avalon: a bot's choice depends on its view alone") {
  for (const auto& bot : bots<Avalon>()) {
    int positions = 0;
    in_random_positions<Avalon>(thinks(bot) ? 12 : 40, 12, [&](const State& state, Rng& rng) {
      if (skips(bot, state, 2)) return;
      ++positions;
      for (const Seat seat : state.table.waiting) {
        const State world = imagine(observe(state, seat), rng);
        Rng one(std::uint64_t{3});
        Rng two(std::uint64_t{3});
        CHECK(bot.choose(observe(state, seat), one, little) == bot.choose(observe(world, seat), two, little));
        if (thinks(bot)) break;
      }
    });
    CHECK(positions > 100);
  }
}

}  // namespace roundtable::conformance
