#include "games/avalon/rules/signature.h"

#include "engine/signature.h"
#include "games/avalon/rules/game.h"

namespace roundtable::avalon {

std::uint64_t signature(const Setup& usual) {
  Fingerprint print;
  for (int players = min_players; players <= max_players; ++players)
    for (unsigned modules = 0; modules < 16; ++modules) {
      Setup setup = usual;
      setup.players = static_cast<std::uint8_t>(players);
      setup.lady = (modules & 1U) != 0;
      setup.excalibur = (modules & 2U) != 0;
      setup.targeting = (modules & 4U) != 0;
      setup.plots = (modules & 8U) != 0;
      setup.lancelots = static_cast<Lancelots>(modules % 4);
      sign_games<Avalon>(print, setup, 25);
    }
  return print.value();
}

}  // namespace roundtable::avalon
