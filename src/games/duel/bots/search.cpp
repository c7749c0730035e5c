#include "games/duel/bots/search.h"

#include <algorithm>
#include <cmath>
#include <vector>

#include "engine/match.h"
#include "games/duel/bots/outlook.h"
#include "games/duel/bots/simple.h"

namespace roundtable::duel {
namespace {

// Every action as a small number, so that a node finds its branches at once.
constexpr std::size_t on_places = card_kinds * territory_count;
constexpr std::size_t action_codes =
    3 * on_places + card_kinds + 1 + card_kinds + territory_count + 2 + tile_kinds + card_kinds;

std::size_t code_of(Card card, Place at) { return static_cast<std::size_t>(card) * territory_count + at; }

std::size_t code_of(const Action& action) {
  constexpr std::size_t answers = 3 * on_places;
  constexpr std::size_t from_hand = answers + card_kinds + 1;
  constexpr std::size_t from_pile = from_hand + card_kinds;
  constexpr std::size_t tiles = from_pile + territory_count + 2;
  return match(
      action, [](const Reinforce& a) { return code_of(a.card, a.at); },
      [](const Enchant& a) { return on_places + code_of(a.card, a.at); },
      [](const Attack& a) { return 2 * on_places + code_of(a.card, a.at); },
      [](const Answer& a) { return answers + (a.card ? 1 + static_cast<std::size_t>(*a.card) : 0); },
      [](const PayFromHand& a) { return from_hand + static_cast<std::size_t>(a.card); },
      [](const PayFromPile& a) { return from_pile + std::size_t{a.at}; },
      [](const UseAvalon&) { return from_pile + territory_count; },
      [](const EndPlay&) { return from_pile + territory_count + 1; },
      [](const TakeTile& a) { return tiles + static_cast<std::size_t>(a.tile); },
      [](const Discard& a) { return tiles + tile_kinds + static_cast<std::size_t>(a.card); },
      [](const Resign&) { return from_pile + territory_count + 1; });  // never listed
}

struct Branch {
  Action action;
  double prior = 0;
  double sum = 0;  // of the chances of the one who decides here
  int visits = 0;
  int child = -1;
};

struct Node {
  Node() { branch_of.fill(-1); }
  std::vector<Branch> branches;
  std::array<std::int16_t, action_codes> branch_of;
  int visits = 0;
  double sum = 0;
};

/// How much an action deserves a try before anything is known of it.
double prior_of(const Action& action) {
  if (std::holds_alternative<Reinforce>(action)) return 0.3;
  if (std::holds_alternative<Attack>(action) || std::holds_alternative<Enchant>(action)) return 1.5;
  return 1;
}

class Search {
 public:
  Search(const View& view, Rng& rng) : view_(view), rng_(rng) { nodes_.reserve(4096); }

  void grow() {
    State world = imagine(view_, rng_);
    turns_ = 0;
    path_.clear();
    if (nodes_.empty()) nodes_.emplace_back();
    std::size_t node = 0;
    while (!is_done(world)) {
      const Seat seat = world.table.waiting.first();
      const bool fresh = nodes_[node].branches.empty();
      const std::size_t branch = choose_branch(node, world, seat);
      path_.push_back({node, branch, seat});
      take(world, seat, nodes_[node].branches[branch].action);
      if (fresh) break;
      node = child_of(node, branch);
    }
    back_up(play_out(world));
  }

  const Action& best() const {
    const auto& branches = nodes_[0].branches;
    return std::max_element(
               branches.begin(), branches.end(),
               [](const Branch& a, const Branch& b) { return std::pair(a.visits, a.sum) < std::pair(b.visits, b.sum); })
        ->action;
  }

 private:
  struct Visit {
    std::size_t node, branch;
    Seat seat;
  };

  /// The horizon: this seat's next turn begins, or the game is over.
  bool is_done(const State& world) const {
    return is_over(world.table) || (turns_ >= 1 && world.table.active == view_.seat);
  }

  void take(State& world, Seat seat, const Action& action) {
    const Seat active = world.table.active;
    play<Duel>(world, seat, action, unrecorded);
    if (world.table.active != active) ++turns_;
  }

