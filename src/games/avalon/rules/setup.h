// What a table agrees on before the cards are dealt, and whether the rules allow it.
#pragma once

#include <cstdint>
#include <optional>

#include "engine/small_list.h"
#include "games/avalon/rules/characters.h"

namespace roundtable::avalon {

struct Setup {
  std::uint8_t players = min_players;
  RoleSet specials{Role::Merlin, Role::Assassin};
  Lancelots lancelots = Lancelots::Off;
  bool lady = false;
  bool excalibur = false;
  bool targeting = false;
  bool plots = false;
  Edition edition = Edition::En;
  bool floating_assassin = false;
  constexpr bool operator==(const Setup&) const = default;
};

enum class SetupError : std::uint8_t {
  WrongPlayerCount,
  TooManyEvil,
  MerlinWithoutAssassin,
  FloatingBesideAssassin,
  NobodyForTheKnife,
  PercivalAlone,
};

std::optional<SetupError> setup_error(const Setup& setup);
SmallList<SetupWarning, 8> setup_warnings(const Setup& setup);

/// All characters of the game, one a seat, in the order of `Role`.
using Characters = SmallList<Role, max_players>;
Characters characters(const Setup& setup);

/// Special characters of a side, the Lancelot among them.
int specials_of(const Setup& setup, Side side);

constexpr bool has_merlin(const Setup& setup) { return setup.specials.contains(Role::Merlin); }
/// Whether one evil seat without the Assassin's card carries the knife.
constexpr bool knife_floats(const Setup& setup) { return setup.floating_assassin && has_merlin(setup); }
/// Whether a seat with this card may be the one who names Merlin.
constexpr bool may_be_assassin(const Setup& setup, Role role) {
  return knife_floats(setup) ? may_carry_knife(role) : role == Role::Assassin;
}
constexpr bool has_loyalty_cards(const Setup& setup) { return setup.lancelots >= Lancelots::Switching; }
constexpr bool lady_may_be_declined(const Setup& setup) { return setup.edition == Edition::Cs; }
/// Rule A4.3: whether quest 5 waits for two successes, or merely for two finished quests.
constexpr bool last_quest_needs_successes(const Setup& setup) { return setup.edition != Edition::Pl; }

}  // namespace roundtable::avalon
