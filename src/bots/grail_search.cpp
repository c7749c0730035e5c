#include "bots/grail_search.h"

#include "bots/grail_activation.h"
#include "bots/grail_guide.h"
#include "bots/tree_search.h"

namespace roundtable::grail {
namespace {

/// Two looks at the same choice: all that this activation can bring, and then, while the budget lasts, how the encounter
/// goes on from there.
class Deliberation {
 public:
  Deliberation(const View& view, Rng& rng, const Budget& budget)
      : view_(view), rng_(rng), budget_(budget), actions_(legal_actions(view)), sums_(actions_.size()) {}

  Action decide() {
    if (actions_.size() == 1) return actions_[0];
    Guide guide(view_, rng_, share(budget_, 1 - first_look));
    TreeSearch<Guide> tree(guide);
    const int played = tree.grow();
    look_through_activation();
    std::size_t best = 0;
    for (std::size_t i = 1; i < actions_.size(); ++i)
      if (score(tree, played, i) > score(tree, played, best)) best = i;
    return actions_[best];
  }

 private:
  /// Where few worlds were played, the first look decides.
  double score(const TreeSearch<Guide>& tree, int played, std::size_t place) const {
    const double ahead = tree.visits(key_of(view_.table, view_.seat, actions_[place]));
    return played < fewest_worlds ? sums_[place] : ahead + 1e-6 * sums_[place];
  }

  void look_through_activation() {
    Allowance allowance(share(budget_, first_look));
    for (int world = 0; world < most_worlds && (world == 0 || !allowance.is_spent()); ++world) {
      const State state = imagine(view_, rng_);
      Activation activation(view_, allowance);
      for (std::size_t i = 0; i < actions_.size(); ++i) sums_[i] += activation.value_of(state, actions_[i]);
    }
  }

  static Budget share(const Budget& budget, double part) {
    return {std::chrono::milliseconds(std::max(1L, static_cast<long>(static_cast<double>(budget.time.count()) * part))),
            static_cast<std::uint64_t>(static_cast<double>(budget.nodes) * part)};
  }

  static constexpr double first_look = 0.2;
  static constexpr int most_worlds = 8;     // of the first look
  static constexpr int fewest_worlds = 16;  // of the second

  const View& view_;
  Rng& rng_;
  const Budget& budget_;
  LegalActions actions_;
  std::vector<double> sums_;
};

}  // namespace

Action search_choice(const View& view, Rng& rng, const Budget& budget) {
  if (is_searched(view.table.next().kind)) return Deliberation(view, rng, budget).decide();
  return quick_choice(view, rng);
}

}  // namespace roundtable::grail
