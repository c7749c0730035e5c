// What was said to one audience, in order, with numbers of its own.
#pragma once

#include <vector>

#include "games/avalon/talk/statements.h"

namespace roundtable::avalon::talk {

class Channel {
 public:
  explicit Channel(Audience to) : to_(to) {}

  const Said& add(Number step, Seat seat, const Statement& statement);

  Audience to() const { return to_; }
  Number size() const { return static_cast<Number>(said_.size()); }
  /// The statement with this number, or nothing.
  const Said* find(Number number) const { return number >= 1 && number <= size() ? &said_[number - 1] : nullptr; }
  const std::vector<Said>& said() const { return said_; }
  /// How many statements this seat made after that many actions had been taken, or later.
  int count(Seat seat, Number since_step) const;
  /// The seats this seat has spoken of.
  SeatSet spoken_of(Seat seat) const { return spoken_of_[static_cast<std::size_t>(seat.index())]; }
  bool operator==(const Channel&) const = default;

 private:
  Audience to_;
  std::vector<Said> said_;
  std::array<SeatSet, max_seats> spoken_of_;
};

}  // namespace roundtable::avalon::talk
