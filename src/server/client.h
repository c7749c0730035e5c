// One connection as the hall sees it.
#pragma once

#include <memory>
#include <string>

#include "text/catalogue.h"

namespace roundtable {

struct LiveTable;
using Text = std::shared_ptr<const std::string>;

class Client {
 public:
  virtual ~Client() = default;
  /// Never waits: what cannot be sent now is queued, and a reader too slow is cut off.
  virtual void send(Text message) = 0;
  /// After what was sent before.
  virtual void close() = 0;
  /// Whether where it comes from has not made too many tables lately; asking counts.
  virtual bool may_make_table() { return true; }

  std::string address;
  Language language = Language::En;
  bool greeted = false;
  std::shared_ptr<LiveTable> table;
  int person = 0;        // 0: a spectator
  bool advised = false;  // a bot thinks about a suggestion for it
};

}  // namespace roundtable
