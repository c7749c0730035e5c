// An action of some game as a value, for code that knows no game.
#pragma once

#include <memory>

#include "codec/json_writer.h"

namespace roundtable {

/// Only matches of the same game look inside.
class GameAction {
 public:
  virtual ~GameAction() = default;
  virtual void write(JsonWriter& out) const = 0;
};
using ActionPtr = std::shared_ptr<const GameAction>;

}  // namespace roundtable
