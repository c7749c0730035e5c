// The games that can be played.
#include "match/game_entry.h"
#include "registry/all_games.h"

namespace roundtable {
namespace {

template <class... R>
constexpr std::array<GameEntry, sizeof...(R)> entries_of(ListOfGames<R...>) {
  return {game_entry<typename R::Game>()...};
}

constexpr auto entries = entries_of(AllGames{});

}  // namespace

std::span<const GameEntry> games() { return entries; }

}  // namespace roundtable
