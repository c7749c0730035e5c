// The first visit: the home page stands drawn before the program has come, and what is touched there is done.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { languages as known } from '../../tools/languages.mjs';
import { chromium_browser } from './chromium.mjs';
import { sit_down } from './person.mjs';
import { open_table } from './player.mjs';
import { start_server } from './server.mjs';

let browser, server;
beforeAll(async () => {
  server = await start_server();
  browser = await chromium_browser();
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
  server?.forget();
});

const languages = known.map(({ code }) => code);
const is_here = (page) => page.waitForFunction(() => !document.documentElement.dataset.drawn);

/** Home, with the program held back until it is let go; `before` comes to the device first. */
async function come_home({ before = () => {}, ...options } = {}) {
  const person = await sit_down(browser, options);
  await person.context.addInitScript(before);
  let let_go;
  const held = new Promise((done) => (let_go = done));
  await person.page.route('**/assets/shared-*.js', async (route) => {
    await held;
    await route.continue().catch(() => undefined);
  });
  await person.page.goto(server.url, { waitUntil: 'commit' });
  await person.page.waitForSelector('footer', { state: 'attached' });
  return {
    ...person,
    let_go: async () => {
      let_go();
      await is_here(person.page);
    },
  };
}

describe('the drawn home page', () => {
  it('says in every language what the program says, and is taken over as it stands', async () => {
    for (const language of languages) {
      const { page, context, troubles, let_go } = await come_home({ language });
      expect(await page.getAttribute('html', 'lang')).toBe(language);
      const drawn = await page.innerText('#app');
      await page.evaluate(() => {
        window.parts = [...document.querySelectorAll('#app *')];
      });
      await let_go();
      expect(await page.innerText('#app')).toBe(drawn);
      expect(await page.evaluate(() => window.parts.filter((part) => !part.isConnected).length)).toBe(0);
      expect(troubles).toEqual([]);
      await context.close();
    }
  });

  it('shows the games of the server', async () => {
    const { games } = await (await fetch(`${server.url}/api/games`)).json();
    const { page, context, let_go } = await come_home();
    const shown = await page.$$eval('article', (cards) =>
      cards.map((card) => ({
        id: card.querySelector('[data-bots]').dataset.bots,
        bots: [...card.querySelectorAll('option')].map((one) => one.value),
        players: card.querySelector('.facts span').textContent.match(/\d+/g).map(Number),
      })),
    );
    expect(shown).toEqual(
      games.map(({ id, bots, players, together }) => ({
        id,
        bots: together ? [] : bots,
        players: [...new Set(players)],
      })),
    );
    await let_go();
    await context.close();
  });

  it('offers the first game on the first screen, before the games', async () => {
    const { page, context, let_go } = await come_home();
    const lesson = await page.locator('a[href="/lesson"]').boundingBox();
    expect(lesson.y + lesson.height).toBeLessThan((await page.locator('article').first().boundingBox()).y);
    await let_go();
    await context.close();
  });

  it('follows a link before the program is here', async () => {
    const { page, context } = await come_home();
    await page.click('a[href="/rules/duel"]', { noWaitAfter: true });
    await page.waitForURL('**/rules/duel', { waitUntil: 'commit' });
    await context.close();
  });

  it('opens the settings that were touched too early', async () => {
    const { page, context, let_go } = await come_home();
    await page.click('header button');
    expect(await page.locator('dialog').count()).toBe(0);
    await let_go();
    await page.waitForSelector('dialog[open] input[name=language]');
    expect(await page.locator('dialog').count()).toBe(1);
    await context.close();
  });

  it('keeps a strength and begins a game that were chosen too early', async () => {
    const { page, context, let_go } = await come_home();
    await page.selectOption('article select', 'simple');
    await page.click('[data-bots=avalon]');
    await let_go();
    await page.waitForSelector('.game .seat');
    expect(await page.evaluate(() => JSON.parse(localStorage['roundtable.strengths']).avalon)).toBe('simple');
    await context.close();
  });

  it('goes to the table whose code was typed too early', async () => {
    const { page, context, let_go } = await come_home();
    await page.fill('.join input', 'abcd2345');
    await page.keyboard.press('Enter');
    await let_go();
    await page.waitForURL('**/t/ABCD2345');
    await context.close();
  });

  it('has the look that was chosen', async () => {
    const { page, context, let_go } = await come_home({
      before: () =>
        (localStorage['roundtable.settings'] = JSON.stringify({ theme: 'dark', size: 'huge', motion: 'less' })),
    });
    expect(await page.evaluate(() => ({ ...document.documentElement.dataset }))).toEqual({
      drawn: 'home',
      theme: 'dark',
      size: 'huge',
      motion: 'less',
    });
    await let_go();
    await context.close();
  });
});

describe('a device that knows better', () => {
  const sees_nothing_yet = async (page) => expect(await page.isVisible('h1')).toBe(false);

  it('is shown its own language at once', async () => {
    const { page, context, let_go } = await come_home({
      language: 'en',
      before: () => (localStorage['roundtable.settings'] = JSON.stringify({ language: 'cs' })),
    });
    await sees_nothing_yet(page);
    await let_go();
    expect(await page.textContent('.join .button')).toBe('Vstoupit');
    await context.close();
  });

  it('is shown its tables at once', async () => {
    const { page, context, let_go } = await come_home({
      before: () => (localStorage['roundtable.places'] = JSON.stringify([{ table: 'ABCD2345', token: 'none', at: 1 }])),
    });
    await sees_nothing_yet(page);
    await let_go();
    expect(await page.locator('.places a').count()).toBe(1);
    expect(await page.locator('h1').count()).toBe(1);
    await context.close();
  });

  it('asks for its table before anything is drawn, and only once', async () => {
    const ann = await sit_down(browser);
    await open_table(ann.page, server.url, 'Ann');
    await ann.page.addInitScript(() => {
      window.before_all = [];
      window.WebSocket = class extends WebSocket {
        constructor(...address) {
          super(...address);
          window.before_all.push(document.body === null);
        }
      };
    });
    ann.heard.length = 0;
    await ann.page.reload();
    await ann.page.waitForSelector('.lobby .seat.mine');
    expect(await ann.page.evaluate(() => window.before_all)).toEqual([true]);
    expect(ann.heard.filter((text) => text.includes('"type":"entered"'))).toHaveLength(1);
    expect(ann.troubles).toEqual([]);
    await ann.context.close();
  });
});
