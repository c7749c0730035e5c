// One step of a record: what a seat did, or that its time ran out.
#pragma once

#include <boost/json.hpp>
#include <optional>

#include "codec/codec.h"
#include "engine/game.h"

namespace roundtable {

template <Game G>
struct RecordedStep {
  Seat seat;
  std::optional<typename G::Action> action;  // none: its time ran out
};

/// From a record that has been loaded, and so checked, before.
template <Game G>
RecordedStep<G> read_step(const boost::json::value& json) {
  const auto& entry = json.get_object();
  RecordedStep<G> step{Seat(entry.at("seat").to_number<int>()), std::nullopt};
  if (const auto* action = entry.if_contains("action")) step.action = *Codec<G>::read_action(*action);
  return step;
}

template <Game G>
void write_step(const RecordedStep<G>& step, JsonWriter& out) {
  out.begin_object().key("seat").value(step.seat);
  if (step.action) {
    out.key("action");
    Codec<G>::write_action(*step.action, out);
  } else {
    out.key("lapsed").value(true);
  }
  out.end_object();
}

/// Takes a step that was legal when it was recorded; `record(event, state)` as in `carry_out`.
template <Game G, class Record>
void take_step(const RecordedStep<G>& step, typename G::State& state, Record&& record) {
  if (step.action) play<G>(state, step.seat, *step.action, record);
  if constexpr (Timed<G>)
    if (!step.action) carry_out<G>(G::lapse(state, step.seat), state, record);
}

}  // namespace roundtable
