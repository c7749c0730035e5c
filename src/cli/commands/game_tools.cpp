// The games of the command line.
#include <array>

#include "games/avalon/cli/tool.h"
#include "games/duel/cli/tool.h"
#include "games/grail/cli/tool.h"

namespace roundtable {

std::span<GameTool* const> game_tools() {
  static AvalonTool avalon;
  static DuelTool duel;
  static GrailTool grail;
  static const std::array<GameTool*, 3> all{&avalon, &duel, &grail};
  return all;
}

}  // namespace roundtable
