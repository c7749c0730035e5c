// What everybody can read from a table. All seats that decide on the same table share it.
#pragma once

#include <map>
#include <memory>
#include <optional>

#include "games/avalon/bots/belief.h"
#include "games/avalon/bots/model_likelihood.h"
#include "games/avalon/bots/reading.h"

namespace roundtable::avalon {

/// Each part is worked out when it is first asked for. For one thread.
class OpenReading {
 public:
  /// Reuses the results for an earlier table of the same game.
  explicit OpenReading(const Table& table, const OpenReading* earlier = nullptr);

  bool is_of(const Table& table) const;
  /// The deals that fit what lies open.
  const PossibleDeals& possible() const { return possible_; }
  /// As everybody reads them, with the models of people.
  const Belief& belief();
  /// For each camp and seat, how much the seat looks like that camp's Merlin to everybody: the natural logarithm of its
  /// share of the belief, divided by 1.5 as playouts use it.
  const std::vector<PerSeat<float>>& merlin_signs();
  /// How well each deal explains what was done.
  const std::vector<float>& log_likelihoods(const Weights& weights);
  /// How likely each viewpoint's seat does what it did, if everybody is of this kind, as natural logarithms.
  const std::vector<double>& likelihoods(PlayerModel kind);
  /// The same of all seats and the cards in one deal; each deal is added up when it is first asked for.
  double log_likelihood_of(PlayerModel kind, std::size_t deal);

 private:
  /// All that the reading depends on.
  struct Source {
    explicit Source(const Table& table);
    bool operator==(const Source&) const = default;

    Setup setup;
    std::size_t phase;
    std::optional<Seat> assassin;  // once the knife is out
    SmallList<Ballot, max_ballots> history;
    std::optional<Proposal> proposal;
    Seat leader;
    std::uint8_t round;
    SmallList<Loyalty, loyalty_deck_size> turned;
    SmallList<Loyalty, quest_count> schedule;
    std::optional<Seat> spotlight;
    std::optional<Card> open_card;
  };

  /// Natural logarithms; each deal when it is first asked for.
  struct ModelLogs {
    std::vector<double> views;
    std::vector<double> camps;
    std::vector<double> deals;
  };

  /// The moments before the last one: nothing can be added to them.
  std::size_t settled() const { return moments_.empty() ? 0 : moments_.size() - 1; }
  bool goes_on_from(const OpenReading& earlier) const;
  void follow(PlayerModel kind);

  Source source_;
  PossibleDeals possible_;
  std::vector<Moment> moments_;
  std::optional<Belief> belief_;
  std::vector<PerSeat<float>> merlin_signs_;
  std::map<const Weights*, std::vector<float>> log_likelihoods_;
  std::array<ModelLogs, player_model_count> likelihoods_;
  // Of the settled moments, for the next table of this game to go on from.
  std::map<const Weights*, LogLikelihoods> settled_log_likelihoods_;
  std::array<ModelLikelihood, player_model_count> settled_likelihoods_;
};

/// Of this table; the last one is kept on each thread.
std::shared_ptr<OpenReading> open_reading(const Table& table);

}  // namespace roundtable::avalon
