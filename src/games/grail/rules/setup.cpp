#include "games/grail/rules/setup.h"

#include <algorithm>

namespace roundtable::grail {
namespace {

bool has_foreign_decks(const PartyMember& member) {
  return member.combat != member.character || member.diplomacy != member.character;
}

bool is_twice(const Setup& setup, CharacterId character) {
  return std::count_if(setup.party.begin(), setup.party.end(),
                       [&](const PartyMember& member) { return member.character == character; }) > 1;
}

bool has_small_deck(const Pack& pack, const PartyMember& member) {
  return pack.characters[member.combat].combat.size() < smallest_deck ||
         pack.characters[member.diplomacy].diplomacy.size() < smallest_deck;
}

}  // namespace

std::optional<SetupError> setup_error(const Setup& setup) {
  if (setup.party.empty()) return SetupError::EmptyParty;
  for (const PartyMember& member : setup.party) {
    if (is_twice(setup, member.character)) return SetupError::CharacterTwice;
    if (setup.difficulty != Difficulty::Free && has_foreign_decks(member)) return SetupError::ForeignDecks;
    if (setup.mode == Mode::Campaign && has_small_deck(*setup.pack, member)) return SetupError::DeckTooSmall;
  }
  if (setup.mode == Mode::Campaign && !setup.pack->campaign) return SetupError::NoCampaign;
  return std::nullopt;
}

}  // namespace roundtable::grail
