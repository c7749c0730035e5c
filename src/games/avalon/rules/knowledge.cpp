#include "games/avalon/rules/knowledge.h"

namespace roundtable::avalon {
namespace {

SeatSet seats_of(const PerSeat<Role>& roles, Role role) {
  SeatSet seats;
  for (const Seat seat : SeatSet::all(roles.size()))
    if (roles[seat] == role) seats.insert(seat);
  return seats;
}

SeatSet printed_evil(const PerSeat<Role>& roles) {
  SeatSet evil;
  for (const Seat seat : SeatSet::all(roles.size()))
    if (printed_side(roles[seat]) == Side::Evil) evil.insert(seat);
  return evil;
}

/// Evil players who look at each other: all but Oberon and a Lancelot whose loyalty may change.
bool meets_evil(const Setup& setup, Role role) {
  return printed_side(role) == Side::Evil && role != Role::Oberon &&
         (role != Role::LancelotEvil || setup.lancelots == Lancelots::Known);
}

Opening evil_opening(const Setup& setup, const PerSeat<Role>& roles, std::optional<Seat> knife, Seat seat) {
  Opening opening;
  opening.evil = printed_evil(roles) - seats_of(roles, Role::Oberon) - SeatSet::of(seat);
  if (has_loyalty_cards(setup)) {
    opening.lancelot_evil = seats_of(roles, Role::LancelotEvil);
    opening.evil = opening.evil - opening.lancelot_evil;
  }
  if (knife) {
    opening.assassin = SeatSet::of(*knife);
    opening.evil = opening.evil - opening.assassin;
  }
  return opening;
}

Opening percival_opening(const Setup& setup, const PerSeat<Role>& roles) {
  Opening opening;
  const SeatSet merlin = seats_of(roles, Role::Merlin);
  if (setup.specials.contains(Role::Morgana))
    opening.merlin_or_morgana = merlin | seats_of(roles, Role::Morgana);
  else
    opening.merlin = merlin;
  return opening;
}

}  // namespace

Opening opening_of(const Setup& setup, const PerSeat<Role>& roles, std::optional<Seat> knife, Seat seat) {
  const Role role = roles[seat];
  Opening opening;
  if (meets_evil(setup, role)) opening = evil_opening(setup, roles, knife, seat);
  if (role == Role::Merlin) opening.evil = printed_evil(roles) - seats_of(roles, Role::Mordred);
  if (role == Role::Percival) opening = percival_opening(setup, roles);
  if (setup.lancelots == Lancelots::Known) {
    if (role == Role::LancelotGood) opening.lancelot_evil = seats_of(roles, Role::LancelotEvil);
    if (role == Role::LancelotEvil) opening.lancelot_good = seats_of(roles, Role::LancelotGood);
  }
  return opening;
}

}  // namespace roundtable::avalon
