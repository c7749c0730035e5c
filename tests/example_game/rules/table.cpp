#include "tests/example_game/rules/table.h"

#include <algorithm>

#include "engine/match.h"

namespace roundtable::example {

std::string_view phase_name(const Table& table) {
  return match(
      table.phase, [](const Dealing&) { return "dealing"; }, [](const Laying&) { return "laying"; },
      [](const Over&) { return "over"; });
}

Over result_of(const Table& table) {
  const Seat last = table.rounds.back().winner;
  for (const Round& round : table.rounds)
    if (std::ranges::count(table.rounds, round.winner, &Round::winner) > 1) return {round.winner, Reason::MostRounds};
  return {last, Reason::LastRound};
}

}  // namespace roundtable::example
