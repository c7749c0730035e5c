// Writes JSON text into a buffer that is kept from one use to the next.
#pragma once

#include <cstdint>
#include <cstring>
#include <memory>
#include <string>
#include <string_view>

#include "engine/seat.h"

namespace roundtable {

class JsonWriter {
 public:
  std::string_view text() const { return {buffer_.get(), size_}; }
  void clear() {
    size_ = 0;
    comma_ = false;
  }

  JsonWriter& begin_object() { return open('{'); }
  JsonWriter& end_object() { return close('}'); }
  JsonWriter& begin_array() { return open('['); }
  JsonWriter& end_array() { return close(']'); }

  /// The key is one of ours: it needs no escape.
  JsonWriter& key(std::string_view name) {
    separate();
    reserve(name.size() + 3);
    put('"');
    append(name);
    put('"');
    put(':');
    comma_ = false;
    return *this;
  }

  JsonWriter& value(bool flag) { return literal(flag ? "true" : "false"); }
  JsonWriter& value(std::int64_t number);
  JsonWriter& value(int number) {
    if (number < 0 || number > 9) return value(std::int64_t{number});
    separate();
    reserve(1);
    put(static_cast<char>('0' + number));
    comma_ = true;
    return *this;
  }
  JsonWriter& value(double number);
  JsonWriter& value(Seat seat) { return value(seat.index()); }
  JsonWriter& null() { return literal("null"); }
  /// Any text: escaped where JSON asks for it.
  JsonWriter& value(std::string_view text);
  JsonWriter& value(const char* text) { return value(std::string_view(text)); }
  /// A name of ours: it needs no escape.
  JsonWriter& name(std::string_view text) {
    separate();
    reserve(text.size() + 2);
    put('"');
    append(text);
    put('"');
    comma_ = true;
    return *this;
  }
  JsonWriter& seats(SeatSet set) {
    begin_array();
    for (const Seat seat : set) value(seat);
    return end_array();
  }
  /// A finished piece of JSON.
  JsonWriter& raw(std::string_view json) {
    separate();
    reserve(json.size());
    append(json);
    comma_ = true;
    return *this;
  }
  /// The inside of an array or object, continued after: "a":1,"b":2
  JsonWriter& raw_members(std::string_view json) { return json.empty() ? *this : raw(json); }

 private:
  JsonWriter& literal(std::string_view text) { return raw(text); }
  JsonWriter& open(char bracket) {
    separate();
    reserve(1);
    put(bracket);
    comma_ = false;
    return *this;
  }
  JsonWriter& close(char bracket) {
    reserve(1);
    put(bracket);
    comma_ = true;
    return *this;
  }
  void separate() {
    if (!comma_) return;
    reserve(1);
    put(',');
  }
  void reserve(std::size_t more) {
    if (size_ + more > capacity_) [[unlikely]]
      grow(size_ + more);
  }
  void put(char c) { buffer_[size_++] = c; }
  void append(std::string_view text) {
    std::memcpy(buffer_.get() + size_, text.data(), text.size());
    size_ += text.size();
  }
  void grow(std::size_t needed);

  std::unique_ptr<char[]> buffer_;
  std::size_t size_ = 0;
  std::size_t capacity_ = 0;
  bool comma_ = false;
};

}  // namespace roundtable
