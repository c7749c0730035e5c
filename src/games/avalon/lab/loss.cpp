#include "games/avalon/lab/loss.h"

#include <cmath>

#include "games/avalon/bots/reading.h"
#include "games/avalon/lab/read.h"

namespace roundtable::lab {

using namespace avalon;

namespace {

constexpr std::size_t most_deals = 40'000;  // larger spaces cost more time than they teach

std::size_t place(Seat seat) { return static_cast<std::size_t>(seat.index()); }

/// How the loss changes with each view, sighting and camp of a space.
struct SpaceGradient {
  std::vector<float> views, sightings, camps;
  explicit SpaceGradient(const DealSpace& space)
      : views(space.viewpoints.size()), sightings(space.sightings.size()), camps(space.camps.size()) {}
};

/// Adds the gradient of a factor's value to that of its weights.
class Backward {
 public:
  Backward(const Factor& factor, std::size_t begin, const Weights& weights, Weights& gradient)
      : factor_(factor), weights_(std::span(weights).subspan(begin)), gradient_(std::span(gradient).subspan(begin)) {}

  void begin(std::span<const float> x) {
    x_ = x;
    hidden_input_ = factor_.hidden_input(weights_, x);
    back_ = {};
  }
  void cell(std::size_t cell, float slope) {
    if (slope == 0) return;
    gradient_[factor_.own(cell)] += slope;
    for (std::size_t unit = 0; unit < hidden_units; ++unit) {
      const float active = hidden_input_[unit] + weights_[factor_.shift(cell) + unit];
      if (active <= 0) continue;
      gradient_[factor_.out() + unit] += slope * active;
      const float behind = slope * weights_[factor_.out() + unit];
      gradient_[factor_.shift(cell) + unit] += behind;
      back_[unit] += behind;
    }
  }
  void end() {
    for (std::size_t feature = 0; feature < factor_.features(); ++feature) {
      if (x_[feature] == 0) continue;
      for (std::size_t unit = 0; unit < hidden_units; ++unit)
        gradient_[factor_.in(feature) + unit] += back_[unit] * x_[feature];
    }
  }

 private:
  const Factor& factor_;
  std::span<const float> weights_;
  std::span<float> gradient_;
  std::span<const float> x_;
  Hidden hidden_input_{};
  Hidden back_{};
};

/// One game under the present weights: its loss, and what that loss says about the weights.
class GameLoss {
 public:
  GameLoss(const HumanGame& game, const Weights& weights, const FitPlan& plan)
      : game_(game),
        plan_(plan),
        weights_(weights),
        space_(deals_of(game.roles, game.table.setup.lancelots)),
        reading_(weights, moments_of(game.table), space_->players) {}

  bool is_too_large() const { return space_->size() > most_deals; }

  double loss_and_gradient(Weights& gradient) {
    double loss = 0;
    const auto stops = checkpoints();
    sum_up(stops);
    SpaceGradient sum(*space_);
    for (std::size_t i = stops.size(); i-- > 0;) {
      loss += observe(i, sum);
      loss += name_merlin(i, i + 1 == stops.size() ? 1.0 : 0.25, sum);
      backpropagate(sum, i == 0 ? 0 : stops[i - 1], stops[i], gradient);
    }
    return loss;
  }

 private:
  /// After each quest; after the last one the rest of the game counts too.
  std::vector<std::size_t> checkpoints() const {
    std::vector<std::size_t> stops;
    const auto& moments = reading_.moments();
    for (std::size_t i = 0; i < moments.size(); ++i)
      if (moments[i].fails) stops.push_back(i + 1);
    if (stops.empty() || stops.back() != moments.size()) stops.push_back(moments.size());
    return stops;
  }

  /// The logarithms of all deals at every checkpoint.
  void sum_up(const std::vector<std::size_t>& stops) {
    std::vector<float> views(space_->viewpoints.size());
    std::vector<float> sightings(space_->sightings.size());
    std::vector<float> camps(space_->camps.size());
    std::size_t begin = 0;
    for (const std::size_t end : stops) {
      for (std::size_t i = 0; i < views.size(); ++i) views[i] += reading_.view(space_->viewpoints[i], begin, end);
      for (std::size_t i = 1; i < sightings.size(); ++i)
        sightings[i] += reading_.sighting(space_->sightings[i], begin, end);
      for (std::size_t i = 0; i < camps.size(); ++i) camps[i] += reading_.camp(space_->camps[i], begin, end);
      std::vector<float>& logs = logs_.emplace_back(space_->size());
      const auto players = static_cast<std::size_t>(space_->players);
      for (std::size_t deal = 0; deal < logs.size(); ++deal) {
        float sum = sightings[space_->sighting[deal]] + camps[space_->camp[deal]];
        for (std::size_t seat = 0; seat < players; ++seat) sum += views[space_->views[deal * players + seat]];
        logs[deal] = sum;
      }
      begin = end;
    }
  }

