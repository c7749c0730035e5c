// What a game brings to the page. Each is loaded only when a table plays it.
import type { Component } from 'svelte';
import type { Action, Notice } from '../lib/protocol';
import type { Table } from '../lib/table.svelte';
import { use_words_of } from '../lib/words.svelte';

/** How a game went for one seat: on which side it was, and whether that side won. */
export type Outcome = { side: string; won: boolean };

export type GameModule = {
  Board: Component<{ table: Table; wide: boolean }>;
  BigBoard: Component<{ table: Table }>;
  Options: Component<{
    config: any;
    change: (config: any) => Promise<boolean>;
    mine: boolean;
    names?: (seat: number) => string;
  }>;
  ReplayBoard: Component<{
    view: any;
    names: (seat: number) => string;
    roles?: any;
    opening?: Notice | undefined;
    seat?: number | null;
  }>;
  /** `opening`: the notice that began the game, for games whose pieces are named there. */
  story_line: (notice: Notice, names: (seat: number) => string, opening?: Notice) => string | null;
  /** The notices, each with what earlier ones and the view tell of it; as many as there were. */
  in_full?: (notices: Notice[], view: any) => Notice[];
  /** A decision that was made in secret, for a replay with all cards open; null where the story tells it. */
  decided_line?: (action: Action, seat: string) => string | null;
  is_heading: (notice: Notice) => boolean;
  default_config: object;
  /** For the device's own statistics; null while it cannot be told. */
  outcome?: (view: any, story: Notice[], seat: number) => Outcome | null;
  /** How many play, where the view does not say so. */
  players_of?: (view: any) => number;
  /** The view with everything open, from the views of all seats, where the end of the game does not show it. */
  open_view?: (views: any[]) => any;
};

const loaders: Record<string, () => Promise<{ default: GameModule }>> = {
  avalon: () => import('./avalon'),
  duel: () => import('./duel'),
  grail: () => import('./grail/grail'),
};

export const playable = (game: string): boolean => game in loaders;

const loaded = new Map<string, GameModule>();

/** At once where the game is here already, so that nothing is painted without it. */
export const load_game = (game: string): GameModule | Promise<GameModule> => loaded.get(game) ?? fetch_game(game);

async function fetch_game(game: string): Promise<GameModule> {
  const loader = loaders[game];
  if (!loader) throw new Error(game);
  const [module] = await Promise.all([loader(), use_words_of(game)]);
  loaded.set(game, module.default);
  return module.default;
}
