// The notices of a game in JSON, each with its audience. One text buffer holds them all: adding one allocates nothing
// once the buffer has grown.
#pragma once

#include <optional>
#include <vector>

#include "codec/json_writer.h"

namespace roundtable {

/// Whom a notice is for: everybody, or some seats alone.
class Audience {
 public:
  static constexpr Audience everybody() { return Audience(true, {}); }
  static constexpr Audience only(SeatSet seats) { return Audience(false, seats); }
  /// This seat alone; everybody where there is none.
  static constexpr Audience of(std::optional<Seat> seat) { return seat ? only(SeatSet::of(*seat)) : everybody(); }

  /// A spectator has no seat.
  constexpr bool includes(std::optional<Seat> reader) const {
    return everybody_ || (reader && seats_.contains(*reader));
  }
  void write(JsonWriter& out) const {
    if (everybody_)
      out.name("all");
    else
      out.seats(seats_);
  }

 private:
  constexpr Audience(bool everybody, SeatSet seats) : everybody_(everybody), seats_(seats) {}
  bool everybody_;
  SeatSet seats_;
};

class NoticeList {
 public:
  /// Begins a notice with the member "to"; its other members go to the result. `end` closes it.
  JsonWriter& begin(Audience to) {
    const std::size_t comma = entries_.empty() ? 0 : 1;
    entries_.push_back({to, text_.text().size() + comma, 0});
    to.write(text_.begin_object().key("to"));
    return text_;
  }
  void end() {
    text_.end_object();
    entries_.back().end = text_.text().size();
  }
  void clear() {
    text_.clear();
    entries_.clear();
  }

  bool empty() const { return entries_.empty(); }
  std::size_t size() const { return entries_.size(); }
  /// All of them: the members of an array.
  std::string_view text() const { return text_.text(); }
  /// Those that this seat, or a spectator, may read: the members of an array.
  void write_for(std::optional<Seat> reader, JsonWriter& out) const {
    for (const Entry& entry : entries_)
      if (entry.to.includes(reader)) out.raw(text().substr(entry.begin, entry.end - entry.begin));
  }

 private:
  struct Entry {
    Audience to;
    std::size_t begin, end;  // in the text
  };
  JsonWriter text_;
  std::vector<Entry> entries_;
};

}  // namespace roundtable
