#include "games/avalon/review/outlook.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "games/avalon/bots/reading.h"
#include "games/avalon/bots/worlds.h"

namespace roundtable::lab {

using namespace avalon;

namespace {

template <class Condition>
SeatSet seats_where(const State& state, Condition holds) {
  SeatSet seats;
  for (const Seat seat : state.table.everyone()) seats.insert_if(holds(state.secrets.seats[seat]), seat);
  return seats;
}

SeatSet seats_hidden_in(Look look, const State& state) {
  return seats_where(state, [look](const Knowledge& seat) { return hides_in(seat.role, look); });
}

bool is_at_stake(const Table& table) {
  return table.proposal && !table.results[static_cast<std::size_t>(table.proposal->quest - 1)];
}

/// The quests still to come: the one at stake, then the others in their order.
std::vector<int> quests_to_come(const Table& table) {
  std::vector<int> quests;
  if (is_at_stake(table)) quests.push_back(table.proposal->quest);
  for (int quest = 1; quest <= quest_count; ++quest)
    if (!table.results[static_cast<std::size_t>(quest - 1)] && (quests.empty() || quests[0] != quest))
      quests.push_back(quest);
  return quests;
}

PlayoutStart playout_start(const Table& table) {
  PlayoutStart start;
  start.players = table.players();
  start.successes = count_results(table, Card::Success);
  start.failures = count_results(table, Card::Fail);
  start.round = std::min(start.successes + start.failures + 1, quest_count);
  start.rejections = table.rejections;
  start.leader = table.leader;
  start.knife = has_merlin(table.setup);
  auto place = static_cast<std::size_t>(start.round - 1);
  for (const int quest : quests_to_come(table)) start.quests[place++] = quest;
  return start;
}

FirstStep first_step(const Table& table) {
  FirstStep step{FirstStep::What::Nothing, {}, false, false, false};
  if (table.proposal) step.team = table.proposal->team;
  if (std::holds_alternative<Voting>(table.phase)) step.what = FirstStep::What::Propose;
  if (std::holds_alternative<Questing>(table.phase) || std::holds_alternative<Bearing>(table.phase))
    step.what = FirstStep::What::Card;
  return step;
}

/// How much each seat looks like Merlin to those who know the evil seats; playouts count it in these units.
PerSeat<float> merlin_signs(const Belief& belief, SeatSet evil, bool changed) {
  const DealSpace& space = belief.space();
  PerSeat<float> signs(space.players);
  for (std::size_t i = 0; i < belief.deals().size(); ++i) {
    const std::uint32_t deal = belief.deals()[i];
    if (space.camps[space.camp[deal]][changed ? 1 : 0] != evil) continue;
    for (const Seat seat : SeatSet::all(space.players))
      if (space.role(deal, seat) == Role::Merlin) signs[seat] += belief.posterior()[i];
  }
  for (float& sign : signs) sign = std::log(std::max(sign, 1e-9F)) / 1.5F;
  return signs;
}

World world_of(const State& state, const Belief& belief, bool changed) {
  World world;
  world.evil = seats_where(state, [](const Knowledge& seat) { return seat.side == Side::Evil; });
  world.unknown_to_evil = seats_hidden_in(Look::Evil, state);
  world.seen_by_merlin = world.evil - seats_hidden_in(Look::Merlin, state);
  const SeatSet merlin = seats_where(state, [](const Knowledge& seat) { return seat.role == Role::Merlin; });
  if (!merlin.empty()) world.merlin = merlin.first();
  world.merlin_signs = merlin_signs(belief, world.evil, changed);
  return world;
}

/// In playouts good judges by results alone, and so loses more often than people do while there is much to come. On 588
/// recorded games of people this shift of the odds makes the mean right after so many quests; what is certain stays so.
double as_people_fare(double good, const Table& table) {
  constexpr std::array<double, quest_count> shift{0.85, 0.8, 0.55, 0.3, 0};
  const int successes = count_results(table, Card::Success);
  const int done = successes + count_results(table, Card::Fail);
  if (good <= 0 || successes == results_to_win || done >= quest_count) return good;
  return 1 / (1 + (1 - good) / good * std::exp(-shift[static_cast<std::size_t>(done)]));
}

std::vector<double> listed(const PerSeat<double>& chances) { return {chances.begin(), chances.end()}; }

}  // namespace

AvalonOutlook::AvalonOutlook(const Table& table)
    : changed_(lancelots_changed(table)), open_(PossibleDeals::to_public(table)) {
  const auto moments = moments_of(table);
  people_ = log_likelihoods(open_.space(), Reading(fitted_weights().people, moments, table.players()));
  knife_ = log_likelihoods(open_.space(), Reading(fitted_weights().knife, moments, table.players()));
}

Eyes AvalonOutlook::eyes(const PossibleDeals& possible) const {
  return {listed(Belief(possible, people_).chance_of_evil(changed_)),
          listed(Belief(possible, knife_).chance_of(Role::Merlin))};
}

Eyes AvalonOutlook::eyes_of(const State& state, Seat seat) const {
  return eyes(PossibleDeals::to_seat(observe(state, seat)));
}

PerSeat<double> AvalonOutlook::merlin_to(const State& state, Seat seat) const {
  return Belief(PossibleDeals::to_seat(observe(state, seat)), knife_).chance_of(Role::Merlin);
}

double AvalonOutlook::chance_of_good(const State& state, std::size_t playouts, std::uint64_t seed) const {
  if (const auto* over = std::get_if<Over>(&state.table.phase)) return over->winner == Side::Good ? 1 : 0;
  const Belief belief(open_, people_);
  const Suspects open = suspects_of(open_.space(), changed_ ? 1 : 0, belief.deals(), belief.posterior());
  const World world = world_of(state, Belief(open_, knife_), changed_);
  Playout playout(playout_start(state.table), std::nullopt, open, open);
  std::size_t wins = 0;
  for (std::size_t i = 0; i < playouts; ++i)
    wins += playout.good_wins(world, first_step(state.table), Rng::stream(seed, i)) ? 1 : 0;
  return as_people_fare(static_cast<double>(wins) / static_cast<double>(playouts), state.table);
}

}  // namespace roundtable::lab
