// The games that ended at this device, counted here and nowhere else.
import { load_game } from '../games/registry';
import { kept, type Played } from './kept';
import type { Table } from './table.svelte';

export async function count_game(table: Table): Promise<void> {
  const { table: code, number, game } = table.table!;
  if (kept.played().some((other) => other.table === code && other.number === number)) return;
  const module = await load_game(game);
  if (!table.game || table.table?.number !== number) return;
  const outcome = module.outcome?.(table.game.view, table.story, table.my_seat);
  if (outcome) kept.keep_played({ table: code, number, game, ...outcome, at: Date.now() });
}

export type Line = { side: string; games: number; won: number };
export type Account = { game: string; games: number; won: number; sides: Line[] };

const count = (played: Played[]) => ({ games: played.length, won: played.filter((one) => one.won).length });

/** By game, and in each by side, those played most first. */
export function accounts(played: Played[]): Account[] {
  const of = <T>(values: T[]) => [...new Set(values)];
  return of(played.map((one) => one.game))
    .map((game) => {
      const all = played.filter((one) => one.game === game);
      const sides = of(all.map((one) => one.side))
        .sort()
        .map((side) => ({ side, ...count(all.filter((one) => one.side === side)) }));
      return { game, ...count(all), sides };
    })
    .sort((a, b) => b.games - a.games);
}
