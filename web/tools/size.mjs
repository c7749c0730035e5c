// What a first visit to a table of Avalon loads, packed: it must stay under the limit.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const limit = 250 * 1024;
const dist = resolve(dirname(fileURLToPath(import.meta.url)), '../dist');
const files = readdirSync(`${dist}/assets`).filter((name) => !name.endsWith('.gz'));
// A game is loaded when it is played, a review when it is asked for: what they alone bring does not count.
const manifest = JSON.parse(readFileSync(`${dist}/.vite/manifest.json`, 'utf8'));
const others = Object.keys(manifest).filter((source) => /^src\/games\/(?!avalon\/)\w+\/index\.ts$/.test(source));
const asked_for = Object.keys(manifest).filter((source) => source === 'src/parts/Review.svelte' && manifest[source].isDynamicEntry);
const apart = new Set([...others, ...asked_for].flatMap((source) => [manifest[source].file, ...(manifest[source].css ?? [])]).map((path) => path.replace('assets/', '')));
// Everything but the other languages; the letters of a Latin language with its accents.
const loaded = files.filter((name) => !apart.has(name) && !name.includes('grail') && (name.includes('catalogue') ? name.includes('_cs') : !name.includes('cyrillic')));
const size = (path) => (path.endsWith('.woff2') ? readFileSync(path).length : gzipSync(readFileSync(path), { level: 9 }).length);
const total = [`${dist}/index.html`, ...loaded.map((name) => `${dist}/assets/${name}`)].reduce((sum, path) => sum + size(path), 0);
console.log(`first load of Avalon: at most ${(total / 1024).toFixed(1)} KB packed, ${(limit / 1024).toFixed(0)} KB allowed`);
process.exitCode = total > limit ? 1 : 0;
