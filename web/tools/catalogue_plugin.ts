// The page's words: its own catalogue, and those texts of the program's catalogue that the page shows too.
import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const i18n = resolve(dirname(fileURLToPath(import.meta.url)), '../../i18n') + '/';
const shared = /^(avalon\.(role|about|known|plot|source|reason|story|side|card|sight|loyalty|winner)|duel\.(card|tile|reason|story)|narrate)\./;

export function merged_catalogue(language: string): Record<string, unknown> {
  const read = (path: string) => JSON.parse(readFileSync(i18n + path, 'utf8')) as Record<string, unknown>;
  const program = Object.entries(read(`${language}.json`)).filter(([key]) => shared.test(key));
  return { ...Object.fromEntries(program), ...read(`web/${language}.json`) };
}

export function catalogues(): Plugin {
  return {
    name: 'catalogues',
    resolveId: (id) => (id.startsWith('catalogue:') ? '\0' + id : undefined),
    load(id) {
      if (!id.startsWith('\0catalogue:')) return undefined;
      const language = id.slice('\0catalogue:'.length);
      this.addWatchFile(`${i18n}web/${language}.json`);
      return `export default ${JSON.stringify(merged_catalogue(language))}`;
    },
  };
}
