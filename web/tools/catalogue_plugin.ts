// The page's words as modules: `catalogue:LANGUAGE` for all screens, `catalogue:GAME_LANGUAGE` for what only one game
// says, and `catalogues` with the loaders of both. `pack:GAME` is what a game's content pack holds for the page.
import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { game_of, games, type GameBuild } from './games.mjs';
import { hyphenated } from './hyphens';
import { languages } from './languages.mjs';
import { pack_entries, pack_texts } from './pack';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..') + '/';
const i18n = root + 'i18n/';
/** Words of the program's own catalogue that any game's screens show. */
const review_words = /^review\.((kind|column|action)\..*|title|turning_points|tells|better_moves|none|numbers)$/;

type Words = Record<string, unknown>;
const read = (path: string) => JSON.parse(readFileSync(i18n + path, 'utf8')) as Words;
const only = (words: Words, wanted: (key: string) => boolean) =>
  Object.fromEntries(Object.entries(words).filter(([key]) => wanted(key)));

const shows = (game: GameBuild, key: string) => game.program_words.some((beginning) => key.startsWith(beginning));
const belongs_to = (game: GameBuild, key: string) => key.replace(/^rules\./, '').startsWith(`${game.id}.`);
const apart = games.filter((game) => game.apart);
const together = games.filter((game) => !game.apart);

export function shared_catalogue(language: string): Words {
  return {
    ...only(read(`${language}.json`), (key) => review_words.test(key) || together.some((game) => shows(game, key))),
    ...only(read(`web/${language}.json`), (key) => !apart.some((game) => belongs_to(game, key))),
  };
}

export function game_catalogue(id: string, language: string): Words {
  const game = game_of(id)!;
  return {
    ...only(read(`${language}.json`), (key) => shows(game, key)),
    ...only(read(`web/${language}.json`), (key) => belongs_to(game, key)),
    ...(game.pack ? pack_texts(root + game.pack.folder, id, language) : {}),
  };
}

export function facts_of_pack(id: string) {
  const pack = game_of(id)?.pack;
  if (!pack) throw new Error(`${id} has no pack`);
  return pack_entries(root + pack.folder, pack.entries);
}

const loaders = (prefix: string) =>
  `{${languages.map(({ code }) => `${code}: () => import('catalogue:${prefix}${code}')`).join(',')}}`;
const all_loaders = () =>
  `export const shared = ${loaders('')};
   export const of_games = {${apart.map(({ id }) => `${id}: ${loaders(`${id}_`)}`).join(',')}};`;

const ours = /^(catalogues$|catalogue:|pack:)/;

export function catalogues(): Plugin {
  return {
    name: 'catalogues',
    resolveId: (id) => (ours.test(id) ? '\0' + id : undefined),
    load(id) {
      if (id === '\0catalogues') return all_loaders();
      const [, kind, name = ''] = /^\0(catalogue|pack):(.*)$/.exec(id) ?? [];
      if (!kind) return undefined;
      if (kind === 'pack') return `export default ${JSON.stringify(facts_of_pack(name))}`;
      const [language = '', game] = name.split('_').reverse();
      this.addWatchFile(`${i18n}web/${language}.json`);
      const catalogue = game ? game_catalogue(game, language) : shared_catalogue(language);
      // A browser reads JSON faster than a program.
      return `export default JSON.parse(${JSON.stringify(hyphenated(language, JSON.stringify(catalogue)))})`;
    },
  };
}
