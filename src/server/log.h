// What the operator reads: one JSON object a line on standard error, with times and counts; never a seed, token, role,
// hand or word of chat.
#pragma once

#include <initializer_list>
#include <string_view>
#include <utility>

namespace roundtable {

class Log {
 public:
  using Member = std::pair<std::string_view, std::string_view>;
  void note(std::string_view event, std::initializer_list<Member> members);
};

}  // namespace roundtable
