#include "games/duel/rules/signature.h"

#include "engine/signature.h"
#include "games/duel/rules/game.h"

namespace roundtable::duel {

std::uint64_t signature(const Setup& usual) {
  Fingerprint print;
  sign_games<Duel>(print, usual, 500);
  return print.value();
}

}  // namespace roundtable::duel
