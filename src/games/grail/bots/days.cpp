#include "games/grail/bots/days.h"

#include <algorithm>
#include <cstdlib>

#include "engine/match.h"
#include "games/grail/rules/land.h"
#include "games/grail/rules/legal_actions.h"

namespace roundtable::grail {
namespace {

bool advances(const Effect& effect) { return effect.verb == Verb::Mark || effect.verb == Verb::Face; }

bool leads_on(const Table& table, const Location& location, const Place& place) {
  for (std::size_t i = 0; i < location.actions.size(); ++i) {
    const LocationAction& action = location.actions[i];
    const bool done = place.tokens[i] > 0 || (action.once && (place.done >> i & 1U) != 0);
    const bool closed = (table.marks & action.needs) != action.needs || (table.marks & action.forbids) != 0;
    if (!done && !closed && std::any_of(action.effects.begin(), action.effects.end(), advances)) return true;
  }
  return false;
}

bool feeds(const Location& location) {
  return std::any_of(location.actions.begin(), location.actions.end(), [](const LocationAction& action) {
    return action.cost.empty() && std::any_of(action.effects.begin(), action.effects.end(), [](const Effect& effect) {
             return effect.verb == Verb::Gain && effect.stock == Stock::Food && effect.amount > 0;
           });
  });
}

bool story_in_reach(const Table& table) {
  for (std::size_t i = 0; i < table.places.size(); ++i)
    if (leads_on(table, table.pack->locations[i], table.places[i]) &&
        land::is_in_reach(table, static_cast<LocationId>(i)))
      return true;
  return false;
}

/// Where to go: to food when there is none; on with the story; or where that is out of reach to the next menhir.
bool is_goal(const Table& table, const Member& me, std::size_t i, bool story) {
  const Location& location = table.pack->locations[i];
  if (me.of(Stock::Food) == 0) return table.places[i].revealed && feeds(location);
  if (!land::is_in_reach(table, static_cast<LocationId>(i))) return false;
  return story ? leads_on(table, location, table.places[i]) : location.menhir && table.places[i].dial == 0;
}

/// Steps on the map to the nearest goal, as if all places were open.
int steps_to_goal(const Table& table, const Member& me, LocationId from) {
  int nearest = 20;
  const bool story = story_in_reach(table);
  const Location& here = table.pack->locations[from];
  for (std::size_t i = 0; i < table.places.size(); ++i) {
    const Location& there = table.pack->locations[i];
    const int steps = std::abs(there.x - here.x) + std::abs(there.y - here.y);
    if (is_goal(table, me, i, story)) nearest = std::min(nearest, steps);
  }
  return nearest;
}

class Score {
 public:
  Score(const View& view, Rng& rng) : table_(view.table), me_(view.table.at(view.seat)), rng_(rng) {}

  double operator()(const Answer&) const { return 1; }
  double operator()(const LightMenhir&) const { return dial_near() <= 2 || !story_in_reach(table_) ? 90 : 15; }
  double operator()(const Act& action) const {
    const LocationAction& what = table_.pack->locations[me_.at].actions[action.action];
    const bool fit = me_.of(Stock::Health) >= 5;
    double score = noise();
    for (const Effect& effect : what.effects) score += effect_score(effect, fit);
    return score - what.energy;
  }
  double operator()(const Travel& action) const {
    return 8.0 * gain(action.location) + noise() + (action.party ? 1 : 0);
  }
  double operator()(const Explore& action) const { return 8.0 * gain(action.location) + 3 + noise(); }
  /// Whoever ends the day exhausted wakes with little energy.
  double operator()(const Rest&) const { return me_.of(Stock::Energy) == 2 ? 30 : me_.of(Stock::Energy) < 2 ? 6 : 1; }
  double operator()(const Grow&) const { return 50 + noise(); }
  double operator()(const Learn&) const { return 20 + noise(); }
  double operator()(const Sleep&) const { return 10; }
  double operator()(const UseItem&) const { return me_.of(Stock::Health) <= 5 || me_.of(Stock::Terror) >= 5 ? 30 : -1; }
  double operator()(const Activate&) const { return noise(); }
  double operator()(const GiveItem&) const { return -1; }
  double operator()(const GiveLoot&) const { return noise(); }
  double operator()(const LayAside&) const { return noise(); }
  double operator()(const KeepCard&) const { return noise(); }
  template <class Other>
  double operator()(const Other&) const {
    return 0;
  }

 private:
  double noise() const { return static_cast<double>(below(rng_, 1000)) / 1000.0; }
  double gain(LocationId to) const { return steps_to_goal(table_, me_, me_.at) - steps_to_goal(table_, me_, to); }
  int dial_near() const {
    int most = 0;
    for (const Place& place : table_.places) most = std::max(most, int{place.dial});
    return most;
  }
  double effect_score(const Effect& effect, bool fit) const {
    if (effect.verb == Verb::Face) return fit ? 70 : -20;
    if (effect.verb == Verb::Mark) return 80;
    if (effect.verb == Verb::Meet) return fit && me_.of(Stock::Energy) > 2 ? 2 : -10;
    if (effect.verb != Verb::Gain) return 0;
    if (effect.stock == Stock::Food) return me_.of(Stock::Food) < 3 ? 12 * effect.amount : 0.5;
    if (effect.stock == Stock::Magic) return me_.of(Stock::Magic) < 2 ? 6 * effect.amount : 0.5;
    return 0.5 * effect.amount;
  }

  const Table& table_;
  const Member& me_;
  Rng& rng_;
};

}  // namespace

Action day_choice(const View& view, Rng& rng) {
  const auto actions = legal_actions(view);
  const Score score(view, rng);
  Action best = actions[0];
  double highest = -1e9;
  for (std::size_t i = 0; i < actions.size(); ++i) {
    const Action action = actions[i];
    const double value = visit_alternative(action, score);
    if (value > highest) {
      highest = value;
      best = action;
    }
  }
  return best;
}

}  // namespace roundtable::grail
