// What a first visit loads, packed, from the home page to a game of Avalon: it must stay under the limit.
import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const limit = 250 * 1024;
const dist = resolve(dirname(fileURLToPath(import.meta.url)), '../dist');
const manifest = JSON.parse(readFileSync(`${dist}/.vite/manifest.json`, 'utf8'));

/** A piece with all that it brings along. */
const with_imports = (source) => [source, ...(manifest[source].imports ?? []).flatMap(with_imports)];
const screens = ['Home', 'New', 'TableScreen'].map((name) => `src/screens/${name}.svelte`);
const visited = [...screens, 'src/games/avalon/index.ts', '../content/balance.json', 'catalogue:cs'];
const program = visited
  .flatMap(with_imports)
  .flatMap((source) => [manifest[source].file, ...(manifest[source].css ?? [])]);
// The letters of a Latin language with its accents.
const letters = Object.keys(manifest)
  .filter((source) => /latin.*\.woff2$/.test(source))
  .map((source) => manifest[source].file);

const loaded = new Set(['home.cs.html', 'early.js', ...program, ...letters]);
const size = (path) =>
  path.endsWith('.woff2') ? readFileSync(path).length : gzipSync(readFileSync(path), { level: 9 }).length;
const total = [...loaded].reduce((sum, name) => sum + size(`${dist}/${name}`), 0);
console.log(`first load of Avalon: ${(total / 1024).toFixed(1)} KB packed, ${(limit / 1024).toFixed(0)} KB allowed`);
process.exitCode = total > limit ? 1 : 0;
