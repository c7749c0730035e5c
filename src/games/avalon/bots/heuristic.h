// How players who go by rules of thumb suspect each other, and what follows from it: the rules of avalon_simple, for
// those who read such players or play on in their place.
#pragma once

#include "engine/seat.h"
#include "games/avalon/rules/setup.h"

namespace roundtable::avalon {

struct QuestResult {
  SeatSet team;
  int fails = 0;
  SeatSet approving;
  Seat leader;
};

/// Whom a leader takes along: all of the first, and as many of those it likes equally well as there is room for.
struct Picks {
  SeatSet sure;
  SeatSet tied;
  int wanted = 0;  // of the tied ones
};

class HeuristicSuspicion {
 public:
  explicit HeuristicSuspicion(int players) : players_(players) {}

  void add(const QuestResult& result);
  /// Whether a good seat that knows of these evil ones would approve, when it need not.
  bool likes(Seat by, SeatSet known_evil, SeatSet team) const;
  /// Good leaves out those it knows to be evil, evil its friends, while there are others.
  Picks picks(Seat by, SeatSet left_out, int size) const;

 private:
  Picks least(Seat by, SeatSet among, int count) const;

  int players_;
  PerSeat<PerSeat<double>> by_{players_};  // how each suspects each other
};

/// How much a vote or a lead looks like Merlin's to such an assassin.
float heuristic_sign(Seat seat, Seat leader, bool approved, bool tainted);

/// Whether an evil seat with so many friends on the team, itself among them, fails for sure; it never does where they
/// are too few, and on a small first quest it may wait.
enum class HeuristicCard : std::uint8_t { Success, Fail, Either };
HeuristicCard heuristic_card(int friends, int needed, bool decisive, bool small_first_quest);

}  // namespace roundtable::avalon
