#include "games/avalon/python/action_numbers.h"

#include <algorithm>
#include <bit>

#include "engine/match.h"
#include "games/avalon/rules/combinations.h"

namespace roundtable::python {

using namespace avalon;

namespace {

/// Its place among the alternatives of `Action`.
template <class Kind, std::size_t I = 0>
constexpr std::size_t kind_of_action() {
  if constexpr (std::is_same_v<Kind, std::variant_alternative_t<I, Action>>)
    return I;
  else
    return kind_of_action<Kind, I + 1>();
}

template <class Number>
constexpr std::size_t as_size(Number number) {
  return static_cast<std::size_t>(number);
}

constexpr bool is_takeable(const PlotRow& row) { return row.kind != PlotKind::AtOnce; }
constexpr auto takeable_kinds = static_cast<int>(std::ranges::count_if(plot_table, is_takeable));

// A leader always draws the same number of cards: no round finds the deck too small.
constexpr bool decks_suffice(int players) {
  int cards = 0;
  for (const auto& row : plot_table) cards += copies_of(row.plot, players);
  return plots_per_round(players) * quest_count <= cards;
}
static_assert([] {
  for (const auto& row : size_table)
    if (!decks_suffice(row.players)) return false;
  return true;
}());

int members_below(SeatSet set, Seat seat) { return std::popcount(set.bits() & (SeatSet::of(seat).bits() - 1U)); }

}  // namespace

// Modules come last, so that a set-up that adds a Lady or plot cards keeps the numbers of all other actions.
ActionNumbers::ActionNumbers(const Setup& setup) : setup_(setup) {
  add_votes_and_cards();
  add_targets<Assassinate>();
  add_proposals();
  if (setup.lady) add_targets<AskLady>();
  if (setup.excalibur) add_targets<UseExcalibur>();
  if (setup.plots) add_plots();
}

template <class Kind>
void ActionNumbers::begin() {
  first_[kind_of_action<Kind>()] = count();
}

template <class Kind>
int ActionNumbers::count_since() const {
  return count() - first_[kind_of_action<Kind>()];
}

/// One action a seat; where the target may be left out, that comes after the last seat.
template <class Kind>
void ActionNumbers::add_targets() {
  begin<Kind>();
  for (const Seat seat : SeatSet::all(setup_.players)) actions_.push_back(Kind{seat});
  if constexpr (std::is_same_v<decltype(Kind::target), std::optional<Seat>>) actions_.push_back(Kind{std::nullopt});
}

void ActionNumbers::add_votes_and_cards() {
  begin<CastVote>();
  for (const Vote vote : {Vote::Approve, Vote::Reject}) actions_.push_back(CastVote{vote});
  begin<PlayCard>();
  for (const Card card : {Card::Success, Card::Fail}) actions_.push_back(PlayCard{card});
}

void ActionNumbers::add_proposals() {
  begin<ProposeTeam>();
  if (setup_.targeting) {
    for (std::uint8_t quest = 1; quest <= quest_count; ++quest) add_teams(team_size(setup_.players, quest), quest);
    return;
  }
  const auto [smallest, largest] = std::ranges::minmax(sizes_for(setup_.players).team);
  for (int size = smallest; size <= largest; ++size) add_teams(size, std::nullopt);
}

void ActionNumbers::add_teams(int size, std::optional<std::uint8_t> quest) {
  teams_[as_size(quest ? *quest : size)] = count_since<ProposeTeam>();
  for (int place = 0; place < combinations(setup_.players, size); ++place) {
    const SeatSet team = unrank_combination(setup_.players, size, place);
    team_place_[team.bits()] = static_cast<std::uint16_t>(place);
    if (setup_.excalibur)
      add_with_bearers({team, quest, std::nullopt});
    else
      actions_.push_back(ProposeTeam{team, quest, std::nullopt});
  }
}

void ActionNumbers::add_with_bearers(ProposeTeam proposal) {
  for (const Seat bearer : proposal.team) {
    proposal.bearer = bearer;
    actions_.push_back(proposal);
  }
}

void ActionNumbers::add_plots() {
  begin<Pass>();
  actions_.push_back(Pass{});
  add_plays();
  add_targets<Overhear>();
  add_targets<OpenUp>();
  add_targets<EstablishConfidence>();
  add_takings();
  add_gifts();
}

void ActionNumbers::add_plays() {
  begin<PlayPlot>();
  for (const auto& row : plot_table) {
    if (row.kind != PlotKind::Held) continue;
    plays_[as_size(row.plot)] = count_since<PlayPlot>();
    if (!takes_target(row.plot)) actions_.push_back(PlayPlot{row.plot, std::nullopt});
    if (takes_target(row.plot))
      for (const Seat seat : SeatSet::all(setup_.players)) actions_.push_back(PlayPlot{row.plot, seat});
  }
}

void ActionNumbers::add_takings() {
  begin<TakeResponsibility>();
  int kinds = 0;
  for (const auto& row : plot_table)
    if (is_takeable(row)) taking_place_[as_size(row.plot)] = kinds++;
  for (const Seat seat : SeatSet::all(setup_.players))
    for (const auto& row : plot_table)
      if (is_takeable(row)) actions_.push_back(TakeResponsibility{seat, row.plot});
}

/// Receivers as digits, the first drawn being the lowest; numbers with a receiver twice are never legal.
void ActionNumbers::add_gifts() {
  begin<GivePlots>();
  const int players = setup_.players;
  int gifts = 1;
  for (int i = 0; i < plots_per_round(players); ++i) gifts *= players;
  for (int gift = 0; gift < gifts; ++gift) {
    GivePlots action;
    for (int i = 0, rest = gift; i < plots_per_round(players); ++i, rest /= players)
      action.to.push_back(Seat(rest % players));
    actions_.push_back(action);
  }
}

int ActionNumbers::of(const Action& action) const { return first_[action.index()] + place_of(action); }

int ActionNumbers::place_of(const Action& action) const {
  const auto seat_or_none = [this](std::optional<Seat> target) { return target ? target->index() : setup_.players; };
  return match(
      action, [&](const ProposeTeam& what) { return place_of_proposal(what); },
      [](const CastVote& what) { return what.vote == Vote::Approve ? 0 : 1; },
      [](const PlayCard& what) { return what.card == Card::Success ? 0 : 1; },
      [&](const UseExcalibur& what) { return seat_or_none(what.target); },
      [&](const AskLady& what) { return seat_or_none(what.target); },
      [](const Assassinate& what) { return what.target.index(); },
      [&](const GivePlots& what) { return place_of_gift(what); },
      [&](const PlayPlot& what) { return plays_[as_size(what.plot)] + (what.target ? what.target->index() : 0); },
      [](const Pass&) { return 0; }, [](const Overhear& what) { return what.target.index(); },
      [](const OpenUp& what) { return what.target.index(); },
      [](const EstablishConfidence& what) { return what.target.index(); },
      [&](const TakeResponsibility& what) {
        return what.from.index() * takeable_kinds + taking_place_[as_size(what.plot)];
      });
}

int ActionNumbers::place_of_proposal(const ProposeTeam& action) const {
  const int size = action.team.size();
  const int begin = teams_[as_size(action.quest ? *action.quest : size)];
  const int place = team_place_[action.team.bits()];
  return begin + (action.bearer ? place * size + members_below(action.team, *action.bearer) : place);
}

int ActionNumbers::place_of_gift(const GivePlots& action) const {
  int place = 0;
  for (std::size_t i = action.to.size(); i > 0; --i) place = place * setup_.players + action.to[i - 1].index();
  return place;
}

}  // namespace roundtable::python
