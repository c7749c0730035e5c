#include "games/avalon/bots/worlds.h"

namespace roundtable::avalon {
namespace {

PerSeat<float> heuristic_signs(const OpenView& open, SeatSet evil) {
  PerSeat<float> signs(open.space.players);
  for (const Ballot& ballot : open.history)
    for (const Seat seat : SeatSet::all(open.space.players))
      signs[seat] +=
          heuristic_sign(seat, ballot.leader, ballot.approving.contains(seat), !(ballot.proposal.team & evil).empty());
  return signs;
}

SeatSet seats_hidden_in(const DealSpace& space, std::size_t deal, Look look) {
  SeatSet seats;
  for (const Seat seat : SeatSet::all(space.players)) seats.insert_if(hides_in(space.role(deal, seat), look), seat);
  return seats;
}

World world_of(const OpenView& open, std::size_t deal, PlayerModel kind) {
  const DealSpace& space = open.space;
  World world;
  world.evil = space.camps[space.camp[deal]][open.changed];
  world.kind = kind;
  world.merlin_signs =
      kind == PlayerModel::Heuristic ? heuristic_signs(open, world.evil) : open.merlin_signs[space.camp[deal]];
  world.unknown_to_evil = seats_hidden_in(space, deal, Look::Evil);
  const SeatSet merlin = seats_with(space, deal, Role::Merlin);
  if (!merlin.empty()) world.merlin = merlin.first();
  world.seen_by_merlin = world.evil - seats_hidden_in(space, deal, Look::Merlin);
  return world;
}

}  // namespace

SeatSet seats_with(const DealSpace& space, std::size_t deal, Role role) {
  SeatSet seats;
  for (const Seat seat : SeatSet::all(space.players)) seats.insert_if(space.role(deal, seat) == role, seat);
  return seats;
}

Suspects suspects_of(const DealSpace& space, std::size_t changed, const DealList& deals,
                     const std::vector<float>& shares) {
  Suspects suspects;
  for (const auto& camp : space.camps) suspects.camps.push_back(camp[changed]);
  suspects.weights.resize(suspects.camps.size());
  for (std::size_t i = 0; i < deals.size(); ++i) suspects.weights[space.camp[deals[i]]] += shares[i];
  return suspects;
}

Worlds imagine_worlds(const OpenView& open, const Opponents& opponents, std::size_t count, Rng& rng) {
  Worlds worlds;
  const double step = 1.0 / static_cast<double>(count);
  double next = step * static_cast<double>(below(rng, 1'000'000)) / 1'000'000;
  double sum = 0;
  for (std::size_t kind = 0; kind < player_model_count; ++kind)
    for (std::size_t i = 0; i < opponents.posterior[kind].size(); ++i) {
      sum += opponents.chance[kind] * double{opponents.posterior[kind][i]};
      if (next >= sum || worlds.size() == count) continue;
      worlds.all.push_back(world_of(open, (*opponents.deals)[i], static_cast<PlayerModel>(kind)));
      for (; next < sum && worlds.size() < count; next += step)
        worlds.order.push_back(static_cast<std::uint32_t>(worlds.all.size() - 1));
    }
  while (worlds.size() < count && worlds.size() > 0) worlds.order.push_back(worlds.order.back());
  shuffle(rng, worlds.order.begin(), worlds.order.end());
  return worlds;
}

}  // namespace roundtable::avalon
