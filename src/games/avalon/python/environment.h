// A set-up of Avalon for programs that learn: actions are numbers, what a seat knows is an array.
#pragma once

#include <boost/json.hpp>
#include <memory>
#include <string_view>

#include "games/avalon/python/action_numbers.h"
#include "games/avalon/python/observation.h"
#include "games/avalon/rules/state.h"
#include "match/fault.h"

namespace roundtable::python {

struct Environment {
  explicit Environment(const avalon::Setup& the_setup) : setup(the_setup), numbers(the_setup), observation(the_setup) {}

  avalon::Setup setup;
  ActionNumbers numbers;
  Observation observation;
};
/// States and batches keep theirs alive.
using SharedEnvironment = std::shared_ptr<const Environment>;

/// From a config of the protocol; throws `Refused`.
SharedEnvironment make_environment(const boost::json::value& config);

/// The very deal that the protocol's `new` makes of this seed and this `deal`, which may be null; throws `Refused`.
avalon::State dealt(const Environment& environment, std::string_view seed, const boost::json::value& deal);

/// The seat to decide next: where several owe a decision, the lowest one. Nobody sees what those before it chose.
Seat current_seat(const avalon::State& state);
/// Why this number cannot be played by the seat whose view it is, or nothing.
std::optional<Fault> fault_of(const Environment& environment, const avalon::View& view, int number);
/// Plays a number that is legal for the current seat.
void play_number(const Environment& environment, avalon::State& state, int number);

/// One byte for each number: 1 where it is legal for the current seat, whose view it is.
void write_legal(const Environment& environment, const avalon::View& view, std::uint8_t* mask);
/// By seat: 1 for those who have won, −1 for those who have lost; 0 while the game goes on.
void write_returns(const avalon::State& state, float* returns);

}  // namespace roundtable::python
