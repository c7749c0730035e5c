// Looks ahead through many imagined worlds that fit what is known, with one tree for all of them: a node stands for
// what was done on the way to it, whatever the world. How often a choice was offered counts, since not every world
// offers it.
//
// The guide knows the game:
//   bool goes_on()                       while the budget lasts
//   State imagine()                      a world, where the root's decision is due
//   bool decides(const State&)           a decision worth a node is due
//   Offers offers(const State&)          what can be done there: a range of actions with their keys
//   double promise(const State&, action) how good it looks at once; higher is better
//   void take(State&, action)            carries it out, and all that needs no thought until `decides` or the end
//   double play_out(State&)              the end of the game from there, 0 to 1 for the seat that searches
//   bool is_ours(const State&)           whether the one who decides wants that value high
#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <vector>

namespace roundtable {

template <class Guide>
class TreeSearch {
 public:
  using State = typename Guide::State;
  using Action = typename Guide::Action;

  explicit TreeSearch(Guide& guide) : guide_(guide), nodes_(1) {}

  /// Grows the tree while the budget lasts; how many worlds were played.
  int grow() {
    int worlds = 0;
    for (; guide_.goes_on(); ++worlds) visit_world();
    return worlds;
  }

  /// How often the root's choice with this key was taken.
  std::uint32_t visits(std::uint64_t key) const {
    for (const Child& child : nodes_[0].children)
      if (child.key == key) return child.visits;
    return 0;
  }

 private:
  struct Child {
    std::uint64_t key;
    double weight;  // of its promise among the others
    double sum = 0;
    std::uint32_t visits = 0;
    std::uint32_t offered = 0;
    std::uint32_t node = 0;  // 0: not grown yet
  };
  struct Node {
    std::vector<Child> children;
    double first_promise = 0;
    double sum = 0;
    std::uint32_t visits = 0;
  };
  struct Step {
    std::uint32_t node;
    std::uint32_t child;
    bool ours;
  };

  static constexpr double curiosity = 1.2;
  static constexpr double temperature = 3.0;  // a promise lower by this has a weight lower by e
  static constexpr std::size_t most_nodes = 200'000;

  void visit_world() {
    State state = guide_.imagine();
    path_.clear();
    std::uint32_t at = 0;
    while (guide_.decides(state)) {
      const bool ours = guide_.is_ours(state);
      const auto [child, action] = choose(at, state, ours);
      path_.push_back({at, child, ours});
      guide_.take(state, action);
      if (nodes_[at].children[child].visits == 0 || nodes_.size() >= most_nodes) break;
      at = node_below(at, child);
    }
    learn(guide_.play_out(state));
  }

  std::uint32_t node_below(std::uint32_t at, std::uint32_t child) {
    std::uint32_t below = nodes_[at].children[child].node;
    if (below) return below;
    below = static_cast<std::uint32_t>(nodes_.size());
    nodes_[at].children[child].node = below;
    nodes_.emplace_back();
    return below;
  }

  struct Choice {
    std::uint32_t child;
    Action action;
  };

  Choice choose(std::uint32_t at, const State& state, bool ours) {
    Node& node = nodes_[at];
    const auto offers = guide_.offers(state);
    offered_.clear();
    double all_weights = 0;
    for (const auto& [key, action] : offers) {
      const std::uint32_t child = find_or_add(node, key, state, action);
      ++node.children[child].offered;
      all_weights += node.children[child].weight;
      offered_.push_back(child);
    }
    std::size_t best = 0;
    double highest = -1e9;
    for (std::size_t i = 0; i < offered_.size(); ++i) {
      const double value = appeal(node, node.children[offered_[i]], all_weights, ours);
      if (value > highest) highest = value, best = i;
    }
    return {offered_[best], offers[best].action};
  }

  double appeal(const Node& node, const Child& child, double all_weights, bool ours) const {
    // What was never tried is expected to be a little worse than the rest.
    const double mean = node.visits ? node.sum / node.visits : 0.5;
    const double seen = child.visits ? child.sum / child.visits : ours ? mean - 0.05 : mean + 0.05;
    const double share = child.weight / all_weights;
    return (ours ? seen : 1 - seen) +
           curiosity * share * std::sqrt(static_cast<double>(child.offered)) / (1 + child.visits);
  }

  std::uint32_t find_or_add(Node& node, std::uint64_t key, const State& state, const Action& action) {
    for (std::size_t i = 0; i < node.children.size(); ++i)
      if (node.children[i].key == key) return static_cast<std::uint32_t>(i);
    const double promise = guide_.promise(state, action);
    if (node.children.empty()) node.first_promise = promise;
    node.children.push_back({key, std::exp(std::clamp((promise - node.first_promise) / temperature, -6.0, 6.0))});
    return static_cast<std::uint32_t>(node.children.size() - 1);
  }

  void learn(double value) {
    for (const Step& step : path_) {
      Node& node = nodes_[step.node];
      ++node.visits;
      node.sum += value;
      ++node.children[step.child].visits;
      node.children[step.child].sum += value;
    }
  }

  Guide& guide_;
  std::vector<Node> nodes_;
  std::vector<Step> path_;
  std::vector<std::uint32_t> offered_;
};

}  // namespace roundtable
