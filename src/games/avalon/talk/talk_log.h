// The talk of one game. It lies beside the game's state and never in it: no rule depends on it (rule T1.3).
#pragma once

#include <expected>

#include "games/avalon/talk/sayable.h"

namespace roundtable::avalon::talk {

class TalkLog {
 public:
  /// A seat speaks to all. Nothing of what allies said decides what it may say.
  Floor floor(const Table& table, const PublicCourse& course, Seat speaker) const;
  /// A seat speaks to those it confers with; to none where it does not.
  Floor floor_among_allies(const Table& table, const PublicCourse& course, Seat speaker, SeatSet fellows) const;

  std::expected<Said, Refusal> say(const Table& table, const PublicCourse& course, Seat speaker,
                                   const Statement& statement);
  std::expected<Said, Refusal> say_to_allies(const Table& table, const PublicCourse& course, Seat speaker,
                                             SeatSet fellows, const Statement& statement);

  /// Says again what a record holds, or says why it could not have been said here and now with this number.
  std::optional<Refusal> repeat(const Table& table, const PublicCourse& course, SeatSet fellows, const Said& said);

  /// What this seat heard, or without a seat what everybody heard; only numbers after these, public and among allies.
  std::vector<Said> heard_by(std::optional<Seat> seat, Number since = 0, Number since_allies = 0) const;
  /// All that was said, step by step: to all first, then among allies. Said again in this order it is the same talk.
  std::vector<Said> record() const;
  bool empty() const { return all_.size() == 0 && allies_.size() == 0; }

  const Channel& all() const { return all_; }
  const Channel& allies() const { return allies_; }

 private:
  Channel all_{Audience::All};
  Channel allies_{Audience::Allies};
  SeatSet conferring_;  // who hears the allies; known from the first who spoke there
};

}  // namespace roundtable::avalon::talk
