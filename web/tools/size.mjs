// What a first visit loads, compressed, from the home page to a game: it must stay under the game's limit.
import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { games } from './games.mjs';

const dist = resolve(dirname(fileURLToPath(import.meta.url)), '../dist');
const manifest = JSON.parse(readFileSync(`${dist}/.vite/manifest.json`, 'utf8'));
const screens = ['Home', 'New', 'TableScreen'].map((name) => `src/screens/${name}.svelte`);
// The fonts of a Latin language with its accents.
const fonts = Object.keys(manifest)
  .filter((source) => /latin.*\.woff2$/.test(source))
  .map((source) => manifest[source].file);

/** A piece with all that it imports. */
const with_imports = (source) => [source, ...(manifest[source].imports ?? []).flatMap(with_imports)];
const chunk_of_game = (id) => Object.keys(manifest).find((source) => manifest[source].name === `game_${id}`);
const packed_size = (path) =>
  path.endsWith('.woff2') ? readFileSync(path).length : gzipSync(readFileSync(path), { level: 9 }).length;

function first_visit({ id, first_visit: { also } }) {
  const visited = [...screens, chunk_of_game(id), ...also, 'catalogue:cs'];
  const program = visited
    .flatMap(with_imports)
    .flatMap((source) => [manifest[source].file, ...(manifest[source].css ?? [])]);
  const loaded = new Set(['home.cs.html', 'early.js', ...program, ...fonts]);
  return [...loaded].reduce((sum, name) => sum + packed_size(`${dist}/${name}`), 0) / 1024;
}

for (const game of games.filter((one) => one.first_visit)) {
  const size = first_visit(game);
  const { limit_kb } = game.first_visit;
  console.log(`first load of ${game.id}: ${size.toFixed(1)} KB packed, ${limit_kb} KB allowed`);
  if (size > limit_kb) process.exitCode = 1;
}
