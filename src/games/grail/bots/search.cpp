#include "games/grail/bots/search.h"

#include <algorithm>
#include <unordered_map>

#include "bots/tree_search.h"
#include "games/grail/bots/activation.h"
#include "games/grail/bots/guide.h"

namespace roundtable::grail {
namespace {

/// Two looks at the same choice: all that this activation can bring, and then, while the budget lasts, how the
/// encounter goes on from there.
class Deliberation {
 public:
  Deliberation(const View& view, Rng& rng, const Budget& budget) : view_(view), rng_(rng), budget_(budget) {
    const auto actions = legal_actions(view);
    for (std::size_t i = 0; i < actions.size(); ++i)
      candidates_.push_back({key_of(view.table, view.seat, actions[i]), actions[i]});
  }

  Action decide() {
    if (candidates_.size() == 1) return candidates_[0].action;
    look_through_activation();
    look_ahead();
    return candidates_[0].action;
  }

 private:
  void look_through_activation() {
    Allowance allowance(share(budget_, first_look));
    std::unordered_map<std::uint64_t, double> sums;
    for (int world = 0; world < most_worlds && (world == 0 || !allowance.is_spent()); ++world) {
      const State state = imagine(view_, rng_);
      Activation activation(view_, allowance);
      for (const Offer& candidate : candidates_) sums[candidate.key] += activation.value_of(state, candidate.action);
    }
    rank([&](const Offer& offer) { return sums[offer.key]; });
    if (candidates_.size() > finalists) candidates_.resize(finalists);
  }

  /// Where too few worlds could be played, the first look stands.
  void look_ahead() {
    Guide guide(view_, candidates_, rng_, share(budget_, 1 - first_look));
    TreeSearch<Guide> tree(guide);
    if (tree.grow() < fewest_worlds) return;
    rank([&](const Offer& offer) { return tree.visits(offer.key); });
  }

  /// The best first; among equals always the same.
  template <class Value>
  void rank(Value value) {
    std::sort(candidates_.begin(), candidates_.end(), [&](const Offer& a, const Offer& b) {
      return value(a) != value(b) ? value(a) > value(b) : a.key < b.key;
    });
  }

  static Budget share(const Budget& budget, double part) {
    return {std::chrono::milliseconds(std::max(1L, static_cast<long>(static_cast<double>(budget.time.count()) * part))),
            static_cast<std::uint64_t>(static_cast<double>(budget.nodes) * part)};
  }

  static constexpr double first_look = 0.4;
  static constexpr int most_worlds = 8;  // of the first look
  static constexpr std::size_t finalists = 4;
  static constexpr int fewest_worlds = 16;

  const View& view_;
  Rng& rng_;
  const Budget& budget_;
  std::vector<Offer> candidates_;
};

}  // namespace

Action search_choice(const View& view, Rng& rng, const Budget& budget) {
  if (is_searched(view.table.next().kind)) return Deliberation(view, rng, budget).decide();
  return quick_choice(view, rng);
}

}  // namespace roundtable::grail
