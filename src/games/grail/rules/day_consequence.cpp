// What happens by itself over the days.
#include <algorithm>

#include "games/grail/rules/land.h"
#include "games/grail/rules/rules.h"

namespace roundtable::grail {
namespace {

using Next = std::optional<Event>;

Next shuffled(const State& state, const Step& step) {
  const Kind kind = state.table.encounter().kind;
  Cards pile = state.table.members[step.seat].decks[static_cast<std::size_t>(kind)];
  Rng rng = chance_of(state.secrets);
  shuffle(rng, pile.begin(), pile.end());
  return DeckShuffled{Seat(step.seat), kind, pile};
}

Next morning(const Table& table) {
  if (table.day >= table.pack->campaign->days) return GameEnded{Winner::Avalon, Reason::Doom};
  return MorningBroke{};
}

Next shrunk(const Table& table) {
  const auto count = table.places.size();
  for (std::size_t i = 0; i < count; ++i)
    if (table.places[i].revealed && land::is_in_reach(table, static_cast<LocationId>(i))) return LandShrank{};
  return GameEnded{Winner::Avalon, Reason::Darkness};
}

Next news(const State& state) {
  if (state.secrets.events.empty()) return DreadCame{};
  return NewsCame{state.secrets.events.back()};
}

Next prowled(const State& state, const Step& step) {
  const Table& table = state.table;
  if (step.index >= table.guardians.size()) return Passed{};
  Rng rng = chance_of(state.secrets);
  const int die = state.secrets.dice.empty() ? static_cast<int>(below(rng, land::guardian_die))
                                             : state.secrets.dice.back() % land::guardian_die;
  return GuardianMoved{step.index, land::prowl(table, table.guardians[step.index].at, die)};
}

/// The round is over: everyone acts again, unless all rest or are out of energy.
Next day_goes_on(const Table& table) {
  const bool some = std::any_of(table.members.begin(), table.members.end(),
                                [](const Member& member) { return !member.resting && member.of(Stock::Energy) > 0; });
  if (some) return DayBegun{};
  return EveningCame{};
}

Next toll(const Table& table, const Step& step) {
  const Member& member = table.members[step.seat];
  if (member.of(Stock::Health) > 0) return Passed{};
  if (member.mercy && table.difficulty != Difficulty::Hard) return Spared{Seat(step.seat)};
  return GameEnded{Winner::Avalon, Reason::Death};
}

Next night(const State& state, const Step& step) {
  const Table& table = state.table;
  const Member& member = table.members[step.seat];
  const bool nightmare = is_insane(member);
  const auto& dreams = nightmare ? table.pack->nightmares : table.pack->dreams;
  if (!table.pack->locations[member.at].dream || dreams.empty()) return Passed{};
  Rng rng = chance_of(state.secrets);
  return Dreamt{Seat(step.seat), nightmare,
                static_cast<std::uint8_t>(below(rng, static_cast<std::uint32_t>(dreams.size())))};
}

Next ended(const Step& step) {
  const auto reason = static_cast<Reason>(step.index);
  const bool won = reason <= Reason::Avoided || reason == Reason::Story;
  return GameEnded{won ? Winner::Party : Winner::Avalon, reason};
}

}  // namespace

std::optional<Event> day_consequence(const State& state, const Step& step) {
  const Table& table = state.table;
  switch (step.kind) {
    case StepKind::Shuffle:
      return shuffled(state, step);
    case StepKind::Morning:
      return morning(table);
    case StepKind::Fade:
      return MenhirsFaded{};
    case StepKind::Shrink:
      return shrunk(table);
    case StepKind::Dials:
      return DialsTurned{};
    case StepKind::Clock:
      return ClockTurned{step.index};
    case StepKind::News:
      return news(state);
    case StepKind::Prowl:
      return prowled(state, step);
    case StepKind::Day:
      return day_goes_on(table);
    case StepKind::Arrive:
      return Arrived{Seat(step.seat)};
    case StepKind::Toll:
      return toll(table, step);
    case StepKind::Eat:
      return Ate{Seat(step.seat)};
    case StepKind::Night:
      return night(state, step);
    case StepKind::End:
      return ended(step);
    default:
      return Passed{};
  }
}

}  // namespace roundtable::grail
