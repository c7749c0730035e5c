// Why the server refuses a request: a stable code, and a message for people.
#pragma once

#include <expected>
#include <string_view>

#include "match/fault.h"
#include "text/message.h"

namespace roundtable {

struct Refusal {
  std::string_view code;
  Message message;

  Refusal(std::string_view why, Message text) : code(why), message(std::move(text)) {}
  /// The message is the one of this code.
  explicit Refusal(std::string_view why) : code(why), message("server.error." + std::string(why)) {}
  explicit Refusal(const Fault& fault) : code(name_of(fault.code)), message(fault.message) {}
};

inline std::unexpected<Refusal> refuse(std::string_view code) { return std::unexpected(Refusal(code)); }

}  // namespace roundtable
