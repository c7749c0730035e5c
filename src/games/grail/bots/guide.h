// What the tree search must know of an encounter.
#pragma once

#include <algorithm>
#include <vector>

#include "bots/allowance.h"
#include "engine/signature.h"
#include "games/grail/bots/quick.h"
#include "games/grail/bots/worth.h"
#include "games/grail/rules/game.h"

namespace roundtable::grail {

/// One world that fits, from the decision at hand to the end of its encounter.
struct World {
  State state;
  std::optional<Reason> ended;
  bool begun = false;  // the decision at hand has been taken
};

struct Offer {
  std::uint64_t key;
  Action action;
};

/// Cards are named by their place, which differs from world to world: the tree knows them by what they are.
inline std::uint64_t key_of(const Table& table, Seat seat, const Action& action) {
  Fingerprint print;
  print.mix(action.index());
  if (const auto* lay = std::get_if<LayCard>(&action)) {
    const CardId card = table.meeting.forced ? *table.meeting.forced : table.at(seat).hand[lay->hand];
    print.mix(std::uint64_t{card} << 8U | lay->magic);
  } else if (const auto* answer = std::get_if<Answer>(&action)) {
    print.mix(answer->yes ? 1U : 0U);
  } else if (const auto* charges = std::get_if<PayCharges>(&action)) {
    print.mix(charges->place);
  } else if (const auto* item = std::get_if<UseItem>(&action)) {
    print.mix(item->item);
  } else if (const auto* member = std::get_if<Activate>(&action)) {
    print.mix(static_cast<std::uint64_t>(member->member.index()));
  } else if (const auto* to = std::get_if<GiveLoot>(&action)) {
    print.mix(static_cast<std::uint64_t>(to->to.index()));
  }
  return print.value();
}

/// The party plays together: every decision is ours.
class Guide {
 public:
  using State = World;
  using Action = grail::Action;

  /// `finalists`: of the decision at hand only these are searched, with equal prior.
  Guide(const View& view, const std::vector<Offer>& finalists, Rng& rng, const Budget& budget)
      : view_(view), finalists_(finalists), rng_(rng), allowance_(budget) {}

  bool goes_on() { return !allowance_.is_spent(); }
  World imagine() { return {grail::imagine(view_, rng_), std::nullopt, false}; }
  static bool is_ours(const World&) { return true; }

  bool decides(const World& world) const {
    const Table& table = world.state.table;
    return !world.ended && !table.over && table.meeting_now && is_searched(table.next().kind);
  }

  const std::vector<Offer>& offers(const World& world) {
    if (!world.begun) return finalists_;
    const Seat seat = world.state.table.waiting.first();
    const auto actions = legal_actions(observe(world.state, seat));
    offers_.clear();
    for (std::size_t i = 0; i < actions.size(); ++i)
      offers_.push_back({key_of(world.state.table, seat, actions[i]), actions[i]});
    return offers_;
  }

  double promise(const World& world, const Action& action) { return world.begun ? worth_at_once(world, action) : 0; }
  void take(World& world, const Action& action) {
    allowance_.is_spent();
    world.begun = true;
    world.ended = grail::take(world.state, world.state.table.waiting.first(), action);
    while (!world.ended && !world.state.table.over && world.state.table.meeting_now && !decides(world)) {
      const Seat next = world.state.table.waiting.first();
      world.ended = grail::take(world.state, next, quick_choice(observe(world.state, next), rng_));
    }
  }

  /// The rest, each decision by what looks best at once.
  double play_out(World& world) {
    while (decides(world)) take(world, most_promising(world));
    const double value = worth(world.state.table) + (world.ended ? outcome_worth(*world.ended) : 0);
    return std::clamp(0.5 + value / 160, 0.0, 1.0);
  }

 private:
  double worth_at_once(const World& world, const Action& action) {
    allowance_.is_spent();
    trial_ = world.state;
    const auto ended = grail::take(trial_, trial_.table.waiting.first(), action);
    return worth(trial_.table) + (ended ? outcome_worth(*ended) : 0);
  }

  Action most_promising(const World& world) {
    const auto actions = legal_actions(observe(world.state, world.state.table.waiting.first()));
    std::size_t best = 0;
    double highest = -1e9;
    for (std::size_t i = 0; i < actions.size() && actions.size() > 1; ++i)
      if (const double value = worth_at_once(world, actions[i]); value > highest) highest = value, best = i;
    return actions[best];
  }

  const View& view_;
  const std::vector<Offer>& finalists_;
  Rng& rng_;
  Allowance allowance_;
  grail::State trial_;
  std::vector<Offer> offers_;
};

}  // namespace roundtable::grail
