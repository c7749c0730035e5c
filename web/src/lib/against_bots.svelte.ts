// A game against bots alone: a table is made, every other seat filled, and the game started.
import { load_game } from '../games/registry';
import { kept } from './kept';
import type { Config, Game } from './protocol';
import { tell } from './refusals';
import { come } from './session.svelte';
import type { Table } from './table.svelte';
import { t } from './words.svelte';

/** The strength chosen last for this game; else the best where bots are also allies, and the middle one otherwise. */
export function strength({ id, bots, players }: Pick<Game, 'id' | 'bots' | 'players'>): string | undefined {
  const chosen = kept.strength(id);
  if (chosen !== null && bots.includes(chosen)) return chosen;
  return players[1] === 2 ? bots[Math.ceil((bots.length - 1) / 2)] : bots.at(-1);
}

async function seat_and_start(table: Table, bot: string | undefined): Promise<void> {
  try {
    for (const [seat, sitting] of table.table!.seats.entries())
      if (sitting === null) await table.ask({ op: 'seat_bot', seat, bot: bot ?? null });
    await table.ask({ op: 'start' });
    table.begins_at_once = false;
  } catch (refused) {
    table.begins_at_once = false;
    tell(refused);
  }
}

/** `begun` is called when the table is there and before anything happens at it. */
export async function play_against_bots(
  game: string,
  bot: string | undefined,
  config?: Config,
  begun: (table: Table) => void = () => {},
): Promise<Table> {
  const chosen = config ?? (await load_game(game)).default_config;
  const table = come({ op: 'create', game, config: chosen, name: kept.name() || t('name.guest'), open: false });
  table.begins_at_once = true;
  const stop = $effect.root(() => {
    $effect(() => {
      if (table.turned_away) stop();
      if (!table.table) return;
      stop();
      begun(table);
      void seat_and_start(table, bot);
    });
  });
  return table;
}
