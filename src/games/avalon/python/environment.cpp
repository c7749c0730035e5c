#include "games/avalon/python/environment.h"

#include <algorithm>
#include <cstring>

#include "games/avalon/codec/codec.h"
#include "python/refused.h"

namespace roundtable::python {

using namespace avalon;

SharedEnvironment make_environment(const boost::json::value& config) {
  const auto setup = Codec<Avalon>::read_config(config);
  if (!setup) throw Refused{{FaultCode::BadConfig, setup.error()}};
  return std::make_shared<const Environment>(*setup);
}

State dealt(const Environment& environment, std::string_view seed, const boost::json::value& deal) {
  DealWish wish;
  if (!deal.is_null()) {
    const auto read = Codec<Avalon>::read_deal(environment.setup, deal);
    if (!read) throw Refused{{FaultCode::BadDeal, read.error()}};
    wish = *read;
  }
  Chance chance(seed);
  State state = prepare(environment.setup);
  carry_out<Avalon>(avalon::deal(environment.setup, wish, chance), state, unrecorded);
  return state;
}

Seat current_seat(const State& state) { return state.table.waiting.first(); }

std::optional<Fault> fault_of(const Environment& environment, const View& view, int number) {
  if (is_over(view.table)) return Fault{FaultCode::GameOver, Message("engine.game_over")};
  if (!environment.numbers.has(number)) {
    const long last = environment.numbers.count() - 1;
    return Fault{FaultCode::IllegalAction,
                 {"json.out_of_range", {{"key", std::string("action")}, {"low", 0L}, {"high", last}}}};
  }
  const Action& action = environment.numbers[number];
  const auto no = refusal(view, action);
  if (!no) return std::nullopt;
  return Fault{FaultCode::IllegalAction, Codec<Avalon>::explain(view, action, *no)};
}

void play_number(const Environment& environment, State& state, int number) {
  play<Avalon>(state, current_seat(state), environment.numbers[number], unrecorded);
}

namespace {

/// The teams of one size have consecutive numbers, and all of them are legal. With modules there may be thousands, and
/// asking the rules about each number is quicker than writing out the list.
void write_proposals(const Environment& environment, const View& view, std::uint8_t* mask) {
  if (!environment.setup.targeting && !environment.setup.excalibur) {
    const auto actions = legal_actions(view);
    std::memset(mask + environment.numbers.of(actions[0]), 1, actions.size());
    return;
  }
  for (int number = 0; number < environment.numbers.count(); ++number)
    mask[number] = refusal(view, environment.numbers[number]) ? 0 : 1;
}

}  // namespace

void write_legal(const Environment& environment, const View& view, std::uint8_t* mask) {
  std::memset(mask, 0, static_cast<std::size_t>(environment.numbers.count()));
  if (std::holds_alternative<Proposing>(view.table.phase)) return write_proposals(environment, view, mask);
  const auto actions = legal_actions(view);
  for (std::size_t i = 0; i < actions.size(); ++i) mask[environment.numbers.of(actions[i])] = 1;
}

// Rule A6.15: a Lancelot wins with the side he is on by now.
void write_returns(const State& state, float* returns) {
  const auto* over = std::get_if<Over>(&state.table.phase);
  for (const Seat seat : state.table.everyone()) {
    const bool won = over && state.secrets.seats[seat].side == over->winner;
    returns[seat.index()] = over ? (won ? 1.0F : -1.0F) : 0.0F;
  }
}

}  // namespace roundtable::python
