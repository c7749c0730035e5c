#include "games/avalon/talk/legality.h"

#include <algorithm>

#include "engine/match.h"

namespace roundtable::avalon::talk {
namespace {

using No = std::optional<Refusal>;

No unless(bool allowed, Refusal refusal) { return allowed ? No() : No(refusal); }

No about_other(const Floor& floor, Seat seat) {
  if (!floor.table.everyone().contains(seat)) return Refusal::NoSuchSeat;
  return unless(seat != floor.speaker, Refusal::AboutYourself);
}

No at_table(const Floor& floor, SeatSet seats) {
  return unless(floor.table.everyone().contains(seats), Refusal::NoSuchSeat);
}

No reason_refusal(const Floor& floor, const Reason& because) {
  if (!because) return std::nullopt;
  if (because->by == Because::By::Statement)
    return unless(floor.channel.find(because->number), Refusal::NoSuchStatement);
  const Step* step = floor.course.find(because->number);
  if (!step) return Refusal::NoSuchStep;
  return unless(is_shown(floor.table, *step), Refusal::NotShown);
}

No team_refusal(const Floor& floor, SeatSet seats) {
  if (is_assassination(floor.table)) return Refusal::NoTeamToCome;
  if (const auto no = at_table(floor, seats)) return no;
  return unless(sizes_to_come(floor.table).contains(seats.size()), Refusal::WrongTeamSize);
}

No statement_refusal(const Floor& floor, Number to) {
  const Said* said = floor.channel.find(to);
  if (!said) return Refusal::NoSuchStatement;
  return unless(said->seat != floor.speaker, Refusal::YourOwnStatement);
}

No check(const Floor& floor, const Trust& said) { return about_other(floor, said.seat); }
No check(const Floor& floor, const Suspect& said) { return about_other(floor, said.seat); }

No check(const Floor& floor, const Among& said) {
  if (const auto no = at_table(floor, said.seats)) return no;
  const int size = said.seats.size();
  if (size < fewest_among || size > most_among) return Refusal::WrongNumberOfSeats;
  return unless(said.evil >= 1 && said.evil <= most_evil(floor.table, size), Refusal::WrongNumberOfEvil);
}

No check(const Floor& floor, const CallTeam& said) { return team_refusal(floor, said.seats); }
No check(const Floor& floor, const WantTeam& said) { return team_refusal(floor, said.seats); }
No check(const Floor& floor, const Will&) { return unless(is_vote_open(floor.table), Refusal::NoTeamProposed); }

No check(const Floor& floor, const AskWhy& said) {
  if (const auto no = about_other(floor, said.seat)) return no;
  const Step* step = floor.course.find(said.step);
  if (!step) return Refusal::NoSuchStep;
  if (!is_shown(floor.table, *step)) return Refusal::NotShown;
  return unless(answers_for(floor.table, *step, said.seat), Refusal::NotTheirDoing);
}

No check(const Floor& floor, const Answer& said) {
  const Said* question = floor.channel.find(said.to);
  if (!question) return Refusal::NoSuchStatement;
  return unless(is_asked_of(*question, floor.speaker), Refusal::NotAskedOfYou);
}

No check(const Floor& floor, const Agree& said) { return statement_refusal(floor, said.to); }
No check(const Floor& floor, const Disagree& said) { return statement_refusal(floor, said.to); }
No check(const Floor&, const ClaimLoyal&) { return std::nullopt; }

No check(const Floor& floor, const ClaimRole& said) {
  return unless(claimable(floor.table.setup).contains(said.role), Refusal::NotInThisGame);
}

No check(const Floor& floor, const Seen& said) {
  if (const auto no = about_other(floor, said.seat)) return no;
  if (!has_looked(floor.table, floor.speaker, said.seat, said.source)) return Refusal::NotLookedAt;
  return unless(shows_side(said.source) == is_side(said.sight), Refusal::SightDoesNotFit);
}

No check(const Floor& floor, const Mistaken& said) {
  if (const auto no = about_other(floor, said.seat)) return no;
  return unless(floor.spoken_of.contains(said.seat), Refusal::NotSpokenOf);
}

No check(const Floor& floor, const Follow& said) { return about_other(floor, said.seat); }

No check(const Floor& floor, const NameMerlin& said) {
  if (floor.channel.to() != Audience::Allies) return Refusal::OnlyAmongAllies;
  return about_other(floor, said.seat);
}

}  // namespace

std::optional<Refusal> silence(const Floor& floor) {
  if (is_over(floor.table)) return Refusal::GameOver;
  if (floor.channel.to() == Audience::Allies && !floor.confers) return Refusal::YouDoNotConfer;
  return unless(floor.channel.count(floor.speaker, floor.course.phase_began()) < most_statements, Refusal::TooMuchTalk);
}

std::optional<Refusal> refusal(const Floor& floor, const Statement& statement) {
  if (const auto no = silence(floor)) return no;
  return match(statement, [&](const auto& said) -> No {
    if (const auto no = check(floor, said)) return no;
    if constexpr (requires { said.because; }) return reason_refusal(floor, said.because);
    return std::nullopt;
  });
}

SeatSet others(const Floor& floor) { return floor.table.everyone() - SeatSet::of(floor.speaker); }

TeamSizes sizes_to_come(const Table& table) {
  TeamSizes sizes;
  if (is_assassination(table)) return sizes;
  const auto is_open = [&](int quest) { return !table.results[static_cast<std::size_t>(quest - 1)]; };
  for (int size = 1; size <= max_players; ++size)
    for (int quest = 1; quest <= quest_count; ++quest)
      if (is_open(quest) && team_size(table.players(), quest) == size && !sizes.contains(size)) sizes.push_back(size);
  return sizes;
}

bool is_assassination(const Table& table) { return std::holds_alternative<Assassinating>(table.phase); }
bool is_vote_open(const Table& table) { return std::holds_alternative<Voting>(table.phase); }
int most_evil(const Table& table, int among) { return std::min(sizes_for(table.players()).evil, among); }

RoleSet claimable(const Setup& setup) {
  RoleSet roles{Role::Servant};
  for (const Role role : characters(setup)) roles.insert(role);
  return roles;
}

bool has_looked(const Table& table, Seat learner, Seat subject, Source source) {
  return std::any_of(table.glimpses.begin(), table.glimpses.end(), [&](const Glimpse& glimpse) {
    return glimpse.learner == learner && glimpse.subject == subject && glimpse.source == source;
  });
}

bool is_asked_of(const Said& said, Seat speaker) {
  const auto* question = std::get_if<AskWhy>(&said.statement);
  return question && question->seat == speaker;
}

}  // namespace roundtable::avalon::talk
