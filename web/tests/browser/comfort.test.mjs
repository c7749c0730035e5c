// What makes a game of Avalon comfortable: things stay where they are, nothing is covered or cut off,
// and the page says plainly what happened.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chromium_browser } from './chromium.mjs';
import { desk, is_over, on_its_side, phone, sit_down, touch } from './person.mjs';
import { decide, fill_and_start, open_table, play_to_end } from './player.mjs';
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

const last_game = (heard) => JSON.parse(heard.findLast((text) => text.includes('"type":"game"')));
/** The seats that lie under the panel: those that can be touched, or whichever are asked for. */
const covered = (page, which = '.seat.able') =>
  page.evaluate(
    (which) =>
      [...document.querySelectorAll(`${which} .crest`)].filter((seat) => {
        const box = seat.getBoundingClientRect();
        return document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)?.closest('.dock');
      }).length,
    which,
  );

describe('the first game', () => {
  it('ends with words on how it went and a way on, with more characters', async () => {
    const ann = await sit_down(browser);
    const { page } = ann;
    await page.goto(`${server.url}/lesson`);
    await page.fill('input[autocomplete=nickname]', 'Ann');
    await page.click('form .button.main');
    await page.waitForSelector('.game .coach');
    await page.waitForSelector('.dock .cards, .dock .button.main');
    expect(await covered(page, '.seat')).toBe(0);
    await play_to_end([page]);
    const won = (await page.locator('.end .mine').textContent()) === 'You have won';
    const closing = page.locator('section[aria-labelledby=lesson-end]');
    expect(await closing.textContent()).toContain(won ? 'your side has won' : 'Your side has lost');
    await closing.locator('.button').click();
    await page.waitForSelector('.lobby .dock .button.main:not([disabled])');
    await page.waitForFunction(
      () =>
        [...document.querySelectorAll('.lobby input[role=switch]')]
          .slice(0, 6)
          .map((one) => one.checked)
          .join() === 'true,true,true,false,true,false',
    );
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
        const at = await page.evaluate(() => {
          const box = document.querySelector('.bar .back')?.getBoundingClientRect();
          return box && `${Math.round(box.x)},${Math.round(box.y)}`;
        });
        if (at) places.add(at);
        expect(await covered(page)).toBe(0);
        if (!(await decide(page))) await page.waitForTimeout(50);
      }
      expect([...places]).toHaveLength(1);
      await context.close();
    }
  });
});

