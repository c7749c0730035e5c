#include "games/duel/rules/signature.h"

#include "engine/signature.h"
#include "games/duel/rules/game.h"

namespace roundtable::duel {

std::uint64_t signature() {
  Fingerprint print;
  sign_games<Duel>(print, Setup{}, 500);
  return print.value();
}

}  // namespace roundtable::duel
