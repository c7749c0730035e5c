import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chromium_browser } from './chromium.mjs';
import { duel, duel_against_bot, duel_to_end, give_up, open_duel } from './duellist.mjs';
import { desk, is_over, join_table, phone, sit_down } from './person.mjs';
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

/** Two who play alike may go back and forth for long: then one gives up. */
const longest_wanted = 50;

const games_heard = (heard) => heard.map((text) => JSON.parse(text)).filter((message) => message.type === 'game');

/** Nothing may arrive that belongs to the other hand: not its cards, not what it drew, not what lies face down. */
function hidden_things(heard, seat) {
  return games_heard(heard).flatMap((message) => [
    ...(message.view.hands ? ['both hands'] : []),
    ...((message.view.hand?.length ?? 0) !== message.view.hand_sizes[seat] ? ['a hand that is not this seat’s'] : []),
    ...message.notices
      .filter((notice) => notice.to !== 'all' && !notice.to.includes(seat))
      .map((notice) => `a ${notice.type} for another seat`),
    ...message.notices
      .filter((notice) => notice.type === 'drew' && 'cards' in notice)
      .map(() => 'cards drawn by another'),
  ]);
}

/** The hand that is drawn on the page is the one the server sent to this seat, and there is no other. */
async function hand_on_page(page) {
  return page
    .locator('.hand')
    .evaluateAll((hands) =>
      hands.map((hand) => [...hand.querySelectorAll('[data-card]')].map((card) => card.dataset.card)),
    );
}

