// Something to be said to a person, without the words: a key of the catalogues in i18n/ and what fills its gaps.
#pragma once

#include <concepts>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace roundtable {

struct Message {
  using Value = std::variant<long, std::string>;
  std::string key;
  std::vector<std::pair<std::string, Value>> gaps;

  template <std::convertible_to<std::string_view> Key>
  Message(const Key& message_key) : key(std::string_view(message_key)) {}  // NOLINT: a bare key is a message
  Message(std::string_view message_key, std::vector<std::pair<std::string, Value>> message_gaps)
      : key(message_key), gaps(std::move(message_gaps)) {}
};

/// Someone else's text, short enough to be quoted in an error; cut between characters of UTF-8.
std::string shortened(std::string_view text);

}  // namespace roundtable
