// What makes a game of Avalon comfortable: things stay where they are, nothing is covered or cut off, and it is said plainly what happened.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chromium_browser } from './chromium.mjs';
import { desk, is_over, phone, sit_down, touch } from './person.mjs';
import { decide, fill_and_start, open_table, play_to_end } from './player.mjs';
import { start_server } from './server.mjs';

let browser, server;
beforeAll(async () => { server = await start_server(); browser = await chromium_browser(); });
afterAll(async () => { await browser?.close(); await server?.stop(); server?.forget(); });

const last_game = (heard) => JSON.parse(heard.findLast((text) => text.includes('"type":"game"')));
/** The seats that can be touched and lie under the panel. */
const covered = (page) => page.evaluate(() => [...document.querySelectorAll('.seat.able .crest')].filter((seat) => {
  const box = seat.getBoundingClientRect();
  return document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)?.closest('.dock');
}).length);

describe('the first game', () => {
  it('ends with words on how it went and a way on, with more characters', async () => {
    const ann = await sit_down(browser);
    const { page } = ann;
    await page.goto(`${server.url}/lesson`);
    await page.fill('input[autocomplete=nickname]', 'Ann');
    await page.click('form .button.main');
    await page.waitForSelector('.game .coach');
    await play_to_end([page]);
    const won = (await page.locator('.end .mine').textContent()) === 'You have won';
    const closing = page.locator('section[aria-labelledby=lesson-end]');
    expect(await closing.textContent()).toContain(won ? 'your side has won' : 'Your side has lost');
    await closing.locator('.button').click();
    await page.waitForSelector('.lobby .dock .button.main:not([disabled])');
    await page.waitForFunction(() => [...document.querySelectorAll('.lobby input[role=switch]')].slice(0, 6).map((one) => one.checked).join() === 'true,true,true,false,true,false');
    expect(ann.troubles).toEqual([]);
    await ann.context.close();
  });
});

describe('the panel of decisions', () => {
  it('keeps my card at its place, on a phone and on a desk, and covers no seat that can be touched', async () => {
    for (const size of [phone, desk]) {
      const { page, context } = await sit_down(browser, { size });
      await open_table(page, server.url, 'Ann', { players: 7, switches: [6, 7] });
      await fill_and_start(page);
      const places = new Set();
      for (let turns = 0; turns < 400 && !(await is_over(page)); turns++) {
        const at = await page.locator('.bar .back').boundingBox().then((box) => box && `${Math.round(box.x)},${Math.round(box.y)}`).catch(() => null);
        if (at) places.add(at);
        expect(await covered(page)).toBe(0);
        if (!(await decide(page))) await page.waitForTimeout(50);
      }
      expect([...places]).toHaveLength(1);
      await context.close();
    }
  });
});

describe('a vote', () => {
  it('says who would bear Excalibur, and then how it went in figures', async () => {
    const ann = await sit_down(browser);
    const { page } = ann;
    await open_table(page, server.url, 'Ann', { switches: [7] });
    await fill_and_start(page);
    let asked = false;
    let counted = false;
    for (let turns = 0; turns < 400 && !(asked && counted) && !(await is_over(page)); turns++) {
      const { view } = last_game(ann.heard);
      const about = await page.locator('.dock section > p').first().textContent({ timeout: 200 }).catch(() => '');
      if (view.phase === 'vote' && about.includes('proposes')) {
        expect(about).toMatch(/\. \w+ would bear Excalibur\.$/);
        asked = true;
      }
      const tally = await page.locator('.tally').textContent({ timeout: 100 }).catch(() => '');
      if (tally) {
        const rows = last_game(ann.heard).view.history.map(({ votes, approved }) => { const yes = votes.filter(Boolean).length; const no = votes.length - yes; return approved ? `Approved, ${yes} to ${no}` : `Rejected, ${no} to ${yes}`; });
        expect(rows).toContain(tally);
        counted = true;
      }
      if (!(await decide(page))) await page.waitForTimeout(50);
    }
    expect([asked, counted]).toEqual([true, true]);
    await ann.context.close();
  });

  it('stays in a table that fits its box with ten players and plot cards', async () => {
    const { page, context } = await sit_down(browser, { size: desk, language: 'de' });
    await open_table(page, server.url, 'Maximilian', { players: 10, switches: [9] });
    await fill_and_start(page);
    await play_to_end([page]);
    expect(await page.locator('.side .scroll').evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
    expect(await page.locator('.side .scroll').evaluate((box) => { const panel = box.closest('.side').getBoundingClientRect(); return box.getBoundingClientRect().right <= panel.right; })).toBe(true);
    await context.close();
  });
});

describe('a finished game', () => {
  it('is shared by a link only where others can open it', async () => {
    for (const open of [false, true]) {
      const { page, context } = await sit_down(browser);
      const code = await open_table(page, server.url, 'Ann');
      if (open) await touch(page.locator('.lobby .more input[role=switch]').last());
      await fill_and_start(page);
      await play_to_end([page]);
      expect(await page.getByRole('button', { name: 'Send link' }).count()).toBe(open ? 1 : 0);
      expect(await page.getByText('Only those who sat at this table can open its replay.').count()).toBe(open ? 0 : 1);
      await page.goto(`${server.url}/r/${code}/1`);
      await page.waitForSelector('.replay');
      expect(await page.getByRole('button', { name: 'Send link' }).count()).toBe(open ? 1 : 0);
      const other = await sit_down(browser);
      await other.page.goto(`${server.url}/r/${code}/1`);
      await other.page.waitForSelector(open ? '.replay' : '[role=alert]');
      await other.context.close();
      await context.close();
    }
  });
});
