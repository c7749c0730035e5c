// The characters of Avalon: one row holds all that is true of each. Setup checks, deals, knowledge, bots, JSON and
// narration derive from this table (docs/adding-a-character.md).
#pragma once

#include <algorithm>
#include <optional>
#include <string_view>

#include "engine/enum_set.h"
#include "games/avalon/rules/vocabulary.h"

namespace roundtable::avalon {

using RoleSet = EnumSet<Role>;
using EditionSet = EnumSet<Edition>;

/// The moments of the opening in which some open their eyes, in the order they come (rules A2.1 to A2.11).
enum class Look : std::uint8_t { Evil, Merlin, Percival, Lancelots };
using LookSet = EnumSet<Look>;

/// How a character comes into play: chosen by the table, at most once; on all seats of its side that are left over; or
/// with the module of the Lancelots.
enum class Entry : std::uint8_t { Chosen, FillsUp, Lancelot };

enum class SetupWarning : std::uint8_t {
  PercivalWithoutMerlin,
  AssassinWithoutMerlin,
  FloatingWithoutMerlin,
  PercivalAlone,
  MorganaWithoutPercival,
  LancelotsNotInBox,
  ExcaliburNotInBox,
};

/// A character that makes little sense without another: the table is warned.
struct Partner {
  Role role;
  SetupWarning warning;
};

struct Character {
  Role role;
  std::string_view name;  // in protocol, records and keys of texts
  Side side;              // as printed; a Lancelot's may change
  Entry entry;
  LookSet looks;         // when it opens its eyes
  LookSet shows;         // when those who look can see it
  bool may_carry_knife;  // rule A2.18: as the floating assassin
  EditionSet editions;   // whose box has it
  std::optional<Partner> wants;
};

namespace character_rows {
using enum Look;
using enum Entry;
inline constexpr auto none = std::nullopt;
inline constexpr auto good = Side::Good;
inline constexpr auto evil = Side::Evil;
inline constexpr EditionSet all{Edition::En, Edition::Cs, Edition::Pl, Edition::Uk};
inline constexpr EditionSet not_cs{Edition::En, Edition::Pl, Edition::Uk};
inline constexpr Partner merlin_for_percival{Role::Merlin, SetupWarning::PercivalWithoutMerlin};
inline constexpr Partner merlin_for_assassin{Role::Merlin, SetupWarning::AssassinWithoutMerlin};
inline constexpr Partner percival_for_morgana{Role::Percival, SetupWarning::MorganaWithoutPercival};

// clang-format off
inline constexpr std::array table{
    //        role                name             side  entry     looks              shows                      knife  editions wants
    Character{Role::Merlin,       "merlin",        good, Chosen,   {Merlin},          {Percival},                false, all,     none},
    Character{Role::Percival,     "percival",      good, Chosen,   {Percival},        {},                        false, all,     merlin_for_percival},
    Character{Role::Servant,      "servant",       good, FillsUp,  {},                {},                        false, all,     none},
    Character{Role::Assassin,     "assassin",      evil, Chosen,   {Evil},            {Evil, Merlin},            true,  all,     merlin_for_assassin},
    Character{Role::Mordred,      "mordred",       evil, Chosen,   {Evil},            {Evil},                    true,  all,     none},
    Character{Role::Morgana,      "morgana",       evil, Chosen,   {Evil},            {Evil, Merlin, Percival},  true,  all,     percival_for_morgana},
    Character{Role::Oberon,       "oberon",        evil, Chosen,   {},                {Merlin},                  false, all,     none},
    Character{Role::Minion,       "minion",        evil, FillsUp,  {Evil},            {Evil, Merlin},            true,  all,     none},
    Character{Role::LancelotGood, "lancelot_good", good, Lancelot, {Lancelots},       {Lancelots},               false, not_cs,  none},
    Character{Role::LancelotEvil, "lancelot_evil", evil, Lancelot, {Evil, Lancelots}, {Evil, Merlin, Lancelots}, false, not_cs,  none},
};
// clang-format on
}  // namespace character_rows

inline constexpr auto& character_table = character_rows::table;
inline constexpr std::size_t role_count = character_table.size();

constexpr const Character& character(Role role) { return character_table[static_cast<std::size_t>(role)]; }

/// The characters of which this is true.
template <class Condition>
constexpr RoleSet roles_where(Condition holds) {
  RoleSet roles;
  for (const Character& row : character_table)
    if (holds(row)) roles.insert(row.role);
  return roles;
}

/// The side printed on the character card; a Lancelot's current side may differ.
constexpr Side printed_side(Role role) { return character(role).side; }
constexpr bool is_lancelot(Role role) { return character(role).entry == Entry::Lancelot; }
/// Whether the table chooses this character by name.
constexpr bool is_special(Role role) { return character(role).entry == Entry::Chosen; }
constexpr bool may_carry_knife(Role role) { return character(role).may_carry_knife; }
constexpr bool shows_in(Role role, Look look) { return character(role).shows.contains(look); }
/// A Lancelot whose loyalty may change keeps the eyes closed (rules A6.3 and A6.4).
constexpr LookSet looks_of(Role role, Lancelots lancelots) {
  return is_lancelot(role) && lancelots != Lancelots::Known ? LookSet() : character(role).looks;
}
/// Evil characters that stay unseen in a look at evil: Oberon among his fellows, Mordred before Merlin.
constexpr bool hides_in(Role role, Look look) { return printed_side(role) == Side::Evil && !shows_in(role, look); }

constexpr RoleSet roles_of(Side side) {
  return roles_where([side](const Character& row) { return row.side == side; });
}
constexpr RoleSet shown_in(Look look) {
  return roles_where([look](const Character& row) { return row.shows.contains(look); });
}
inline constexpr RoleSet special_roles = roles_where([](const Character& row) { return is_special(row.role); });

static_assert(role_count <= RoleSet::capacity);
static_assert(
    [] {
      for (std::size_t i = 0; i < role_count; ++i)
        if (character_table[i].role != static_cast<Role>(i)) return false;
      return true;
    }(),
    "the rows stand in the order of Role");
static_assert(
    [] {
      for (const Side side : {Side::Good, Side::Evil})
        for (const Entry entry : {Entry::FillsUp, Entry::Lancelot})
          if (roles_where([&](const Character& row) { return row.side == side && row.entry == entry; }).size() != 1)
            return false;
      return true;
    }(),
    "each side has one character that fills it up, and one Lancelot");
static_assert(roles_of(Side::Evil).contains(shown_in(Look::Evil)) &&
                  roles_of(Side::Evil).contains(shown_in(Look::Merlin)),
              "only evil characters may be shown to Evil and Merlin");
static_assert(std::ranges::all_of(character_table,
                                  [](const Character& row) {
                                    const bool with_fellows =
                                        row.looks.contains(Look::Evil) && row.shows.contains(Look::Evil);
                                    return (!row.looks.contains(Look::Evil) || row.side == Side::Evil) &&
                                           (!row.may_carry_knife || with_fellows);
                                  }),
              "only evil looks among evil, and only one who knows his fellows carries the knife");
static_assert(std::ranges::all_of(character_table,
                                  [](const Character& row) {
                                    return !row.wants || (is_special(row.wants->role) && row.wants->role != row.role);
                                  }),
              "a character wants another that can be chosen");

}  // namespace roundtable::avalon