  /// Cross entropy of `right` among `possible`; adds its gradient to the sums.
  template <class PossibleDeals, class Right>
  double cross_entropy(std::vector<float> logs, double weight, PossibleDeals possible, Right right,
                       SpaceGradient& sum) const {
    if (weight == 0) return 0;
    for (std::size_t deal = 0; deal < logs.size(); ++deal)
      if (!possible(deal)) logs[deal] = impossible;
    normalise(logs);
    double share = 0;
    for (std::size_t deal = 0; deal < logs.size(); ++deal)
      if (right(deal)) share += logs[deal];
    if (share <= 1e-12) return 0;  // a game that its own roles do not explain teaches nothing
    const auto players = static_cast<std::size_t>(space_->players);
    for (std::size_t deal = 0; deal < logs.size(); ++deal) {
      if (logs[deal] < 1e-7F) continue;
      const auto slope = static_cast<float>(weight * (right(deal) ? logs[deal] - logs[deal] / share : logs[deal]));
      sum.sightings[space_->sighting[deal]] += slope;
      sum.camps[space_->camp[deal]] += slope;
      for (std::size_t seat = 0; seat < players; ++seat) sum.views[space_->views[deal * players + seat]] += slope;
    }
    return -weight * std::log(share);
  }

  double observe(std::size_t checkpoint, SpaceGradient& sum) const {
    const SeatSet evil = game_.evil();
    return cross_entropy(
        logs_[checkpoint], plan_.observer_share, [](std::size_t) { return true; },
        [&](std::size_t deal) { return space_->camps[space_->camp[deal]][0] == evil; }, sum);
  }

  double name_merlin(std::size_t checkpoint, double share, SpaceGradient& sum) const {
    const SeatSet merlin = game_.with_role(Role::Merlin);
    if (merlin.empty()) return 0;
    const double weight = share * plan_.merlin_share * (game_.target ? 1.0 : 0.5);
    return cross_entropy(
        logs_[checkpoint], weight, [&](std::size_t deal) { return evil_may_think_of(game_, *space_, deal); },
        [&](std::size_t deal) { return space_->role(deal, merlin.first()) == Role::Merlin; }, sum);
  }

  void backpropagate(const SpaceGradient& sum, std::size_t begin, std::size_t end, Weights& gradient) const {
    for (std::size_t i = begin; i < end; ++i) {
      const Moment& moment = reading_.moments()[i];
      Reading::Values gradients;
      for (std::size_t view = 0; view < sum.views.size(); ++view)
        add_view(sum.views[view], space_->viewpoints[view], moment, gradients);
      for (std::size_t seen = 1; seen < sum.sightings.size(); ++seen)
        add_sighting(sum.sightings[seen], space_->sightings[seen], moment, gradients);
      for (std::size_t camp = 0; camp < sum.camps.size(); ++camp)
        gradients.quest[QuestCell::of(space_->camps[camp][moment.changed_on_quest], moment)] += sum.camps[camp];
      push(moment, gradients, gradient);
    }
  }

  static void add_view(float slope, const Viewpoint& view, const Moment& moment, Reading::Values& gradients) {
    const PlayerType type = view.type[moment.changed];
    const SeatSet seen = view.seen[moment.changed];
    if (moment.voted) gradients.vote[place(view.seat)][VoteCell::of(type, seen, moment)] += slope;
    if (moment.leader == view.seat) gradients.proposal[ProposalCell::of(type, seen, moment)] += slope;
  }

  static void add_sighting(float slope, const PercivalSight& sighting, const Moment& moment,
                           Reading::Values& gradients) {
    if (moment.voted) gradients.sighted_vote[place(sighting.percival)][SightedVoteCell::of(sighting, moment)] += slope;
    if (moment.leader == sighting.percival)
      gradients.sighted_proposal[SightedProposalCell::of(sighting, moment)] += slope;
  }

  void push(const Moment& moment, const Reading::Values& gradients, Weights& gradient) const {
    const Behaviour model;
    Backward vote(model.vote, model.begin_vote(), weights_, gradient);
    Backward sighted(model.sighted_vote, model.begin_sighted_vote(), weights_, gradient);
    for (const Seat seat : SeatSet::all(space_->players)) {
      const bool approve = moment.approving.contains(seat);
      push_cells(vote, moment.vote[place(seat)], gradients.vote[place(seat)], VoteCell::count, !approve);
      push_cells(sighted, moment.vote[place(seat)], gradients.sighted_vote[place(seat)], SightedVoteCell::count,
                 !approve);
    }
    Backward proposal(model.proposal, model.begin_proposal(), weights_, gradient);
    push_cells(proposal, moment.proposal, gradients.proposal, 0, false);
    Backward seen(model.sighted_proposal, model.begin_sighted_proposal(), weights_, gradient);
    push_cells(seen, moment.proposal, gradients.sighted_proposal, 0, false);
    if (!moment.fails) return;
    Backward quest(model.quest, model.begin_quest(), weights_, gradient);
    quest.begin(moment.quest);
    for (std::size_t cell = 0; cell < QuestCell::of_result; ++cell)
      quest.cell(QuestCell::with_result(cell, *moment.fails), gradients.quest[cell]);
    quest.end();
  }

  static void push_cells(Backward& backward, std::span<const float> x, std::span<const float> gradients,
                         std::size_t count, bool second_half) {
    backward.begin(x);
    for (std::size_t cell = 0; cell < gradients.size(); ++cell)
      backward.cell(second_half ? cell + count : cell, gradients[cell]);
    backward.end();
  }

  const HumanGame& game_;
  const FitPlan& plan_;
  const Weights& weights_;
  std::shared_ptr<const DealSpace> space_;
  Reading reading_;
  std::vector<std::vector<float>> logs_;
};

}  // namespace

double loss_and_gradient(const HumanGame& game, const Weights& weights, const FitPlan& plan, Weights& gradient) {
  GameLoss game_loss(game, weights, plan);
  return game_loss.is_too_large() ? 0 : game_loss.loss_and_gradient(gradient);
}

}  // namespace roundtable::lab
