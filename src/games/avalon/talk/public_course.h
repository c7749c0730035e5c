// The actions of a game as everybody saw them, numbered. Made from the open table alone, so that no secret is in it.
#pragma once

#include <vector>

#include "games/avalon/rules/table.h"
#include "games/avalon/talk/statements.h"

namespace roundtable::avalon::talk {

/// The decision an action was.
enum class Deed : std::uint8_t { Proposal, Vote, Card, Excalibur, Lady, Knife, Gift, PlotWindow, AtOnce };

/// One action: who took it, and what all could see of it. What was chosen in a vote stands in the table's history.
struct Step {
  Deed deed = Deed::Proposal;
  Seat seat;
  std::uint8_t ballot = 0;        // the place in the table's history of the team it was about
  bool finishes_phase = true;     // rule T1.6
  bool last_card = false;         // a card with which all of the quest were played
  std::optional<Card> open_card;  // shown in the spotlight
  std::optional<Plot> plot;       // whose window it was, or which acted at once
  bool played = false;            // in a plot card's window: played, not kept
  std::optional<Seat> target;     // whom it was done to
  bool operator==(const Step&) const = default;
};

/// What everybody saw of the action this seat took, from the open table before it and after all that followed.
Step step_seen(const Table& before, Seat seat, const Table& after);

class PublicCourse {
 public:
  void add(const Step& step);
  /// How many actions were taken.
  Number size() const { return static_cast<Number>(steps_.size()); }
  /// The action with this number, or nothing.
  const Step* find(Number number) const { return number >= 1 && number <= size() ? &steps_[number - 1] : nullptr; }
  /// The number of the last action that finished a phase; 0 before there was one.
  Number phase_began() const { return phase_began_; }
  bool operator==(const PublicCourse&) const = default;

 private:
  std::vector<Step> steps_;
  Number phase_began_ = 0;
};

/// Whether all know what was done: a vote once it is shown, a quest by its last card, a card played openly.
bool is_shown(const Table& table, const Step& step);
/// Whether this seat can be asked why: its proposal, its vote once shown, or the last card of a quest it was on.
bool answers_for(const Table& table, const Step& step, Seat seat);
/// The vote this step was; it has been shown.
Vote vote_shown(const Table& table, const Step& step);
/// The team a proposal, vote or quest was about, while it is on the table and after.
const Proposal& team_of(const Table& table, const Step& step);

}  // namespace roundtable::avalon::talk
