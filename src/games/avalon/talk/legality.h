// Why a statement may not be made: a function of public facts and of what was said, never of what the speaker knows.
#pragma once

#include "games/avalon/rules/table.h"
#include "games/avalon/talk/channel.h"
#include "games/avalon/talk/public_course.h"

namespace roundtable::avalon::talk {

enum class Refusal : std::uint8_t {
  GameOver,
  TooMuchTalk,
  YouDoNotConfer,
  OnlyAmongAllies,
  NoSuchSeat,
  AboutYourself,
  WrongNumberOfSeats,
  WrongNumberOfEvil,
  WrongTeamSize,
  NoTeamToCome,
  NoTeamProposed,
  NoSuchStep,
  NotShown,
  NotTheirDoing,
  NoSuchStatement,
  NotAskedOfYou,
  YourOwnStatement,
  NotInThisGame,
  NotLookedAt,
  SightDoesNotFit,
  NotSpokenOf,
  OutOfOrder,  // of a record: not the next number, or not the step it was said at
};
constexpr Names<22> names_of(Refusal) {
  return {"game_over",          "too_much_talk",    "you_do_not_confer",     "only_among_allies",
          "no_such_seat",       "about_yourself",   "wrong_number_of_seats", "wrong_number_of_evil",
          "wrong_team_size",    "no_team_to_come",  "no_team_proposed",      "no_such_step",
          "not_shown",          "not_their_doing",  "no_such_statement",     "not_asked_of_you",
          "your_own_statement", "not_in_this_game", "not_looked_at",         "sight_does_not_fit",
          "not_spoken_of",      "out_of_order"};
}
static_assert(name_of(Refusal::OutOfOrder) == "out_of_order");

/// Rule T1.6: so many statements a seat between two actions that finish a phase.
inline constexpr int most_statements = 12;
inline constexpr int fewest_among = 2;
inline constexpr int most_among = 4;

/// Somebody has the floor: who speaks, to whom, and all that decides what may be said.
struct Floor {
  const Table& table;
  const PublicCourse& course;
  const Channel& channel;  // of the audience spoken to
  Seat speaker;
  SeatSet spoken_of;     // by the speaker, where this audience heard it
  bool confers = false;  // asked for only where allies are spoken to
};

std::optional<Refusal> refusal(const Floor& floor, const Statement& statement);
/// Why this seat may say nothing at all to this audience now.
std::optional<Refusal> silence(const Floor& floor);

// What statements may name; `refusal` and `sayable` both ask these.
SeatSet others(const Floor& floor);
/// Sizes of teams that may be spoken of, ascending: those of the quests without a result.
using TeamSizes = SmallList<int, quest_count>;
TeamSizes sizes_to_come(const Table& table);
bool is_assassination(const Table& table);
bool is_vote_open(const Table& table);
int most_evil(const Table& table, int among);
/// Rule T2.12: the characters all know to be in the game, and always the servant.
RoleSet claimable(const Setup& setup);
bool has_looked(const Table& table, Seat learner, Seat subject, Source source);
/// Whether this was a question to the speaker.
bool is_asked_of(const Said& said, Seat speaker);

}  // namespace roundtable::avalon::talk
