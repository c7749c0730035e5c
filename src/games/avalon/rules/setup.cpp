#include "games/avalon/rules/setup.h"

#include <algorithm>

namespace roundtable::avalon {
namespace {

constexpr RoleSet company_for_percival{Role::Mordred, Role::Morgana};  // rule A2.21

bool percival_is_alone(const Setup& setup) {
  return setup.players == 5 && setup.specials.contains(Role::Percival) &&
         (setup.specials & company_for_percival).empty();
}

bool lancelots_in_box(const Setup& setup) {
  if (setup.lancelots == Lancelots::Off) return true;
  if (!character(Role::LancelotGood).editions.contains(setup.edition)) return false;
  return setup.edition != Edition::Pl || setup.lancelots == Lancelots::Switching;
}

bool somebody_may_carry_knife(const Setup& setup) {
  const auto all = characters(setup);
  return std::any_of(all.begin(), all.end(), may_carry_knife);
}

}  // namespace

int specials_of(const Setup& setup, Side side) {
  return (setup.specials & roles_of(side)).size() + (setup.lancelots == Lancelots::Off ? 0 : 1);
}

static_assert(
    std::ranges::all_of(size_table,
                        [](const SizeRow& row) {
                          return (special_roles & roles_of(Side::Good)).size() + 1 <= row.good;
                        }),
    "all good characters and a Lancelot find room, so only evil can be too many; else setup_error must say so");

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
  for (const Character& row : character_table)
    if (setup.specials.contains(row.role) && row.wants)
      warn_if(!setup.specials.contains(row.wants->role), row.wants->warning);
  warn_if(setup.floating_assassin && !has_merlin(setup), SetupWarning::FloatingWithoutMerlin);
  warn_if(percival_is_alone(setup), SetupWarning::PercivalAlone);
  warn_if(!lancelots_in_box(setup), SetupWarning::LancelotsNotInBox);
  warn_if(setup.excalibur && (setup.edition == Edition::Cs || setup.edition == Edition::Pl),
          SetupWarning::ExcaliburNotInBox);
  std::sort(warnings.begin(), warnings.end());
  return warnings;
}

namespace {

int copies_of(const Character& row, const Setup& setup) {
  switch (row.entry) {
    case Entry::Chosen:
      return setup.specials.contains(row.role) ? 1 : 0;
    case Entry::Lancelot:
      return setup.lancelots == Lancelots::Off ? 0 : 1;
    case Entry::FillsUp:
      break;
  }
  const auto& sizes = sizes_for(setup.players);
  return (row.side == Side::Good ? sizes.good : sizes.evil) - specials_of(setup, row.side);
}

}  // namespace

Characters characters(const Setup& setup) {
  Characters all;
  for (const Character& row : character_table)
    for (int copies = copies_of(row, setup); copies > 0; --copies) all.push_back(row.role);
  return all;
}

}  // namespace roundtable::avalon
