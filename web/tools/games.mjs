// What the build must know of each game: `build.json` in the game's folder.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = resolve(dirname(fileURLToPath(import.meta.url)), '../src/games') + '/';

export const games = readdirSync(folder)
  .filter((id) => existsSync(`${folder}${id}/build.json`))
  .map((id) => ({ id, ...JSON.parse(readFileSync(`${folder}${id}/build.json`, 'utf8')) }));

export const game_of = (id) => games.find((game) => game.id === id);
