// A refusal of the engine protocol: a stable code and a message for people.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "engine/names.h"
#include "text/message.h"

namespace roundtable {

enum class FaultCode : std::uint8_t {
  BadJson,
  UnknownOp,
  UnknownGame,
  BadConfig,
  BadDeal,
  BadRecord,
  NoGame,
  BadSeat,
  NotYourTurn,
  IllegalAction,
  GameOver,
  UnknownBot
};
constexpr std::array<std::string_view, 12> names_of(FaultCode) {
  return {"bad_json", "unknown_op", "unknown_game",  "bad_config",     "bad_deal",  "bad_record",
          "no_game",  "bad_seat",   "not_your_turn", "illegal_action", "game_over", "unknown_bot"};
}

struct Fault {
  FaultCode code;
  Message message;
};

}  // namespace roundtable
