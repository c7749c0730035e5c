#include "games/grail/bots/worth.h"

namespace roundtable::grail {
namespace {

double bonus_worth(Bonus bonus) {
  switch (bonus) {
    case Bonus::Marker:
    case Bonus::Up:
    case Bonus::Special:
      return 1.0;
    case Bonus::Draw:
      return 0.8;
    case Bonus::Bolt:
      return 0.9;
    case Bonus::Down:
      return -1.0;
    case Bonus::DestroyLast:
    case Bonus::Cancel:
      return -0.3;
  }
  return 0;
}

/// Health counts for more the less of it there is; panic takes the choice of cards away.
double member_worth(const Table& table, const Member& member) {
  const double health = member.of(Stock::Health);
  double sum = 1.6 * health - 6.0 / (health + 0.5) - 0.5 * member.of(Stock::Terror) + 0.5 * member.of(Stock::Energy);
  sum += 0.4 * member.of(Stock::Magic) + 0.3 * member.of(Stock::Reputation) + 0.1 * member.of(Stock::Experience);
  return in_panic(table, member) ? sum - 4 : sum;
}

double hand_worth(const Table& table, const Member& member) {
  double sum = 0;
  for (const CardId card : member.hand) sum += 0.5 + 0.15 * card_worth(table.card(card));
  return sum;
}

/// The open edge: what the next card will find.
double edge_worth(const Table& table) {
  const auto& row = table.meeting.row;
  const RightEdge& edge = row.empty() ? table.encounter().right : table.card(row.back().card).right;
  double sum = 0;
  for (const RightHalf& half : edge) sum += half.key == Key::Blank ? 0 : half.key == Key::Free ? 0.5 * half.times : 0.4;
  if (!row.empty() && row.back().tokens > 0) sum += 0.8;
  return sum;
}

double progress(const Table& table) {
  const Encounter& encounter = table.encounter();
  const Meeting& meeting = table.meeting;
  if (encounter.kind == Kind::Combat) return 3.0 * meeting.markers;
  const double stages = meeting.stage * (3.0 * encounter.top);
  const double fear = meeting.affinity <= encounter.bottom + 1 ? 8.0 : 0.0;
  return stages + 3.0 * meeting.affinity - fear;
}

}  // namespace

double outcome_worth(Reason reason) {
  switch (reason) {
    case Reason::Markers:
    case Reason::Affinity:
    case Reason::Story:
      return 60;
    case Reason::Avoided:
      return 5;
    case Reason::Fled:
    case Reason::Left:
    case Reason::Failed:
      return -25;
    case Reason::Robbed:
      return -45;
    case Reason::Dying:
    case Reason::Death:
    case Reason::Doom:
    case Reason::Darkness:
      return -60;
  }
  return 0;
}

double card_worth(const Card& card) {
  double sum = 0.5 * static_cast<double>(card.abilities.size());
  for (const LeftHalf& half : card.left)
    for (const Bonus bonus : half) sum += bonus_worth(bonus);
  return sum;
}

double worth(const Table& table) {
  // A single encounter is only won or lost: nothing that is kept by running counts afterwards.
  if (table.over && table.mode == Mode::Encounter) return table.over->winner == Winner::Party ? 60 : -60;
  double sum = table.over ? outcome_worth(table.over->reason) : 0;
  for (const Member& member : table.members) {
    sum += member_worth(table, member);
    if (member.in && !table.over) sum += hand_worth(table, member) + 0.1 * member.deck;
    if (!member.in && table.meeting_now && !table.over) sum -= 15;
  }
  if (!table.over && table.meeting_now) sum += progress(table) + edge_worth(table);
  return sum;
}

}  // namespace roundtable::grail