describe('a phone on its side', () => {
  /** What of these lies outside the screen, or under something else. */
  const hidden = (page, which) =>
    page.evaluate(
      (which) =>
        [...document.querySelectorAll(which)]
          .filter((one) => {
            const box = one.getBoundingClientRect();
            const seen = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
            return (
              box.bottom > innerHeight + 1 ||
              box.right > innerWidth + 1 ||
              !seen ||
              !(one.contains(seen) || seen.contains(one))
            );
          })
          .map((one) => one.textContent.trim()),
      which,
    );

  it('shows quests, every seat, the decision and my card beside each other, in play and in the replay', async () => {
    const { page, context, troubles } = await sit_down(browser, { size: on_its_side });
    const code = await open_table(page, server.url, 'Ann', { players: 10 });
    await fill_and_start(page);
    await page.evaluate(() => scrollTo(0, 0));
    let seen = false;
    for (let turns = 0; turns < 400 && !(await is_over(page)); turns++) {
      if (!seen && (await page.locator('.dock .cards button').count()) && !(await page.locator('.reveal').count())) {
        seen = true;
        expect(
          await hidden(page, '.main .track li, .seat .crest, .dock .cards button, .bar .back, .bar .icon-button'),
        ).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(on_its_side.width);
      }
      if (!(await decide(page))) await page.waitForTimeout(50);
    }
    expect(seen).toBe(true);
    await page.goto(`${server.url}/r/${code}/1`);
    await page.locator('#moment').fill('5');
    await page.locator('.told', { hasText: / votes (for|against)\./ }).waitFor();
    expect(await hidden(page, '.board .track li, .board .seat .crest, .player button')).toEqual([]);
    expect(troubles).toEqual([]);
    await context.close();
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
      const about = await page
        .locator('.dock section > p')
        .first()
        .textContent({ timeout: 200 })
        .catch(() => '');
      if (view.phase === 'vote' && about.includes('proposes')) {
        expect(about).toMatch(/\. \w+ would bear Excalibur\.$/);
        asked = true;
      }
      const tally = await page
        .locator('.tally')
        .textContent({ timeout: 100 })
        .catch(() => '');
      if (tally) {
        const rows = last_game(ann.heard).view.history.map(({ votes, approved }) => {
          const yes = votes.filter(Boolean).length;
          const no = votes.length - yes;
          return approved ? `Approved, ${yes} to ${no}` : `Rejected, ${no} to ${yes}`;
        });
        // When the next team is there already, the name of the leader stands before it.
        expect(rows).toContain(tally.replace(/^.*: /, ''));
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
    expect(
      await page.locator('.side .scroll').evaluate((box) => {
        const panel = box.closest('.side').getBoundingClientRect();
        return box.getBoundingClientRect().right <= panel.right;
      }),
    ).toBe(true);
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

describe('the crown', () => {
  it('is seen to move from the old leader to the new one', async () => {
    const { page, context } = await sit_down(browser, { calm: false });
    await open_table(page, server.url, 'Ann');
    await fill_and_start(page);
    await page.evaluate(() => {
      const at = (seat) => {
        const box = seat.querySelector('.crest').getBoundingClientRect();
        return [box.x + box.width / 2, box.y];
      };
      const leader = () => document.querySelector('.seat:has(.crown)');
      let before = leader();
      new MutationObserver(() => {
        const now = leader();
        if (!now || !before || now === before) return;
        const [was, is] = [at(before), at(now)];
        before = now;
        const [move] = now.querySelector('.crown').getAnimations();
        move.pause();
        move.currentTime = 0;
        const box = now.querySelector('.crown').getBoundingClientRect();
        move.play();
        (window.crown_moves ??= []).push({
          off: Math.hypot(box.x + box.width / 2 - was[0], box.y - was[1]),
          whole: Math.hypot(was[0] - is[0], was[1] - is[1]),
        });
      }).observe(document.querySelector('.game'), { subtree: true, childList: true });
    });
    const moves = () => page.evaluate(() => window.crown_moves ?? []);
    while (!(await moves()).length) if (!(await decide(page))) await page.waitForTimeout(60);
    const [{ off, whole }] = await moves();
    expect(whole).toBeGreaterThan(60);
    expect(off).toBeLessThan(30);
    await context.close();
  });
});

describe('the leader with free choice', () => {
  it('is asked for the quest first, and only then for a team', async () => {
    const { page, context } = await sit_down(browser, { size: phone });
    await open_table(page, server.url, 'Ann', { switches: [7, 8] });
    await fill_and_start(page);
    while (!(await page.locator('.dock [role=group] button:not(.chip)').count()))
      if (!(await decide(page))) await page.waitForTimeout(50);
    const main = page.locator('.dock .button.main');
    expect(await main.textContent()).toContain('Which quest comes next?');
    expect(await page.locator('.dock [role=group] b').first().textContent()).toMatch(/^Quest \d$/);
    await page.locator('.dock [role=group] button').first().click();
    expect(await main.textContent()).toMatch(/^\s*\d more\s*$/);
    await context.close();
  });
});

describe('a television', () => {
  it('shows every character of ten at the end without being touched', async () => {
    const ann = await sit_down(browser);
    const code = await open_table(ann.page, server.url, 'Ann', { players: 10 });
    const screen = await sit_down(browser, { size: desk });
    await screen.page.goto(`${server.url}/t/${code}/screen`);
    await fill_and_start(ann.page);
    await play_to_end([ann.page]);
    await screen.page.waitForSelector('.big .cards li:nth-child(10)');
    const last = await screen.page.locator('.big .cards li').last().boundingBox();
    expect(last.y + last.height).toBeLessThanOrEqual(desk.height);
    for (const one of [ann, screen]) await one.context.close();
  });
});

describe('the narrator', () => {
  it('lets a sentence be spoken to its end, and falls silent when paused', async () => {
    const { page, context } = await sit_down(browser);
    await page.addInitScript(() => {
      const spoken = {
        speaking: false,
        said: [],
        getVoices: () => [],
        addEventListener() {},
        removeEventListener() {},
        speak(words) {
          this.said.push(words.text);
          this.speaking = true;
        },
        cancel() {
          this.speaking = false;
        },
      };
      Object.defineProperty(window, 'speechSynthesis', { value: spoken });
    });
    await page.clock.install();
    await page.goto(`${server.url}/narrator`);
    await page.click('main .button.main');
    const line = () => page.locator('.line').textContent();
    const first = await line();
    await page.clock.runFor(9000); // eight seconds are its time, but the voice still speaks
    expect(await line()).toBe(first);
    await page.evaluate(() => {
      speechSynthesis.speaking = false;
    });
    await page.clock.runFor(1000);
    const second = await line();
    expect(second).not.toBe(first);
    expect(await page.evaluate(() => speechSynthesis.said)).toEqual([first, second]);
    await page.click('.steps .button.main');
    expect(await page.evaluate(() => speechSynthesis.speaking)).toBe(false);
    await page.clock.runFor(30_000);
    expect(await line()).toBe(second);
    await context.close();
  });
});
