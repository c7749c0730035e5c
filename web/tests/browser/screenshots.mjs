// Pictures of every screen, phone and desk, in two languages: npm run screenshots [FOLDER] [avalon|duel]
import { mkdirSync } from 'node:fs';
import { chromium_browser } from './chromium.mjs';
import { desk, phone, sit_down } from './player.mjs';
import { visit_all, visit_duel } from './screens.mjs';
import { start_server } from './server.mjs';

const folder = process.argv[2] ?? 'screenshots';
mkdirSync(folder, { recursive: true });
const server = await start_server();
const browser = await chromium_browser();
const only = process.argv[3];
const wholes = new Set(['home', 'lobby', 'rules', 'end', 'fair', 'replay', 'duel-lobby', 'duel-end', 'duel-replay', 'duel-rules', 'statistics']);
for (const [size_name, size] of [['phone', phone], ['desk', desk]]) {
  for (const [language, theme] of [['en', 'light'], ['cs', 'dark']]) {
    const { page, context } = await sit_down(browser, { size, language, theme });
    let count = 0;
    const picture = async (name) => {
      await page.waitForTimeout(350);
      await page.screenshot({ path: `${folder}/${size_name}-${language}-${String(++count).padStart(2, '0')}-${name}.png`, fullPage: wholes.has(name) });
    };
    if (only !== 'duel') await visit_all(page, server.url, picture, size_name === 'desk' ? { players: 7, switches: [1, 3, 6, 7] } : {});
    if (only !== 'avalon') await visit_duel(page, server.url, picture);
    await context.close();
  }
}
await browser.close();
await server.stop();
server.forget();
