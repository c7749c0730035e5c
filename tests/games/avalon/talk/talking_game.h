// A game of Avalon with what is said at its table. The game is played as in the scenarios of the rules.
#pragma once

#include "games/avalon/rules/legality.h"
#include "games/avalon/talk/talk_log.h"
#include "tests/games/avalon/rules/scenario.h"

namespace scenario {

using talk::Audience;
using talk::Because;
using talk::Motive;
using talk::Said;
using talk::Strength;

class TalkingGame {
 public:
  explicit TalkingGame(LiveGame game) : game_(std::move(game)) {}

  LiveGame& play() { return game_; }
  const LiveGame& game() const { return game_; }
  /// The actions taken so far, as all saw them.
  const talk::PublicCourse& course();
  talk::TalkLog& log() { return log_; }

  /// A seat says something, to all or to its allies; what is refused ends the test.
  Said says(int seat, const talk::Statement& statement, Audience to = Audience::All);
  /// Why a seat may not say this. The listing of what may be said must agree.
  std::optional<talk::Refusal> refuses(int seat, const talk::Statement& statement, Audience to = Audience::All);
  bool may_say(int seat, const talk::Statement& statement, Audience to = Audience::All) {
    return !refuses(seat, statement, to);
  }
  talk::Floor floor(int seat, Audience to = Audience::All);
  SeatSet fellows(int seat) const { return confers(observe(game_.state(), Seat(seat))); }
  /// Numbers of what this seat heard: "1 2 a1", those of the allies with an a.
  std::string heard(std::optional<int> seat, talk::Number since = 0, talk::Number since_allies = 0) const;

 private:
  LiveGame game_;
  talk::PublicCourse course_;
  std::size_t seen_ = 0;  // events of the game's record that are in the course
  talk::TalkLog log_;
};

inline talk::Reason step(talk::Number number) { return Because{Because::By::Step, number}; }
inline talk::Reason statement(talk::Number number) { return Because{Because::By::Statement, number}; }

/// The seat whose action this event was, if it was one.
std::optional<Seat> actor_of(const Event& event, const State& before);

/// Five players, seat 0 leads; Merlin 0, servants 1 and 2, Assassin 3, Minion 4.
TalkingGame five();
/// Seven players: Merlin 0, Percival 1, servants 2 and 3, Assassin 4, Morgana 5, Oberon 6.
TalkingGame seven();
/// The first team, seats 0 and 1, was proposed (step 1) and approved by seats 0 to 2 (steps 2 to 6).
TalkingGame five_after_vote();
/// Three quests have succeeded and the Assassin chooses.
TalkingGame assassination();

}  // namespace scenario
