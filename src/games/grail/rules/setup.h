// What is agreed before the first card is drawn.
#pragma once

#include <memory>

#include "games/grail/rules/pack.h"

namespace roundtable::grail {

struct PartyMember {
  CharacterId character = 0;
  CharacterId combat = 0;  // whose decks it plays: its own but in free mode
  CharacterId diplomacy = 0;
  bool operator==(const PartyMember&) const = default;
};

/// Owns the pack; whatever is played from it must not outlive it.
struct Setup {
  std::shared_ptr<const Pack> pack;
  Mode mode = Mode::Encounter;
  Difficulty difficulty = Difficulty::Normal;
  EncounterId encounter = 0;
  SmallList<PartyMember, max_members> party;
  bool operator==(const Setup&) const = default;
};

enum class SetupError : std::uint8_t { EmptyParty, CharacterTwice, ForeignDecks, NoCampaign, DeckTooSmall };

std::optional<SetupError> setup_error(const Setup& setup);

}  // namespace roundtable::grail
