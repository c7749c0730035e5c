// The page's words: its own catalogue, and those texts of the program's catalogue that the page shows too. What one
// game alone says is a catalogue of its own, loaded with that game.
import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { hyphenated } from './hyphens';
import { pack_facts, pack_texts } from './pack';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..') + '/';
const i18n = root + 'i18n/';
const starter_pack = root + 'content/grail/starter';
const shared = new RegExp(
  [
    /^avalon\.(role|about|known|plot|source|reason|story|side|card|sight|loyalty|winner)\./,
    /^duel\.(card|tile|reason|story)\./,
    /^narrate\./,
    /^review\.(kind|column|action)\./,
    /^review\.(title|turning_points|tells|better_moves|none|numbers)$/,
  ]
    .map((part) => part.source)
    .join('|'),
);
const of_grail = /^(rules\.)?grail\./;
const grail_shared = new RegExp(
  [
    /^grail\.(winner|reason|story|choice|stock|attribute|kind|trait|verb|trigger|key|keyword|colour|count|when|why)/,
    /^grail\.screen\.everyone/,
  ]
    .map((part) => part.source)
    .join('|'),
);

type Words = Record<string, unknown>;
const read = (path: string) => JSON.parse(readFileSync(i18n + path, 'utf8')) as Words;
const only = (words: Words, wanted: (key: string) => boolean) =>
  Object.fromEntries(Object.entries(words).filter(([key]) => wanted(key)));

export function merged_catalogue(language: string): Words {
  return {
    ...only(read(`${language}.json`), (key) => shared.test(key)),
    ...only(read(`web/${language}.json`), (key) => !of_grail.test(key)),
  };
}

export function grail_catalogue(language: string): Words {
  return {
    ...only(read(`${language}.json`), (key) => grail_shared.test(key)),
    ...only(read(`web/${language}.json`), (key) => of_grail.test(key)),
    ...pack_texts(starter_pack, language),
  };
}

export function catalogues(): Plugin {
  return {
    name: 'catalogues',
    resolveId: (id) => (id.startsWith('catalogue:') || id === 'pack:starter' ? '\0' + id : undefined),
    load(id) {
      if (id === '\0pack:starter') return `export default ${JSON.stringify(pack_facts(starter_pack))}`;
      if (!id.startsWith('\0catalogue:')) return undefined;
      const [language = 'en', game] = id.slice('\0catalogue:'.length).split('_').reverse();
      this.addWatchFile(`${i18n}web/${language}.json`);
      const words = hyphenated(language, JSON.stringify(game ? grail_catalogue(language) : merged_catalogue(language)));
      // A browser reads JSON faster than a program.
      return `export default JSON.parse(${JSON.stringify(words)})`;
    },
  };
}
