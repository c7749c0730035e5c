// The games of the command line.
#include <array>

#include "cli/game_tool.h"
#include "registry/all_games.h"

namespace roundtable {
namespace {

template <class... R>
std::array<GameTool*, sizeof...(R)> tools_of(ListOfGames<R...>) {
  return {&R::tool()...};
}

}  // namespace

std::span<GameTool* const> game_tools() {
  static const auto tools = tools_of(AllGames{});
  return tools;
}

}  // namespace roundtable
