#include "games/duel/rules/lapse.h"

#include "engine/match.h"
#include "games/duel/rules/legal_actions.h"

namespace roundtable::duel {

Action default_action(const View& view) {
  return match(
      view.table.phase, [](const Playing&) -> Action { return EndPlay{}; },
      [](const Answering&) -> Action { return Answer{std::nullopt}; },
      [&](const auto&) -> Action { return legal_actions(view)[0]; });
}

Event lapse(const State& state, Seat seat) { return *decide(state, seat, default_action(observe(state, seat))); }

std::string_view lapse_word(const Table& table) {
  return match(
      table.phase, [](const Playing&) { return "end_play"; }, [](const Answering&) { return "no_answer"; },
      [](const auto&) { return "first_choice"; });
}

}  // namespace roundtable::duel
