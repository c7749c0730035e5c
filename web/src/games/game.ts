// What a game brings to the page. Each is loaded only when a table plays it.
import type { Component } from 'svelte';
import type { Notice } from '../lib/protocol';
import type { Table } from '../lib/table.svelte';
import { use_words_of } from '../lib/words.svelte';

export type GameModule = {
  Board: Component<{ table: Table; wide: boolean }>;
  BigBoard: Component<{ table: Table }>;
  Options: Component<{ config: any; change: (config: any) => Promise<boolean>; mine: boolean }>;
  ReplayBoard: Component<{ view: any; names: (seat: number) => string; roles?: any }>;
  story_line: (notice: Notice, names: (seat: number) => string) => string | null;
  is_heading: (notice: Notice) => boolean;
  default_config: object;
};

const loaders: Record<string, () => Promise<{ default: GameModule }>> = {
  avalon: () => import('./avalon'),
  grail: () => import('./grail/grail'),
};

export const playable = (game: string): boolean => game in loaders;

export async function load_game(game: string): Promise<GameModule> {
  const loader = loaders[game];
  if (!loader) throw new Error(game);
  const [module] = await Promise.all([loader(), use_words_of(game)]);
  return module.default;
}
