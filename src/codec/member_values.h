// Takes objects as a JsonWriter does, and keeps the different values that each member had in them. Lists are left out.
#pragma once

#include <algorithm>
#include <variant>
#include <vector>

#include "codec/json_writer.h"

namespace roundtable {

/// Keys and names are constants of the program: they are not copied.
class MemberValues {
 public:
  MemberValues& begin_object() { return *this; }
  MemberValues& end_object() { return *this; }
  MemberValues& begin_array() {
    in_list_ = true;
    return *this;
  }
  MemberValues& end_array() {
    in_list_ = false;
    return *this;
  }
  MemberValues& key(std::string_view name) {
    key_ = name;
    return *this;
  }
  MemberValues& value(bool flag) { return add(flag); }
  MemberValues& value(int number) { return add(number); }
  MemberValues& value(Seat seat) { return add(seat.index()); }
  MemberValues& name(std::string_view text) { return add(text); }
  MemberValues& null() { return add(Null()); }
  MemberValues& seats(SeatSet) { return *this; }

  /// {"member":[values], …}, each in the order in which it first came.
  void write(JsonWriter& out) const {
    out.begin_object();
    for (const Member& member : members_) {
      out.key(member.key).begin_array();
      for (const Value& value : member.values) write(value, out);
      out.end_array();
    }
    out.end_object();
  }

 private:
  using Null = std::monostate;
  using Value = std::variant<Null, bool, int, std::string_view>;
  struct Member {
    std::string_view key;
    std::vector<Value> values;
  };

  MemberValues& add(const Value& value) {
    if (in_list_) return *this;
    auto& known = values_of(key_);
    if (std::find(known.begin(), known.end(), value) == known.end()) known.push_back(value);
    return *this;
  }
  std::vector<Value>& values_of(std::string_view key) {
    const auto found =
        std::find_if(members_.begin(), members_.end(), [&](const Member& member) { return member.key == key; });
    return found != members_.end() ? found->values : members_.emplace_back(Member{key, {}}).values;
  }
  static void write(const Value& value, JsonWriter& out) {
    if (const auto* flag = std::get_if<bool>(&value))
      out.value(*flag);
    else if (const auto* number = std::get_if<int>(&value))
      out.value(*number);
    else if (const auto* text = std::get_if<std::string_view>(&value))
      out.name(*text);
    else
      out.null();
  }

  std::vector<Member> members_;
  std::string_view key_;
  bool in_list_ = false;
};

}  // namespace roundtable
