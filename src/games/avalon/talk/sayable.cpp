#include "games/avalon/talk/sayable.h"

#include <algorithm>

#include "engine/match.h"

namespace roundtable::avalon::talk {
namespace {

std::vector<Question> questions(const Floor& floor) {
  std::vector<Question> found;
  for (const Seat seat : others(floor))
    for (Number step = 1; step <= floor.course.size(); ++step)
      if (answers_for(floor.table, *floor.course.find(step), seat)) found.push_back({seat, step});
  return found;
}

/// Whoever keeps a close eye on their own card cannot tell of another's.
SmallList<Look, max_glimpses> looks(const Floor& floor) {
  SmallList<Look, max_glimpses> found;
  for (const Glimpse& glimpse : floor.table.glimpses) {
    const Look look{glimpse.subject, glimpse.source};
    const bool at_other = glimpse.learner == floor.speaker && glimpse.subject != floor.speaker;
    if (at_other && !found.contains(look)) found.push_back(look);
  }
  return found;
}

template <class List>
bool has(const List& list, const typename List::value_type& value) {
  return std::find(list.begin(), list.end(), value) != list.end();
}

bool rests(const Sayable& can, const Reason& because) {
  if (!because) return true;
  if (because->by == Because::By::Step) return has(can.shown_steps, because->number);
  return because->number >= 1 && because->number <= can.statements;
}

bool team(const Sayable& can, SeatSet seats) {
  return can.everyone.contains(seats) && can.sizes.contains(seats.size());
}

bool fits(const Sayable& can, const Trust& said) { return can.others.contains(said.seat); }
bool fits(const Sayable& can, const Suspect& said) { return can.others.contains(said.seat); }
bool fits(const Sayable& can, const Among& said) {
  const int size = said.seats.size();
  return can.everyone.contains(said.seats) && size >= fewest_among && size <= most_among && said.evil >= 1 &&
         said.evil <= std::min(can.evil, size);
}
bool fits(const Sayable& can, const CallTeam& said) { return team(can, said.seats); }
bool fits(const Sayable& can, const WantTeam& said) { return team(can, said.seats); }
bool fits(const Sayable& can, const Will&) { return can.will; }
bool fits(const Sayable& can, const AskWhy& said) { return has(can.questions, {said.seat, said.step}); }
bool fits(const Sayable& can, const Answer& said) { return has(can.asked, said.to); }
bool fits(const Sayable& can, const Agree& said) { return has(can.of_others, said.to); }
bool fits(const Sayable& can, const Disagree& said) { return has(can.of_others, said.to); }
bool fits(const Sayable&, const ClaimLoyal&) { return true; }
bool fits(const Sayable& can, const ClaimRole& said) { return can.roles.contains(said.role); }
bool fits(const Sayable& can, const Seen& said) {
  return can.looks.contains({said.seat, said.source}) && shows_side(said.source) == is_side(said.sight);
}
bool fits(const Sayable& can, const Mistaken& said) { return can.mistaken.contains(said.seat); }
bool fits(const Sayable& can, const Follow& said) { return can.others.contains(said.seat); }
bool fits(const Sayable& can, const NameMerlin& said) {
  return can.to == Audience::Allies && can.others.contains(said.seat);
}

}  // namespace

Sayable sayable(const Floor& floor) {
  Sayable can;
  can.to = floor.channel.to();
  can.may_speak = !silence(floor);
  if (!can.may_speak) return can;
  can.everyone = floor.table.everyone();
  can.others = others(floor);
  can.evil = most_evil(floor.table, most_among);
  can.sizes = sizes_to_come(floor.table);
  can.will = is_vote_open(floor.table);
  can.questions = questions(floor);
  for (const Said& said : floor.channel.said()) {
    if (is_asked_of(said, floor.speaker)) can.asked.push_back(said.number);
    if (said.seat != floor.speaker) can.of_others.push_back(said.number);
  }
  can.roles = claimable(floor.table.setup);
  can.looks = looks(floor);
  can.mistaken = floor.spoken_of & can.others;
  for (Number step = 1; step <= floor.course.size(); ++step)
    if (is_shown(floor.table, *floor.course.find(step))) can.shown_steps.push_back(step);
  can.statements = floor.channel.size();
  return can;
}

bool covers(const Sayable& can, const Statement& statement) {
  return can.may_speak && rests(can, reason_of(statement)) &&
         match(statement, [&](const auto& said) { return fits(can, said); });
}

}  // namespace roundtable::avalon::talk
