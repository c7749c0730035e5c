#include "games/avalon/bots/open_reading.h"

#include <algorithm>
#include <cmath>

namespace roundtable::avalon {

OpenReading::Source::Source(const Table& table)
    : setup(table.setup),
      phase(table.phase.index()),
      history(table.history),
      proposal(table.proposal),
      leader(table.leader),
      round(table.round),
      turned(table.turned),
      schedule(table.schedule),
      spotlight(table.spotlight),
      open_card(table.open_card) {
  if (const auto* knife = std::get_if<Assassinating>(&table.phase)) assassin = knife->assassin;
}

OpenReading::OpenReading(const Table& table, const OpenReading* earlier)
    : source_(table), possible_(PossibleDeals::to_public(table)), moments_(moments_of(table)) {
  if (!earlier || !goes_on_from(*earlier)) return;
  settled_log_likelihoods_ = earlier->settled_log_likelihoods_;
  settled_likelihoods_ = earlier->settled_likelihoods_;
}

bool OpenReading::is_of(const Table& table) const { return source_ == Source(table); }

bool OpenReading::goes_on_from(const OpenReading& earlier) const {
  const std::size_t shared = earlier.settled();
  return possible_.shared_space() == earlier.possible_.shared_space() && settled() >= shared &&
         std::equal(moments_.begin(), moments_.begin() + static_cast<std::ptrdiff_t>(shared), earlier.moments_.begin());
}

const std::vector<float>& OpenReading::log_likelihoods(const Weights& weights) {
  auto& logs = log_likelihoods_[&weights];
  if (!logs.empty()) return logs;
  const DealSpace& space = possible_.space();
  LogLikelihoods& before = settled_log_likelihoods_[&weights];
  const Reading reading(weights, moments_, source_.setup.players, before.moments);
  extend_log_likelihood(settled(), space, reading, before);
  LogLikelihoods now = before;
  extend_log_likelihood(moments_.size(), space, reading, now);
  return logs = by_deal(space, now);
}

void OpenReading::follow(PlayerModel kind) {
  const DealSpace& space = possible_.space();
  ModelLikelihood& before = settled_likelihoods_[static_cast<std::size_t>(kind)];
  extend_likelihood(settled(), kind, space, moments_, before);
  ModelLikelihood now = before;
  extend_likelihood(moments_.size(), kind, space, moments_, now);
  for (double& view : now.chances) view = std::log(view);
  constexpr double unknown = 1;  // no logarithm of a chance
  likelihoods_[static_cast<std::size_t>(kind)] = {std::move(now.chances), std::move(now.camps),
                                                  std::vector<double>(space.size(), unknown)};
}

const std::vector<double>& OpenReading::likelihoods(PlayerModel kind) {
  auto& likelihoods = likelihoods_[static_cast<std::size_t>(kind)];
  if (likelihoods.views.empty()) follow(kind);
  return likelihoods.views;
}

double OpenReading::log_likelihood_of(PlayerModel kind, std::size_t deal) {
  const auto& views = likelihoods(kind);
  auto& of_kind = likelihoods_[static_cast<std::size_t>(kind)];
  double& sum = of_kind.deals[deal];
  if (sum <= 0) return sum;
  const DealSpace& space = possible_.space();
  sum = of_kind.camps[space.camp[deal]];
  for (int seat = 0; seat < space.players; ++seat) sum += views[space.view(deal, seat)];
  return sum;
}

const Belief& OpenReading::belief() {
  if (!belief_) belief_.emplace(possible_, log_likelihoods(fitted_weights().people));
  return *belief_;
}

const std::vector<PerSeat<float>>& OpenReading::merlin_signs() {
  if (!merlin_signs_.empty()) return merlin_signs_;
  const DealSpace& space = possible_.space();
  merlin_signs_.assign(space.camps.size(), PerSeat<float>(space.players));
  const auto& shares = belief().posterior();
  for (std::size_t i = 0; i < shares.size(); ++i) {
    const std::uint32_t deal = belief().deals()[i];
    for (const Seat seat : SeatSet::all(space.players))
      if (space.role(deal, seat) == Role::Merlin) merlin_signs_[space.camp[deal]][seat] += shares[i];
  }
  for (auto& camp : merlin_signs_)
    for (float& seat : camp) seat = std::log(std::max(seat, 1e-9F)) / 1.5F;
  return merlin_signs_;
}

std::shared_ptr<OpenReading> open_reading(const Table& table) {
  thread_local std::shared_ptr<OpenReading> last;
  if (!last || !last->is_of(table)) last = std::make_shared<OpenReading>(table, last.get());
  return last;
}

}  // namespace roundtable::avalon
