#include "games/avalon/bots/reading.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace roundtable::avalon {
namespace {

std::size_t place(Seat seat) { return static_cast<std::size_t>(seat.index()); }

}  // namespace

Reading::Reading(const Weights& weights, std::vector<Moment> moments, int players, std::size_t begin)
    : moments_(std::move(moments)), values_(moments_.size()), players_(players) {
  const std::size_t size = Behaviour().weights();
  const std::size_t fits = weights.size() / size;
  for (std::size_t i = 0; i < fits; ++i)
    value(std::span(weights).subspan(i * size, size), 1.0F / static_cast<float>(fits), begin);
}

void Reading::value(std::span<const float> weights, float share, std::size_t begin) {
  for (std::size_t i = begin; i < moments_.size(); ++i) {
    value_proposal(weights, share, moments_[i], values_[i]);
    if (moments_[i].voted) value_votes(weights, share, moments_[i], values_[i]);
    if (moments_[i].fails) value_quest(weights, share, moments_[i], values_[i]);
  }
}

void Reading::value_votes(std::span<const float> weights, float share, const Moment& moment, Values& values) const {
  const Behaviour model;
  const auto own = weights.subspan(model.begin_vote());
  const auto sighted = weights.subspan(model.begin_sighted_vote());
  for (const Seat seat : SeatSet::all(players_)) {
    const auto& x = moment.vote[place(seat)];
    const bool approve = moment.approving.contains(seat);
    const Hidden inward = model.vote.inward(own, x);
    for (std::size_t cell = 0; cell < VoteCell::count; ++cell)
      values.vote[place(seat)][cell] +=
          share * model.vote.value(own, inward, with_vote(cell, VoteCell::count, approve));
    const Hidden seen = model.sighted_vote.inward(sighted, x);
    for (std::size_t cell = 0; cell < SightedVoteCell::count; ++cell)
      values.sighted_vote[place(seat)][cell] +=
          share * model.sighted_vote.value(sighted, seen, with_vote(cell, SightedVoteCell::count, approve));
  }
}

void Reading::value_proposal(std::span<const float> weights, float share, const Moment& moment, Values& values) {
  const Behaviour model;
  const auto own = weights.subspan(model.begin_proposal());
  const Hidden inward = model.proposal.inward(own, moment.proposal);
  for (std::size_t cell = 0; cell < ProposalCell::count; ++cell)
    values.proposal[cell] += share * model.proposal.value(own, inward, cell);
  const auto sighted = weights.subspan(model.begin_sighted_proposal());
  const Hidden seen = model.sighted_proposal.inward(sighted, moment.proposal);
  for (std::size_t cell = 0; cell < SightedProposalCell::count; ++cell)
    values.sighted_proposal[cell] += share * model.sighted_proposal.value(sighted, seen, cell);
}

void Reading::value_quest(std::span<const float> weights, float share, const Moment& moment, Values& values) {
  const Behaviour model;
  const auto own = weights.subspan(model.begin_quest());
  const Hidden inward = model.quest.inward(own, moment.quest);
  for (std::size_t cell = 0; cell < QuestCell::of_result; ++cell)
    values.quest[cell] += share * model.quest.value(own, inward, QuestCell::with_result(cell, *moment.fails));
}

float Reading::view(const Viewpoint& view, std::size_t begin, std::size_t end, float before) const {
  float sum = before;
  for (std::size_t i = begin; i < end; ++i) {
    const Moment& moment = moments_[i];
    const Mind mind = view.mind[moment.changed];
    const SeatSet seen = view.seen[moment.changed];
    if (moment.voted) sum += values_[i].vote[place(view.seat)][VoteCell::of(mind, seen, moment)];
    if (moment.leader == view.seat) sum += values_[i].proposal[ProposalCell::of(mind, seen, moment)];
  }
  return sum;
}

float Reading::sighting(const Sighting& sighting, std::size_t begin, std::size_t end, float before) const {
  float sum = before;
  for (std::size_t i = begin; i < end; ++i) {
    const Moment& moment = moments_[i];
    if (moment.voted) sum += values_[i].sighted_vote[place(sighting.percival)][SightedVoteCell::of(sighting, moment)];
    if (moment.leader == sighting.percival)
      sum += values_[i].sighted_proposal[SightedProposalCell::of(sighting, moment)];
  }
  return sum;
}

float Reading::camp(const EvilSeats& evil, std::size_t begin, std::size_t end, float before) const {
  if (before <= impossible / 2) return impossible;
  float sum = before;
  for (std::size_t i = begin; i < end; ++i) {
    const Moment& moment = moments_[i];
    if (!moment.fails) continue;
    const int gone = (moment.team & evil[moment.changed_on_quest]).size();
    if (moment.struck) continue;  // what was played is not what was counted
    if (*moment.fails > gone) return impossible;
    sum += values_[i].quest[QuestCell::of(evil[moment.changed_on_quest], moment)];
  }
  return sum;
}

void explain_up_to(std::size_t end, const DealSpace& space, const Reading& reading, Explained& explained) {
  const std::size_t begin = std::exchange(explained.moments, end);
  explained.views.resize(space.viewpoints.size());
  explained.sightings.resize(space.sightings.size());
  explained.camps.resize(space.camps.size());
  for (std::size_t i = 0; i < space.viewpoints.size(); ++i)
    explained.views[i] = reading.view(space.viewpoints[i], begin, end, explained.views[i]);
  for (std::size_t i = 1; i < space.sightings.size(); ++i)  // the first one is no Percival
    explained.sightings[i] = reading.sighting(space.sightings[i], begin, end, explained.sightings[i]);
  for (std::size_t i = 0; i < space.camps.size(); ++i)
    explained.camps[i] = reading.camp(space.camps[i], begin, end, explained.camps[i]);
}

std::vector<float> by_deal(const DealSpace& space, const Explained& explained) {
  std::vector<float> logs(space.size());
  const auto players = static_cast<std::size_t>(space.players);
  for (std::size_t deal = 0; deal < space.size(); ++deal) {
    float sum = explained.sightings[space.sighting[deal]] + explained.camps[space.camp[deal]];
    for (std::size_t seat = 0; seat < players; ++seat) sum += explained.views[space.views[deal * players + seat]];
    logs[deal] = sum;
  }
  return logs;
}

std::vector<float> explain(const DealSpace& space, const Reading& reading) {
  Explained explained;
  explain_up_to(reading.moments().size(), space, reading, explained);
  return by_deal(space, explained);
}

void normalise(std::vector<float>& logs) {
  const float most = logs.empty() ? impossible : *std::max_element(logs.begin(), logs.end());
  double sum = 0;
  for (float& log : logs) {
    log = most <= impossible / 2 || log <= impossible / 2 ? 0.0F : std::exp(log - most);
    sum += log;
  }
  if (sum <= 0) return;
  for (float& share : logs) share = static_cast<float>(share / sum);
}

}  // namespace roundtable::avalon
