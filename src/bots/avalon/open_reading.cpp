#include "bots/avalon/open_reading.h"

#include <algorithm>
#include <cmath>

#include "bots/avalon/reading.h"

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

OpenReading::OpenReading(const Table& table)
    : source_(table), possible_(Possible::to_public(table)), moments_(moments_of(table)) {}

bool OpenReading::is_of(const Table& table) const { return source_ == Source(table); }

const std::vector<float>& OpenReading::explained(const Weights& weights) {
  auto& logs = explained_[&weights];
  if (logs.empty()) logs = explain(possible_.space(), Reading(weights, moments_, source_.setup.players));
  return logs;
}

const Conduct& OpenReading::conduct(Kind kind) {
  auto& conduct = conduct_[static_cast<std::size_t>(kind)];
  if (!conduct) conduct = conduct_of(kind, possible_.space(), moments_);
  return *conduct;
}

const Belief& OpenReading::belief() {
  if (!belief_) belief_.emplace(possible_, explained(fitted_weights().people));
  return *belief_;
}

const std::vector<PerSeat<float>>& OpenReading::merlin_signs() {
  if (!merlin_signs_.empty()) return merlin_signs_;
  const DealSpace& space = possible_.space();
  merlin_signs_.assign(space.camps.size(), PerSeat<float>(space.players));
  const auto& shares = belief().shares();
  for (std::size_t deal = 0; deal < shares.size(); ++deal)
    for (const Seat seat : SeatSet::all(space.players))
      if (space.role(deal, seat) == Role::Merlin) merlin_signs_[space.camp[deal]][seat] += shares[deal];
  for (auto& camp : merlin_signs_)
    for (float& seat : camp) seat = std::log(std::max(seat, 1e-9F)) / 1.5F;
  return merlin_signs_;
}

std::shared_ptr<OpenReading> open_reading(const Table& table) {
  thread_local std::shared_ptr<OpenReading> last;
  if (!last || !last->is_of(table)) last = std::make_shared<OpenReading>(table);
  return last;
}

}  // namespace roundtable::avalon
