// What lies open for everybody.
#pragma once

#include "games/avalon/rules/actions.h"
#include "games/avalon/rules/setup.h"

namespace roundtable::avalon {

struct Proposal {
  SeatSet team;
  std::uint8_t quest = 0;
  std::optional<Seat> bearer;
  bool operator==(const Proposal&) const = default;
};

/// One vote on a team and what came of it.
struct Ballot {
  Proposal proposal;
  Seat leader;
  SeatSet approving;
  std::uint8_t round = 0;
  bool approved = false;
  bool no_confidence = false;
  std::optional<Seat> struck;         // whom Excalibur made switch
  std::optional<Seat> spotlight;      // who played openly
  std::optional<Card> open_card;      // and what
  std::optional<std::uint8_t> fails;  // when the quest is finished
  bool went_on_quest() const { return approved && !no_confidence; }
  bool operator==(const Ballot&) const = default;
};

/// Somebody was shown something; what it was only that seat knows.
struct Glimpse {
  Seat learner;
  Seat subject;
  Source source = Source::Lady;
  std::uint8_t round = 0;
  bool operator==(const Glimpse&) const = default;
};
inline constexpr std::size_t max_glimpses = 16;  // Lady 3, Excalibur 5, close eye 2, sides by plot cards 4

struct Lady {
  Seat holder;
  SmallList<Seat, lady_uses + 1> past;  // every holder in order, the present one last
  std::uint8_t uses_left = lady_uses;
  bool operator==(const Lady&) const = default;
};

struct PlotTable {
  PerSeat<SmallList<Plot, plot_deck_size>> held;
  SmallList<Plot, max_plots_drawn> drawn;  // not yet given
  SmallList<Plot, plot_deck_size> discarded;
  std::uint8_t deck = 0;
  bool drawn_this_round = false;
};

struct Revealed {
  PerSeat<Role> roles;
  std::array<SeatSet, quest_count> failing;
};

// The phases. In those marked "by itself" nobody is asked: `consequence` says what happens.
struct Dealing {};        // by itself
struct RoundStarting {};  // by itself
/// The holders of one plot card are asked in turn, from the leader clockwise.
struct Asking {
  Plot plot;
  Seat asked;
  SeatSet still;  // to be asked after this one
};
struct Drawing {};  // by itself
struct Giving {};
struct AtOnce {
  Seat receiver;
  Plot plot;
};
struct AtOnceActing {
  SmallList<AtOnce, max_plots_drawn> queue;
};
struct Proposing {};
struct Voting {
  SeatSet voted;
  bool opinions_shown = false;  // the opinion makers' votes lie open, or there are none
};
struct Switching {};  // by itself
struct Questing {
  SeatSet played;
};
struct Bearing {};
struct Revealing {};  // by itself
struct Examining {};
struct Unmasking {};  // by itself
struct Assassinating {
  Seat assassin;
};
struct Striking {  // by itself
  Seat target;
};
struct Ending {  // by itself
  Side winner;
  Reason reason;
};
struct Over {
  Side winner;
  Reason reason;
};
using Phase =
    std::variant<Voting, Questing, Proposing, RoundStarting, Revealing, Dealing, Asking, Drawing, Giving, AtOnceActing,
                 Switching, Bearing, Examining, Unmasking, Assassinating, Striking, Ending, Over>;

inline constexpr std::size_t max_ballots = quest_count * rejections_to_lose;

struct Table {
  Setup setup;
  Phase phase = Dealing{};
  SeatSet waiting;  // who owes a decision; follows from the rest
  Seat leader;
  std::uint8_t round = 0;  // 1 to 5
  std::uint8_t rejections = 0;
  std::array<std::optional<Card>, quest_count> results;  // by quest
  std::optional<Proposal> proposal;
  std::optional<Seat> spotlight;  // plays openly on this quest
  std::optional<Card> open_card;  // what the spotlight shows
  SeatSet opinion_makers;         // of the present vote
  SeatSet open_approvals;         // among them, once shown
  SeatSet eyed;                   // whose card was seen by close eye on this quest
  SmallList<Ballot, max_ballots> history;
  SmallList<Glimpse, max_glimpses> glimpses;
  std::optional<Lady> lady;
  SmallList<Loyalty, loyalty_deck_size> turned;  // switching: the cards turned so far
  SmallList<Loyalty, quest_count> schedule;      // scheduled: the card beside each quest
  PlotTable plots;
  std::optional<Revealed> revealed;

  int players() const { return setup.players; }
  SeatSet everyone() const { return SeatSet::all(setup.players); }
};

/// Votes are two thirds of all that happens. They are answered inline by every function on the way of a move.
inline bool owes_vote(const Table& table, Seat seat) {
  return std::holds_alternative<Voting>(table.phase) && table.waiting.contains(seat);
}
inline bool is_over(const Table& table) { return std::holds_alternative<Over>(table.phase); }
int count_results(const Table& table, Card result);
/// Who owes a decision, worked out anew.
SeatSet still_to_decide(const Table& table);
/// Rules A4.2 and A4.3: whether the leader may choose this quest now.
bool may_choose_quest(const Table& table, int quest);
/// Whether this team set out: a team just approved has not while No Confidence may still strike.
bool quest_begun(const Table& table, const Ballot& ballot);
/// Rule A6.12: whether the Lancelots switch as this team sets out.
bool switches_on(const Table& table, const Ballot& ballot);
/// How often the Lancelots have switched when a leader of this round acts.
int switches_before(const Table& table, int round);
/// How often they have switched by now.
int switches_so_far(const Table& table);
SeatSet holders_of(const Table& table, Plot plot);
/// Rule A8.9: the cards that can be taken from this seat.
bool has_takeable_plot(const Table& table, Seat seat);
/// Who decides on the at-once card.
Seat actor_of(const Table& table, const AtOnce& card);

}  // namespace roundtable::avalon
