// What one viewer may think of the deal: every deal that fits what it knows, with its probability.
#pragma once

#include <memory>
#include <vector>

#include "games/avalon/bots/deals.h"
#include "games/avalon/rules/view.h"

namespace roundtable::avalon {

/// Which deals fit: what lies open, and what the viewer knows beyond that if there is one.
class PossibleDeals {
 public:
  static PossibleDeals to_public(const Table& table);
  static PossibleDeals to_seat(const View& view);

  const DealSpace& space() const { return *space_; }
  std::shared_ptr<const DealSpace> shared_space() const { return space_; }
  const DealList& deals() const { return *deals_; }
  std::shared_ptr<const DealList> shared_deals() const { return deals_; }

 private:
  std::shared_ptr<const DealSpace> space_;
  std::shared_ptr<const DealList> deals_;
};

/// Logarithms of possible deals as chances that add up to 1. If none of the deals explains what was done, all of them
/// are equally likely.
std::vector<float> posterior_from(std::vector<float> logs);

class Belief {
 public:
  /// Every possible deal equally likely.
  explicit Belief(const PossibleDeals& possible);
  /// By how well each deal of the space explains what was done, as logarithms; impossible deals stay so.
  Belief(const PossibleDeals& possible, const std::vector<float>& logs);

  const DealSpace& space() const { return *space_; }
  /// The possible deals, and the chance of each of them in the same order.
  const DealList& deals() const { return *deals_; }
  const std::vector<float>& posterior() const { return posterior_; }

  /// The chance that each seat's character is of this kind.
  PerSeat<double> chance_of(Role role) const;
  /// The chance that each seat is evil, the Lancelots as printed or changed.
  PerSeat<double> chance_of_evil(bool lancelots_changed = false) const;
  /// The chance that nobody on this team is evil.
  double chance_of_clean(SeatSet team, bool lancelots_changed = false) const;

 private:
  std::vector<double> camps() const;

  std::shared_ptr<const DealSpace> space_;
  std::shared_ptr<const DealList> deals_;
  std::vector<float> posterior_;
};

/// The public's or a seat's reading of a game, with the models that come with the program.
Belief read_publicly(const Table& table);
Belief read_as(const View& view);

/// Whether the Lancelots stand changed at this moment.
bool lancelots_changed(const Table& table);

}  // namespace roundtable::avalon
