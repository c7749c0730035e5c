#include "games/avalon/bots/belief.h"

#include <doctest/doctest.h>

#include <cmath>
#include <set>

#include "engine/random_play.h"
#include "games/avalon/bots/reading.h"
#include "games/avalon/rules/game.h"

using namespace roundtable;
using namespace roundtable::avalon;

namespace {

/// Any characters and modules at a small table.
Setup small_setup(Rng& rng) {
  while (true) {
    Setup setup;
    setup.players = static_cast<std::uint8_t>(5 + below(rng, 2));
    setup.specials = {Role::Merlin};
    for (const Role role : {Role::Percival, Role::Assassin, Role::Mordred, Role::Morgana, Role::Oberon})
      if (below(rng, 2) == 0) setup.specials.insert(role);
    setup.lancelots = static_cast<Lancelots>(below(rng, 4));
    setup.lady = below(rng, 2) == 0;
    setup.excalibur = below(rng, 2) == 0;
    setup.plots = below(rng, 2) == 0;
    setup.targeting = below(rng, 2) == 0;
    setup.edition = static_cast<Edition>(below(rng, 4));
    setup.floating_assassin = !setup.specials.contains(Role::Assassin);
    if (!setup_error(setup)) return setup;
  }
}

State after_actions(const Setup& setup, int actions, Rng& rng) {
  State state = Avalon::prepare(setup);
  carry_out<Avalon>(Avalon::deal(setup, {}, rng), state, unrecorded);
  for (; actions > 0 && !is_over(state.table); --actions) random_step<Avalon>(state, rng, unrecorded);
  return state;
}

std::vector<Role> roles_in(const State& state) {
  std::vector<Role> roles;
  for (const Knowledge& type : state.secrets.seats) roles.push_back(type.role);
  return roles;
}

std::set<std::vector<Role>> possible_deals(const PossibleDeals& possible) {
  std::set<std::vector<Role>> deals;
  const DealSpace& space = possible.space();
  for (const std::uint32_t deal : possible.deals())
    deals.insert({space.deals[deal].begin(), space.deals[deal].begin() + space.players});
  return deals;
}

}  // namespace

TEST_CASE("the deals a seat thinks possible are exactly those of the worlds it cannot tell apart") {
  for (std::uint64_t game = 0; game < 150; ++game) {
    Rng rng = Rng::stream(21, game);
    const Setup setup = small_setup(rng);
    const State state = after_actions(setup, static_cast<int>(below(rng, 70)), rng);
    if (is_over(state.table)) continue;
    const Seat seat(static_cast<int>(below(rng, setup.players)));
    const View view = observe(state, seat);
    const auto possible = possible_deals(PossibleDeals::to_seat(view));
    REQUIRE(possible.contains(roles_in(state)));
    std::set<std::vector<Role>> imagined;
    for (int i = 0; i < 1500 && imagined.size() < possible.size(); ++i) {
      imagined.insert(roles_in(imagine(view, rng)));
      REQUIRE(possible.contains(*imagined.rbegin()));
    }
    if (possible.size() <= 30) CHECK(imagined == possible);
  }
}

TEST_CASE("what the public thinks possible holds the truth and what each seat thinks possible") {
  for (std::uint64_t game = 0; game < 200; ++game) {
    Rng rng = Rng::stream(22, game);
    const State state = after_actions(small_setup(rng), static_cast<int>(below(rng, 90)), rng);
    if (is_over(state.table)) continue;
    const auto open = possible_deals(PossibleDeals::to_public(state.table));
    CHECK(open.contains(roles_in(state)));
    for (const auto& deal : possible_deals(PossibleDeals::to_seat(observe(state, Seat(0))))) CHECK(open.contains(deal));
  }
}

