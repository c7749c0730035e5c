#include "games/grail/rules/signature.h"

#include "engine/signature.h"
#include "games/grail/rules/game.h"

namespace roundtable::grail {

std::uint64_t signature(const Setup& usual) {
  Fingerprint print;
  Setup setup;
  setup.pack = usual.pack;
  for (std::size_t size = 1; size <= max_members; ++size) {
    const auto character = static_cast<CharacterId>(size - 1);
    setup.party.push_back({character, character, character});
    setup.mode = Mode::Encounter;
    for (std::size_t i = 0; i < setup.pack->encounters.size(); ++i) {
      setup.encounter = static_cast<EncounterId>(i);
      sign_games<Grail>(print, setup, 20);
    }
    setup.mode = Mode::Campaign;
    sign_games<Grail>(print, setup, 20);
  }
  return print.value();
}

}  // namespace roundtable::grail
