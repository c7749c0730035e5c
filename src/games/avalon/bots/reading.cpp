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
    const Hidden hidden_input = model.vote.hidden_input(own, x);
    for (std::size_t cell = 0; cell < VoteCell::count; ++cell)
      values.vote[place(seat)][cell] +=
          share * model.vote.value(own, hidden_input, with_vote(cell, VoteCell::count, approve));
    const Hidden seen = model.sighted_vote.hidden_input(sighted, x);
    for (std::size_t cell = 0; cell < SightedVoteCell::count; ++cell)
      values.sighted_vote[place(seat)][cell] +=
          share * model.sighted_vote.value(sighted, seen, with_vote(cell, SightedVoteCell::count, approve));
  }
}

void Reading::value_proposal(std::span<const float> weights, float share, const Moment& moment, Values& values) {
  const Behaviour model;
  const auto own = weights.subspan(model.begin_proposal());
  const Hidden hidden_input = model.proposal.hidden_input(own, moment.proposal);
  for (std::size_t cell = 0; cell < ProposalCell::count; ++cell)
    values.proposal[cell] += share * model.proposal.value(own, hidden_input, cell);
  const auto sighted = weights.subspan(model.begin_sighted_proposal());
  const Hidden seen = model.sighted_proposal.hidden_input(sighted, moment.proposal);
  for (std::size_t cell = 0; cell < SightedProposalCell::count; ++cell)
    values.sighted_proposal[cell] += share * model.sighted_proposal.value(sighted, seen, cell);
}

void Reading::value_quest(std::span<const float> weights, float share, const Moment& moment, Values& values) {
  const Behaviour model;
  const auto own = weights.subspan(model.begin_quest());
  const Hidden hidden_input = model.quest.hidden_input(own, moment.quest);
  for (std::size_t cell = 0; cell < QuestCell::of_result; ++cell)
    values.quest[cell] += share * model.quest.value(own, hidden_input, QuestCell::with_result(cell, *moment.fails));
}

float Reading::view(const Viewpoint& view, std::size_t begin, std::size_t end, float before) const {
  float sum = before;
  for (std::size_t i = begin; i < end; ++i) {
    const Moment& moment = moments_[i];
    const PlayerType type = view.type[moment.changed];
    const SeatSet seen = view.seen[moment.changed];
    if (moment.voted) sum += values_[i].vote[place(view.seat)][VoteCell::of(type, seen, moment)];
    if (moment.leader == view.seat) sum += values_[i].proposal[ProposalCell::of(type, seen, moment)];
  }
  return sum;
}

float Reading::sighting(const PercivalSight& sighting, std::size_t begin, std::size_t end, float before) const {
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

void extend_log_likelihood(std::size_t end, const DealSpace& space, const Reading& reading, LogLikelihoods& logs) {
  const std::size_t begin = std::exchange(logs.moments, end);
  logs.views.resize(space.viewpoints.size());
  logs.sightings.resize(space.sightings.size());
  logs.camps.resize(space.camps.size());
  for (std::size_t i = 0; i < space.viewpoints.size(); ++i)
    logs.views[i] = reading.view(space.viewpoints[i], begin, end, logs.views[i]);
  for (std::size_t i = 1; i < space.sightings.size(); ++i)  // the first one is no Percival
    logs.sightings[i] = reading.sighting(space.sightings[i], begin, end, logs.sightings[i]);
  for (std::size_t i = 0; i < space.camps.size(); ++i)
    logs.camps[i] = reading.camp(space.camps[i], begin, end, logs.camps[i]);
}

std::vector<float> by_deal(const DealSpace& space, const LogLikelihoods& parts) {
  std::vector<float> logs(space.size());
  const auto players = static_cast<std::size_t>(space.players);
  for (std::size_t deal = 0; deal < space.size(); ++deal) {
    float sum = parts.sightings[space.sighting[deal]] + parts.camps[space.camp[deal]];
    for (std::size_t seat = 0; seat < players; ++seat) sum += parts.views[space.views[deal * players + seat]];
    logs[deal] = sum;
  }
  return logs;
}

std::vector<float> log_likelihoods(const DealSpace& space, const Reading& reading) {
  LogLikelihoods logs;
  extend_log_likelihood(reading.moments().size(), space, reading, logs);
  return by_deal(space, logs);
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
