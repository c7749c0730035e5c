// The types of the duel's actions in JSON. Paying is one type, whether from the hand or from a pile.
#pragma once

#include "games/duel/rules/names.h"

namespace roundtable::duel {

enum class ActionType : std::uint8_t {
  Reinforce,
  Enchant,
  Attack,
  Answer,
  Pay,
  UseAvalon,
  End,
  Supply,
  Discard,
  Resign
};
constexpr Names<10> names_of(ActionType) {
  return {"reinforce", "enchant", "attack", "answer", "pay", "use_avalon", "end", "supply", "discard", "resign"};
}

/// In the order of `Action`.
inline constexpr std::array<ActionType, std::variant_size_v<Action>> action_types{
    ActionType::Reinforce, ActionType::Enchant, ActionType::Attack,    ActionType::Answer,
    ActionType::Pay,       ActionType::Pay,     ActionType::UseAvalon, ActionType::End,
    ActionType::Supply,    ActionType::Discard, ActionType::Resign};

constexpr ActionType type_of(const Action& action) { return action_types[action.index()]; }

}  // namespace roundtable::duel
