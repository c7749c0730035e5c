// One connection as the server sees it: no socket.
#pragma once

#include <memory>
#include <string>

#include "text/catalogue.h"

namespace roundtable {

class LiveTable;
using TablePtr = std::shared_ptr<LiveTable>;
using Text = std::shared_ptr<const std::string>;

inline Text shared_text(std::string_view text) { return std::make_shared<const std::string>(text); }

class Client {
 public:
  virtual ~Client() = default;
  /// Never waits: what cannot be sent now is queued, and a reader too slow is cut off.
  virtual void send(Text message) = 0;
  /// After what was sent before.
  virtual void close() = 0;
  /// Whether its address has not created too many tables lately; asking counts.
  virtual bool may_make_table() { return true; }

  std::string address;
  Language language = Language::En;
  bool greeted = false;
  TablePtr table;
  int person = 0;              // 0: a spectator
  bool awaits_advice = false;  // a bot thinks about a suggestion for it
};
using ClientPtr = std::shared_ptr<Client>;

}  // namespace roundtable