describe('a duel', () => {
  it('is played against a bot from the home page by one touch, on a phone, to its end', async () => {
    const ann = await sit_down(browser, { size: phone });
    await duel_against_bot(ann.page, server.url, 'simple');
    expect(await ann.page.locator('.place').count()).toBe(11);
    await duel_to_end([ann.page]);
    const ended = games_heard(ann.heard).at(-1).notices.at(-1);
    expect(ended.type).toBe('ended');
    expect(await ann.page.locator('.end h1').textContent()).toMatch(ended.winner === 0 ? /You have won/ : /has won/);
    expect(hidden_things(ann.heard, 0)).toEqual([]);
    expect(ann.troubles).toEqual([]);

    await ann.page.goto(`${server.url}/statistics`);
    await ann.page.waitForSelector('caption');
    expect(await ann.page.locator('caption').first().textContent()).toMatch(/Duel · One game/);
    await ann.context.close();
  });

  it('is played by two people in two languages with a reload between, and no page holds the other hand', async () => {
    const ann = await sit_down(browser, { size: phone, language: 'en' });
    const bob = await sit_down(browser, { size: desk, language: 'cs', theme: 'dark' });
    const code = await open_duel(ann.page, server.url, 'Ann');
    await join_table(bob.page, server.url, code, 'Bob');
    await ann.page.waitForSelector('.dock .button.main:not([disabled])');
    await ann.page.click('.dock .button.main');
    await bob.page.waitForSelector('.game .place');
    await ann.page.waitForSelector('.game .place');
    let reloaded = false;
    let compared = 0;
    const check_hands = async () => {
      for (const person of [ann, bob]) {
        if (await is_over(person.page)) return;
        const told = () => JSON.stringify([games_heard(person.heard).at(-1).view.hand]);
        // While a tile is chosen no hand is shown at all.
        await expect
          .poll(async () => {
            const shown = await hand_on_page(person.page);
            return shown.length === 0 || JSON.stringify(shown) === told();
          })
          .toBe(true);
        compared += (await hand_on_page(person.page)).length;
      }
    };
    await duel_to_end([ann.page, bob.page], async (turn) => {
      if (turn % 10 === 0) await check_hands();
      if (turn === longest_wanted && !(await is_over(bob.page))) await give_up(bob.page);
      if (turn < 8 || reloaded) return;
      reloaded = true;
      await bob.page.reload();
      await bob.page.waitForSelector('.game .place');
    });
    await bob.page.waitForSelector('.end');
    expect(reloaded).toBe(true);
    expect(compared).toBeGreaterThan(0);
    expect(hidden_things(ann.heard, 0)).toEqual([]);
    expect(hidden_things(bob.heard, 1)).toEqual([]);
    expect([...ann.troubles, ...bob.troubles]).toEqual([]);

    await ann.page.goto(`${server.url}/r/${code}/1`);
    await ann.page.waitForSelector('.replay .place');
    expect(await ann.page.locator('.replay .hand').count()).toBe(2);
    await ann.page.locator('.replay select').selectOption('public');
    await expect.poll(() => ann.page.locator('.replay .hand').count()).toBe(0);
    await ann.context.close();
    await bob.context.close();
  });

  it('says why something cannot be done where it is touched, and a loss can be undone until it is paid', async () => {
    const ann = await sit_down(browser, { size: phone });
    let refused = false;
    let undone = false;
    for (let games = 0; games < 4 && !(refused && undone); games++) {
      await duel_against_bot(ann.page, server.url, 'random');
      for (let turns = 0; turns < 200 && !(refused && undone) && !(await is_over(ann.page)); turns++) {
        if (
          !refused &&
          (await ann.page.locator('[data-do=end]').count()) &&
          (await ann.page.locator('.hand button[data-card^=sorceress]').count())
        ) {
          await ann.page.locator('.hand button[data-card^=sorceress]').first().click();
          const place = ann.page.locator('.place:not(:has(.deed.enchant))').first();
          if (await place.count()) {
            await place.click();
            // It says that it cannot be done, and can be touched all the same.
            expect(await ann.page.locator('[data-do=enchant]').getAttribute('aria-disabled')).toBe('true');
            await ann.page.locator('[data-do=enchant]').click({ force: true });
            await expect.poll(() => ann.page.locator('.reason').textContent()).toMatch(/colour|no card/);
            refused = true;
          }
        }
        if (!undone && (await ann.page.locator('[data-do=send]').count())) {
          const before = await ann.page.locator('.ask h2').textContent();
          await ann.page.locator('.place:has(.near-pile .card)').first().click();
          expect(await ann.page.locator('.place .going').count()).toBe(1);
          expect(await ann.page.locator('.ask h2').textContent()).not.toBe(before);
          await ann.page.click('[data-do=undo]');
          expect(await ann.page.locator('.going').count()).toBe(0);
          expect(await ann.page.locator('.ask h2').textContent()).toBe(before);
          undone = true;
        }
        if (!(await duel(ann.page))) await ann.page.waitForTimeout(60);
      }
    }
    expect([refused, undone]).toEqual([true, true]);
    expect(ann.troubles).toEqual([]);
    await ann.context.close();
  });

  it('can be played by the keyboard alone, and given up', async () => {
    const ann = await sit_down(browser, { size: desk });
    const { page } = ann;
    const tab_to = async (selector, limit = 90) => {
      for (let presses = 0; presses < limit; presses++) {
        await page.keyboard.press('Tab');
        if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return true;
      }
      return false;
    };
    await page.goto(server.url);
    await page.waitForSelector('[data-bots=duel]');
    expect(await tab_to('[data-bots=duel]')).toBe(true);
    await page.keyboard.press('Enter');
    await page.waitForSelector('.game .place');
    await page.waitForFunction(() => document.title.startsWith('●'));
    for (let answers = 0; answers < 20 && !(await page.locator('[data-do=end]').count()); answers++) {
      if (
        (await page.title()).startsWith('●') &&
        (await page.locator('[data-do=no-answer]').count()) &&
        (await tab_to('[data-do=no-answer]'))
      )
        await page.keyboard.press('Enter');
      await page.waitForTimeout(100);
    }
    const cards = await page.locator('.hand button').count();
    expect(await tab_to('.hand button')).toBe(true);
    await page.keyboard.press('Space');
    expect(await tab_to('.place[data-place="3"]')).toBe(true);
    await page.keyboard.press('Enter');
    expect(await tab_to('[data-do=reinforce]')).toBe(true);
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('.hand button').count()).toBe(cards - 1);
    expect(await page.locator('[aria-live=polite]').first().textContent()).toMatch(/reinforces territory 3/);
    expect(await tab_to('.bar .icon-button')).toBe(true);
    await page.keyboard.press('Enter');
    await page.waitForSelector('dialog');
    expect(await tab_to('dialog .button.main', 6)).toBe(true);
    await page.keyboard.press('Enter');
    await page.waitForSelector('.end');
    expect(await page.locator('.end h1').textContent()).toMatch(/has won/);
    await ann.context.close();
  });
});

describe('Avalon', () => {
  it('is started against bots by one touch too', async () => {
    const ann = await sit_down(browser);
    await ann.page.goto(server.url);
    await ann.page.waitForSelector('[data-bots=avalon]');
    await ann.page
      .locator('article', { has: ann.page.locator('[data-bots=avalon]') })
      .locator('select')
      .selectOption('simple');
    await ann.page.click('[data-bots=avalon]');
    await ann.page.waitForSelector('.game .seat');
    expect(await ann.page.locator('.game .seat').count()).toBe(5);
    await ann.page.goto(server.url);
    await ann.page.waitForSelector('article select');
    expect(await ann.page.locator('article select').first().inputValue()).toBe('simple');
    await ann.context.close();
  });
});