TEST_CASE("a reading by tables is the product of all factors, one by one") {
  Rng rng(std::uint64_t{5});
  Setup setup;
  setup.specials = {Role::Merlin, Role::Assassin, Role::Percival, Role::Morgana};
  const State state = after_actions(setup, 45, rng);
  const auto moments = moments_of(state.table);
  REQUIRE(moments.size() > 3);
  const Behaviour model;
  const Weights weights(fitted_weights().people.begin(),
                        fitted_weights().people.begin() + static_cast<std::ptrdiff_t>(model.weights()));
  const auto space = deals_of(characters(setup), setup.lancelots);
  const auto logs = log_likelihoods(*space, Reading(weights, moments, setup.players));
  const auto value = [&](const Factor& factor, std::size_t begin, std::span<const float> x, std::size_t cell) {
    const auto own = std::span(weights).subspan(begin);
    return double{factor.value(own, factor.hidden_input(own, x), cell)};
  };
  for (std::size_t deal = 0; deal < space->size(); ++deal) {
    const SeatSet evil = space->camps[space->camp[deal]][0];
    double sum = 0;
    bool possible = true;
    for (const Moment& moment : moments) {
      for (const Seat seat : SeatSet::all(setup.players)) {
        const auto& view = space->viewpoints[space->view(deal, seat.index())];
        const auto& x = moment.vote[static_cast<std::size_t>(seat.index())];
        const bool approve = moment.approving.contains(seat);
        if (moment.voted)
          sum += value(model.vote, model.begin_vote(), x,
                       with_vote(VoteCell::of(view.type[0], view.seen[0], moment), VoteCell::count, approve));
        if (seat == moment.leader)
          sum += value(model.proposal, model.begin_proposal(), moment.proposal,
                       ProposalCell::of(view.type[0], view.seen[0], moment));
        if (space->role(deal, seat) != Role::Percival) continue;
        const auto& sighting = space->sightings[space->sighting[deal]];
        if (moment.voted)
          sum += value(model.sighted_vote, model.begin_sighted_vote(), x,
                       with_vote(SightedVoteCell::of(sighting, moment), SightedVoteCell::count, approve));
        if (seat == moment.leader)
          sum += value(model.sighted_proposal, model.begin_sighted_proposal(), moment.proposal,
                       SightedProposalCell::of(sighting, moment));
      }
      if (!moment.fails) continue;
      possible = possible && (moment.team & evil).size() >= *moment.fails;
      sum += value(model.quest, model.begin_quest(), moment.quest,
                   QuestCell::with_result(QuestCell::of(evil, moment), *moment.fails));
    }
    if (possible)
      CHECK(double{logs[deal]} == doctest::Approx(sum).epsilon(1e-4));
    else
      CHECK(logs[deal] < impossible / 2);
  }
}

TEST_CASE("chances add up: so many evil seats, one Merlin, and a clean team is one without evil") {
  Rng rng(std::uint64_t{8});
  for (int game = 0; game < 30; ++game) {
    Setup setup;
    setup.players = 7;
    const State state = after_actions(setup, 40, rng);
    if (is_over(state.table)) continue;
    const Belief belief = read_publicly(state.table);
    double evil = 0;
    double merlin = 0;
    for (const double chance : belief.chance_of_evil()) evil += chance;
    for (const double chance : belief.chance_of(Role::Merlin)) merlin += chance;
    CHECK(evil == doctest::Approx(3).epsilon(1e-3));
    CHECK(merlin == doctest::Approx(1).epsilon(1e-3));
    const Seat first(0);
    CHECK(belief.chance_of_clean(SeatSet::of(first)) ==
          doctest::Approx(1 - belief.chance_of_evil()[first]).epsilon(1e-3));
  }
}

TEST_CASE("seats that know each other know it in their belief too") {
  Rng rng(std::uint64_t{9});
  Setup setup;
  setup.players = 10;
  setup.specials = {Role::Merlin, Role::Assassin, Role::Percival, Role::Morgana, Role::Mordred, Role::Oberon};
  const State state = after_actions(setup, 0, rng);
  for (const Seat seat : state.table.everyone()) {
    const View view = observe(state, seat);
    const Belief belief = read_as(view);
    for (const Seat evil : view.mine.opening.evil)
      CHECK(belief.chance_of_evil()[evil] == doctest::Approx(1).epsilon(1e-3));
    const SeatSet pair = view.mine.opening.merlin_or_morgana;
    for (const Seat other : pair) CHECK(belief.chance_of(Role::Merlin)[other] == doctest::Approx(0.5).epsilon(0.01));
  }
}
