#include "games/avalon/rules/setup.h"

#include <algorithm>

namespace roundtable::avalon {
namespace {

bool percival_is_alone(const Setup& setup) {
  return setup.players == 5 && setup.specials.contains(Role::Percival) && !setup.specials.contains(Role::Mordred) &&
         !setup.specials.contains(Role::Morgana);
}

bool lancelots_in_box(const Setup& setup) {
  if (setup.lancelots == Lancelots::Off) return true;
  if (setup.edition == Edition::Cs) return false;
  return setup.edition != Edition::Pl || setup.lancelots == Lancelots::Switching;
}

bool somebody_may_carry_knife(const Setup& setup) {
  const auto all = characters(setup);
  return std::any_of(all.begin(), all.end(), may_carry_knife);
}

}  // namespace

int specials_of(const Setup& setup, Side side) {
  int count = setup.lancelots == Lancelots::Off ? 0 : 1;
  for (std::size_t i = 0; i < role_count; ++i) {
    const auto role = static_cast<Role>(i);
    if (setup.specials.contains(role) && printed_side(role) == side) ++count;
  }
  return count;
}

// Merlin, Percival and a Lancelot always find room among the good; only evil can be too many.
static_assert(std::all_of(size_table.begin(), size_table.end(), [](const SizeRow& row) { return row.good >= 3; }));

std::optional<SetupError> setup_error(const Setup& setup) {
  if (setup.players < min_players || setup.players > max_players) return SetupError::WrongPlayerCount;
  const auto& row = sizes_for(setup.players);
  if (specials_of(setup, Side::Evil) > row.evil) return SetupError::TooManyEvil;
  const bool assassin = setup.specials.contains(Role::Assassin);
  if (assassin && setup.floating_assassin) return SetupError::FloatingBesideAssassin;
  if (has_merlin(setup) && !assassin && !setup.floating_assassin) return SetupError::MerlinWithoutAssassin;
  if (knife_floats(setup) && !somebody_may_carry_knife(setup)) return SetupError::NobodyForTheKnife;
  if (percival_is_alone(setup) && setup.edition != Edition::Cs) return SetupError::PercivalAlone;
  return std::nullopt;
}

SmallList<SetupWarning, 8> setup_warnings(const Setup& setup) {
  SmallList<SetupWarning, 8> warnings;
  const auto warn_if = [&](bool condition, SetupWarning warning) {
    if (condition) warnings.push_back(warning);
  };
  const auto has = [&](Role role) { return setup.specials.contains(role); };
  warn_if(has(Role::Percival) && !has_merlin(setup), SetupWarning::PercivalWithoutMerlin);
  warn_if(has(Role::Assassin) && !has_merlin(setup), SetupWarning::AssassinWithoutMerlin);
  warn_if(setup.floating_assassin && !has_merlin(setup), SetupWarning::FloatingWithoutMerlin);
  warn_if(percival_is_alone(setup), SetupWarning::PercivalAlone);
  warn_if(has(Role::Morgana) && !has(Role::Percival), SetupWarning::MorganaWithoutPercival);
  warn_if(!lancelots_in_box(setup), SetupWarning::LancelotsNotInBox);
  warn_if(setup.excalibur && (setup.edition == Edition::Cs || setup.edition == Edition::Pl),
          SetupWarning::ExcaliburNotInBox);
  return warnings;
}

Characters characters(const Setup& setup) {
  const auto& row = sizes_for(setup.players);
  const int servants = row.good - specials_of(setup, Side::Good);
  const int minions = row.evil - specials_of(setup, Side::Evil);
  Characters all;
  for (std::size_t i = 0; i < role_count; ++i) {
    const auto role = static_cast<Role>(i);
    int copies = setup.specials.contains(role) ? 1 : 0;
    if (role == Role::Servant) copies = servants;
    if (role == Role::Minion) copies = minions;
    if (is_lancelot(role)) copies = setup.lancelots == Lancelots::Off ? 0 : 1;
    for (; copies > 0; --copies) all.push_back(role);
  }
  return all;
}

}  // namespace roundtable::avalon
