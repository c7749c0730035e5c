// The games on the page: every folder here with a `facts.ts` and an `index.ts`. Nothing else names a game.
import type { Component } from 'svelte';
import type { Game } from '../lib/protocol';
import { use_words_of } from '../lib/words.svelte';
import type { GameFacts, GameModule } from './game';

const by_folder = <T>(files: Record<string, T>): Record<string, T> =>
  Object.fromEntries(Object.entries(files).map(([path, file]) => [path.split('/')[1]!, file]));

const facts = by_folder(import.meta.glob<GameFacts>('./*/facts.ts', { eager: true, import: 'facts' }));
// Whoever asks for a game has its id from the server, and so are the views and notices handed to it: those of its game.
const loaders = by_folder(import.meta.glob<GameModule>('./*/index.ts', { import: 'default' }));

export const known_games: Game[] = Object.values(facts).map((game) => game.server);
export const facts_of = (game: string): GameFacts | undefined => facts[game];
export const playable = (game: string): boolean => game in loaders;

/** A screen that one of the games brings. */
export function screen_of_game(name: string): Promise<{ default: Component }> {
  const screens = Object.values(facts).flatMap((game) => game.screens?.[name] ?? []);
  return screens[0]?.() ?? Promise.reject(new Error(name));
}

const loaded = new Map<string, GameModule>();

/** At once where the game is here already, so that nothing is painted without it. */
export const load_game = (game: string): GameModule | Promise<GameModule> => loaded.get(game) ?? fetch_game(game);

async function fetch_game(game: string): Promise<GameModule> {
  const loader = loaders[game];
  if (!loader) throw new Error(game);
  const [module] = await Promise.all([loader(), use_words_of(game)]);
  loaded.set(game, module);
  return module;
}
