# The games of the program, in the order in which people meet them. This is the only place in src/ outside a game's own
# folder that names a game: everything else is derived from it (src/registry, docs/adding-a-game.md).
set(ROUNDTABLE_GAMES
  avalon
  duel
  grail)
