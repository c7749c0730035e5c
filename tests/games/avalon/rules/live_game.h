// A game of Avalon played in the words of the rulebook. What is played must be legal: a refused action ends the test.
// Seats are plain numbers here, so that a test reads like the record of a game.
#pragma once

#include <doctest/doctest.h>

#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "games/avalon/rules/game.h"
#include "games/avalon/rules/state.h"

namespace scenario {

using namespace roundtable;
using namespace roundtable::avalon;
using enum Role;

using Seats = std::initializer_list<int>;
SeatSet seats(Seats list);
std::optional<Seat> optional_seat(std::optional<int> seat);

/// A game under way.
class LiveGame {
 public:
  LiveGame(const Setup& setup, const Dealt& dealt);

  // Any action, and what the rules say of it.
  LiveGame& acts(int seat, const Action& action);
  std::optional<Refusal> refuses(int seat, const Action& action) const;
  /// Whether the complete list of legal actions has this one.
  bool may(int seat, const Action& action) const;
  std::size_t choices(int seat) const;
  /// The seats that this seat's legal actions point at.
  SeatSet targets(int seat) const;

  // The round.
  LiveGame& leader_proposes(Seats team);
  LiveGame& leader_proposes_with_bearer(Seats team, int bearer);
  LiveGame& leader_chooses_quest(int quest, Seats team);
  /// A letter a seat, A for approve and R for reject; the opinion makers come first by themselves.
  LiveGame& all_vote(std::string_view letters);
  LiveGame& all_approve();
  LiveGame& all_reject();
  /// Every member who still owes a card plays it: fail these seats, success the others.
  LiveGame& cards_played(Seats fails = {});
  LiveGame& assassin_names(int target);

  // The modules.
  LiveGame& lady_examines(int target);
  LiveGame& excalibur_strikes(std::optional<int> target);
  LiveGame& leader_gives_plots(Seats to);
  LiveGame& plays_plot(int seat, Plot plot, std::optional<int> target = std::nullopt);
  LiveGame& passes(int seat);

  // Shortcuts through what a test is not about.
  /// The first seat that owes a decision approves, succeeds, passes or takes its first choice.
  LiveGame& quiet_step();
  /// So until this is asked for; see `now`.
  LiveGame& quietly_until(std::string_view asked);
  LiveGame& teams_rejected(int times);
  LiveGame& quest_succeeds();
  LiveGame& quest_fails(Seats fails);

  // What can be read off.
  const Table& table() const { return state_.table; }
  const State& state() const { return state_; }
  const std::vector<std::pair<Event, State>>& record() const { return record_; }
  int leader() const { return table().leader.index(); }
  int players() const { return table().players(); }
  SeatSet waiting() const { return table().waiting; }
  /// What is asked for: give_plots, propose, opinions, votes, quest, excalibur, lady, assassinate, over, or the id of
  /// the plot card whose window is open or which acts at once.
  std::string now() const;
  /// What the opening showed this seat: "3:evil 4:evil", by seat.
  std::string knows(int seat) const;
  /// The others whose opening showed them this seat, as whatever.
  SeatSet known_by(int seat) const;
  /// What it learned since: "4:evil by lady in round 2".
  std::string learned(int seat) const;
  Side side(int seat) const { return mine(seat).side; }
  std::optional<Card> result(int quest) const { return table().results[static_cast<std::size_t>(quest - 1)]; }
  const Ballot& last_ballot() const { return table().history.back(); }
  std::string held(int seat) const;
  /// "evil by quests", or nothing while the game goes on.
  std::string outcome() const;

 private:
  View view(int seat) const { return observe(state_, Seat(seat)); }
  const Knowledge& mine(int seat) const { return view(seat).mine; }
  int finished_quests() const;
  Action quiet_action(Seat seat) const;
  LiveGame& quietly_until_quest_is_finished(int finished_before);
  ProposeTeam proposal_with(SeatSet wanted) const;
  const Table& require_phase(std::string_view asked) const;

  State state_;
  std::vector<std::pair<Event, State>> record_;  // each event and the state before it
};

}  // namespace scenario
