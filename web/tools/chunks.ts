// Which modules of the page are put together into one file.
export const game_chunk = ({ id }: { id: string }): string => `game_${id}`;

const shared =
  /\/src\/(main|App|screens\.ts|lib|games\/[^/]*\.ts|games\/\w+\/facts|parts\/(?!Review|ReplayPlayer|FairDeal))/;
const library = /\/node_modules\/svelte\//;
const game = /\/src\/games\/(\w+)\/index\.ts$/;

/** What most screens share comes in one file: many small ones take a slow phone longer. So does each game. */
export function chunk_of(id: string): string | undefined {
  if (shared.test(id) || library.test(id)) return 'shared';
  const found = game.exec(id)?.[1];
  return found && game_chunk({ id: found });
}
