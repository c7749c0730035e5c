// Goes through a record that has been loaded, and so checked, before.
#pragma once

#include <boost/json.hpp>

#include "codec/recorded_step.h"
#include "engine/game.h"
#include "engine/rng.h"
#include "review/review.h"

namespace roundtable::lab {

template <Game G>
struct RecordedMove : RecordedStep<G> {
  int step;  // counted from 1
};

template <Game G>
void note_result(const decltype(G::State::table)& table, Review& review) {
  review.winner = G::winner_name(table);
  review.reason = G::reason_name(table);
}

/// `dealt(state)`, then `moved(before, move, after)` for each action. Whether it went through to the end.
template <Game G, class Dealt, class Moved>
bool walk(const boost::json::value& record, const ReviewPlan& plan, Review& review, Dealt&& dealt, Moved&& moved) {
  const auto setup = *Codec<G>::read_config(record.at("config"));
  Chance chance("");
  auto state = G::prepare(setup);
  carry_out<G>(G::deal(setup, *Codec<G>::read_deal(setup, record.at("deal")), chance), state, unrecorded);
  dealt(state);
  const auto& actions = record.at("actions").get_array();
  int step = 0;
  for (const auto& item : actions) {
    const auto before = state;
    const RecordedMove<G> move{read_step<G>(item), ++step};
    take_step<G>(move, state, unrecorded);
    moved(before, move, state);
    if (G::is_over(state.table)) note_result<G>(state.table, review);
    if (plan.progress && !plan.progress(step, static_cast<int>(actions.size()))) return false;
  }
  return true;
}

}  // namespace roundtable::lab
