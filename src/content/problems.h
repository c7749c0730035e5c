// What is wrong with files that people edit: messages that begin with the place, as in "cards.toml:12".
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "text/message.h"

namespace roundtable {

class Problems {
 public:
  bool none() const { return list_.empty(); }
  const std::vector<Message>& list() const { return list_; }

  /// Keeps the first twenty: more would not be read.
  void add(Message why) {
    if (list_.size() < most) list_.push_back(std::move(why));
  }
  void add(std::string where, Message why) {
    why.gaps.emplace_back("where", std::move(where));
    add(std::move(why));
  }

 private:
  static constexpr std::size_t most = 20;
  std::vector<Message> list_;
};

}  // namespace roundtable
