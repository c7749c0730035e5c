// Pictures of every screen, phone and desk, in two languages: npm run screenshots [FOLDER [GAME [LANGUAGE,LANGUAGE]]]
// The first language by day, the second by night.
import { mkdirSync } from 'node:fs';
import { chromium_browser } from './chromium.mjs';
import { visit_grail } from './grail_screens.mjs';
import { desk, phone, sit_down } from './person.mjs';
import { visit_all, visit_duel } from './screens.mjs';
import { start_server } from './server.mjs';

const folder = process.argv[2] ?? 'screenshots';
const games = { avalon: visit_all, duel: visit_duel, grail: visit_grail };
const wanted = process.argv[3] ? [process.argv[3]] : Object.keys(games);
const [by_day, by_night] = (process.argv[4] ?? 'en,cs').split(',');
mkdirSync(folder, { recursive: true });
const server = await start_server();
const browser = await chromium_browser();
const wholes = new Set([
  'home',
  'lobby',
  'rules',
  'end',
  'fair',
  'replay',
  'duel-lobby',
  'duel-end',
  'duel-replay',
  'duel-rules',
  'statistics',
  'combat-lobby',
  'combat-end',
  'evening',
]);
for (const [size_name, size] of [
  ['phone', phone],
  ['desk', desk],
]) {
  for (const [language, theme] of [
    [by_day, 'light'],
    [by_night, 'dark'],
  ]) {
    for (const game of wanted) {
      const { page, context } = await sit_down(browser, { size, language, theme });
      const prefix = game === 'grail' ? 'grail-' : '';
      let count = 0;
      await games[game](
        page,
        server.url,
        async (name) => {
          await page.waitForTimeout(350);
          await page.screenshot({
            path: `${folder}/${prefix}${size_name}-${language}-${String(++count).padStart(2, '0')}-${name}.png`,
            fullPage: wholes.has(name),
          });
        },
        size_name === 'desk' ? { players: 7, switches: [1, 3, 6, 7] } : {},
      );
      await context.close();
    }
  }
}
await browser.close();
await server.stop();
server.forget();
