// Why the server says no: a stable code, and a message for people.
#pragma once

#include <string_view>

#include "match/fault.h"
#include "text/message.h"

namespace roundtable {

struct Refused {
  std::string_view code;
  Message message;

  Refused(std::string_view why, Message text) : code(why), message(std::move(text)) {}
  /// The message is the one of this code.
  explicit Refused(std::string_view why) : code(why), message("server.error." + std::string(why)) {}
  explicit Refused(const Fault& fault) : code(name_of(fault.code)), message(fault.message) {}
};

}  // namespace roundtable