  std::size_t child_of(std::size_t node, std::size_t branch) {
    int child = nodes_[node].branches[branch].child;
    if (child < 0) {
      child = static_cast<int>(nodes_.size());
      nodes_[node].branches[branch].child = child;
      nodes_.emplace_back();
    }
    return static_cast<std::size_t>(child);
  }

  /// Among the actions that this world allows: those that do well, and those that deserve a try.
  std::size_t choose_branch(std::size_t place, const State& world, Seat seat) {
    const View view = observe(world, seat);
    const auto actions = legal_actions(view);
    const bool fresh = nodes_[place].branches.empty();
    Node& node = nodes_[place];
    allowed_.clear();
    double priors = 0;
    for (std::size_t i = 0; i < actions.size(); ++i) {
      const Action action = actions[i];
      auto& known = node.branch_of[code_of(action)];
      if (known < 0) {
        known = static_cast<std::int16_t>(node.branches.size());
        node.branches.push_back({action, prior_of(action), 0, 0, -1});
      }
      allowed_.push_back(static_cast<std::size_t>(known));
      priors += node.branches[static_cast<std::size_t>(known)].prior;
    }
    if (fresh) return favour_habit(node, view, priors);
    return most_promising(node, priors);
  }

  /// What the rules of thumb would do is tried first and gets a large share.
  std::size_t favour_habit(Node& node, const View& view, double priors) {
    const auto habit = static_cast<std::size_t>(node.branch_of[code_of(simple_choice(view, rng_, {}))]);
    node.branches[habit].prior += habit_share * priors;
    return habit;
  }

  std::size_t most_promising(const Node& node, double priors) const {
    const double mean = node.visits > 0 ? node.sum / node.visits : 0.5;
    const double zeal = exploration * std::sqrt(static_cast<double>(node.visits)) / priors;
    std::size_t best = allowed_[0];
    double most = -1;
    for (const std::size_t i : allowed_) {
      const Branch& branch = node.branches[i];
      const double value = branch.visits > 0 ? branch.sum / branch.visits : mean - unseen_malus;
      const double promise = value + zeal * branch.prior / (1 + branch.visits);
      if (promise <= most) continue;
      most = promise;
      best = i;
    }
    return best;
  }

  /// This seat's chance after quick play up to the horizon.
  double play_out(State& world) {
    for (int actions = 0; !is_done(world) && actions < longest_playout; ++actions) {
      const Seat seat = world.table.waiting.first();
      take(world, seat, simple_choice(observe(world, seat), rng_, {}));
    }
    if (const auto* over = std::get_if<Over>(&world.table.phase)) return over->winner == view_.seat ? 1 : 0;
    return outlook(world, view_.seat);
  }

  void back_up(double chance) {
    for (const Visit& visit : path_) {
      const double own = visit.seat == view_.seat ? chance : 1 - chance;
      Node& node = nodes_[visit.node];
      ++node.visits;
      node.sum += own;
      ++node.branches[visit.branch].visits;
      node.branches[visit.branch].sum += own;
    }
  }

  static constexpr double habit_share = 0.5;
  static constexpr double exploration = 0.6;
  static constexpr double unseen_malus = 0.05;
  static constexpr int longest_playout = 300;

  const View& view_;
  Rng& rng_;
  std::vector<Node> nodes_;
  std::vector<Visit> path_;
  std::vector<std::size_t> allowed_;
  int turns_ = 0;
};

/// Looks at so many worlds as the budget says, or as the time allows.
Action searched(const View& view, Rng& rng, const Budget& budget, std::uint64_t part) {
  const auto actions = legal_actions(view);
  if (actions.size() == 1) return actions[0];
  Search search(view, rng);
  const auto end = std::chrono::steady_clock::now() + budget.time / static_cast<int>(part);
  const std::uint64_t worlds = budget.nodes / part;
  for (std::uint64_t i = 0;
       i == 0 || (budget.nodes > 0 ? i < worlds : i % 8 != 0 || std::chrono::steady_clock::now() < end); ++i)
    search.grow();
  return search.best();
}

}  // namespace

Action squire_choice(const View& view, Rng& rng, const Budget& budget) { return searched(view, rng, budget, 64); }
Action knight_choice(const View& view, Rng& rng, const Budget& budget) { return searched(view, rng, budget, 8); }
Action search_choice(const View& view, Rng& rng, const Budget& budget) { return searched(view, rng, budget, 1); }

}  // namespace roundtable::duel
