#include "games/avalon/rules/knowledge.h"

namespace roundtable::avalon {
namespace {

SeatSet seats_of(const PerSeat<Role>& roles, Role role) {
  SeatSet seats;
  for (const Seat seat : SeatSet::all(roles.size())) seats.insert_if(roles[seat] == role, seat);
  return seats;
}

SeatSet seats_shown_in(Look look, const PerSeat<Role>& roles) {
  SeatSet seats;
  for (const Seat seat : SeatSet::all(roles.size())) seats.insert_if(shows_in(roles[seat], look), seat);
  return seats;
}

/// The floating assassin and a Lancelot whose loyalty may change are shown as what they are.
Opening among_evil(const Setup& setup, const PerSeat<Role>& roles, std::optional<Seat> knife, Seat seat) {
  Opening opening;
  opening.evil = seats_shown_in(Look::Evil, roles) - SeatSet::of(seat);
  if (has_loyalty_cards(setup)) opening.lancelot_evil = seats_of(roles, Role::LancelotEvil);
  if (knife) opening.assassin = SeatSet::of(*knife);
  opening.evil = opening.evil - opening.lancelot_evil - opening.assassin;
  return opening;
}

/// Where somebody deceives Percival he does not know which one is Merlin.
Opening as_percival(const Setup& setup, const PerSeat<Role>& roles) {
  constexpr RoleSet deceivers = shown_in(Look::Percival) - RoleSet{Role::Merlin};
  Opening opening;
  const bool deceived = !(setup.specials & deceivers).empty();
  (deceived ? opening.merlin_or_morgana : opening.merlin) = seats_shown_in(Look::Percival, roles);
  return opening;
}

}  // namespace

Opening opening_of(const Setup& setup, const PerSeat<Role>& roles, std::optional<Seat> knife, Seat seat) {
  const Role role = roles[seat];
  const LookSet looks = looks_of(role, setup.lancelots);
  Opening opening;
  if (looks.contains(Look::Evil)) opening = among_evil(setup, roles, knife, seat);
  if (looks.contains(Look::Merlin)) opening.evil = seats_shown_in(Look::Merlin, roles);
  if (looks.contains(Look::Percival)) opening = as_percival(setup, roles);
  if (looks.contains(Look::Lancelots)) {
    if (role == Role::LancelotGood) opening.lancelot_evil = seats_of(roles, Role::LancelotEvil);
    if (role == Role::LancelotEvil) opening.lancelot_good = seats_of(roles, Role::LancelotGood);
  }
  return opening;
}

}  // namespace roundtable::avalon
