import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chromium_browser } from './chromium.mjs';
import { desk, is_over, join_table, phone, sit_down } from './person.mjs';
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

/** Nothing may arrive before the end that belongs to another seat. */
function hidden_things(heard, seat) {
  return heard
    .map((text) => JSON.parse(text))
    .filter((message) => message.type === 'game' && message.view.phase !== 'over')
    .flatMap((message) => [
      ...(message.view.roles ? ['roles before the end'] : []),
      ...(message.view.you && message.view.you.seat !== seat ? ['the view of another seat'] : []),
      ...message.notices
        .filter((notice) => notice.to !== 'all' && !notice.to.includes(seat))
        .map((notice) => `a ${notice.type} for another seat`),
      ...message.notices
        .filter((notice) => notice.type === 'voted' && 'approve' in notice)
        .map(() => 'a vote before it was shown'),
    ]);
}

describe('a game of Avalon', () => {
  it('is played by two people in two languages and three bots, with a reload in the middle', async () => {
    const ann = await sit_down(browser, { size: phone, language: 'en' });
    const bob = await sit_down(browser, { size: desk, language: 'cs', theme: 'dark' });
    const code = await open_table(ann.page, server.url, 'Ann');
    await join_table(bob.page, server.url, code, 'Bob');
    await bob.page.click('.dock .button');
    await ann.page.waitForSelector('.seat .badge');
    await fill_and_start(ann.page);
    await bob.page.waitForSelector('.game');
    await ann.page.click('.bar .icon-button:last-child');
    await ann.page.click('.phrases button');
    await ann.page.fill('.chat form input', 'Trust me, I am a knight.');
    await ann.page.keyboard.press('Enter');
    await bob.page.waitForSelector('.mark');
    await bob.page.click('[role=tab]:nth-child(4)');
    expect(await bob.page.locator('.chat ol').textContent()).toMatch(
      /Buďte zdrávi, rytíři!.*Trust me, I am a knight./s,
    );
    await ann.page.keyboard.press('Escape');
    await play_to_end([ann.page, bob.page], async (turn) => {
      if (turn !== 6) return;
      await bob.page.reload();
      await bob.page.waitForSelector('.game');
    });
    await bob.page.waitForSelector('.end');
    expect(await ann.page.locator('.end h1').textContent()).toMatch(/wins/);
    expect(await bob.page.locator('.end h1').textContent()).toMatch(/Vítězí/);
    expect(await ann.page.locator('.cards li').count()).toBe(5);
    expect(hidden_things(ann.heard, 0)).toEqual([]);
    expect(hidden_things(bob.heard, 1)).toEqual([]);
    expect([...ann.troubles, ...bob.troubles]).toEqual([]);

    await ann.page.locator('.after .button').last().click();
    await ann.page.waitForSelector('section[aria-live] li');
    expect(await ann.page.locator('section[aria-live] li.bad').count()).toBe(0);
    expect(await ann.page.locator('section[aria-live] li').allTextContents()).toEqual([
      ' The secret fits its seal.',
      ' It is the seal this device saw before the game.',
      " This device's own random number is in the deal.",
    ]);

    await ann.page.click('.after .button.main');
    await ann.page.waitForSelector('.lobby');
    expect(await ann.page.locator('.seat:not(.empty)').count()).toBe(5);
    await ann.context.close();
    await bob.context.close();
  });

  it('gives no result away before the cards are turned', async () => {
    const ann = await sit_down(browser, { calm: false });
    await open_table(ann.page, server.url, 'Ann');
    await fill_and_start(ann.page);
    await ann.page.evaluate(() => {
      window.results_while_turning = [];
      new MutationObserver(() => {
        const cards = [...document.querySelectorAll('.reveal .card')];
        if (cards.some((card) => !card.classList.contains('turned')))
          window.results_while_turning.push(document.querySelectorAll('.medal.success, .medal.fail').length);
      }).observe(document.body, { subtree: true, childList: true, attributes: true });
    });
    const seen = () => ann.page.evaluate(() => window.results_while_turning);
    while (!(await seen()).length) if (!(await decide(ann.page))) await ann.page.waitForTimeout(60);
    await ann.page.waitForSelector('.reveal strong.success, .reveal strong.fail');
    expect(new Set(await seen())).toEqual(new Set([0]));
    await ann.page.waitForSelector('.medal.success, .medal.fail');
    await ann.context.close();
  });

  it('is played with the Lady, Excalibur, free quests, plot cards and switching Lancelots', async () => {
    // One game may end before every module was seen, by five rejections: then another is played.
    const missing = new Set(['plots_drawn', 'excalibur', 'quest_finished']);
    for (let game = 0; game < 10 && missing.size; game += 1) {
      const ann = await sit_down(browser, { size: desk });
      await open_table(ann.page, server.url, 'Ann', { players: 7, switches: [6, 7, 8, 9], lancelot: 'switching' });
      await fill_and_start(ann.page);
      await play_to_end([ann.page]);
      expect(hidden_things(ann.heard, 0)).toEqual([]);
      expect(ann.troubles).toEqual([]);
      const told = ann.heard.join('');
      for (const notice of [...missing]) if (told.includes(`"type":"${notice}"`)) missing.delete(notice);
      await ann.context.close();
    }
    expect([...missing]).toEqual([]);
  });

  it('shows a good player two equal cards, and a fail laid by him changes nothing', async () => {
    const ann = await sit_down(browser);
    for (let games = 0; games < 6; games++) {
      await open_table(ann.page, server.url, 'Ann');
      await fill_and_start(ann.page);
      const good = ann.heard.findLast((text) => text.includes('"your_character"')).includes('"side":"good"');
      while (good && !(await is_over(ann.page))) {
        if (!(await ann.page.locator('.cards button[data-card=fail]:not([disabled])').count())) {
          if (!(await decide(ann.page, ['approve']))) await ann.page.waitForTimeout(60);
          continue;
        }
        const sizes = await ann.page
          .locator('.cards button')
          .evaluateAll((cards) => cards.map((card) => `${card.offsetWidth}x${card.offsetHeight}`));
        expect(new Set(sizes).size).toBe(1);
        const waiting = ann.heard.length;
        await ann.page.click('.cards button[data-card=fail]');
        await ann.page.click('.cards button[data-card=fail]');
        await ann.page.waitForTimeout(300);
        expect(await ann.page.locator('.cards button[data-card=success]').count()).toBe(1);
        expect(ann.heard.slice(waiting).join('')).not.toContain('"error"');
        await ann.context.close();
        return;
      }
    }
    throw new Error('no good seat came on a quest');
  });

  it('shows the secret card only while it is held', async () => {
    const ann = await sit_down(browser);
    await open_table(ann.page, server.url, 'Ann');
    await fill_and_start(ann.page);
    const role = JSON.parse(ann.heard.findLast((text) => text.includes('"your_character"'))).view.you.role;
    const about = {
      merlin: 'Merlin',
      servant: 'Loyal Servant of Arthur',
      assassin: 'Assassin',
      minion: 'Minion of Mordred',
    }[role];
    const shown = async () =>
      (await ann.page.locator('#app').innerHTML()).includes(`<strong>${about}`) ||
      (await ann.page.locator('.paper').count()) > 0;
    expect(await shown()).toBe(false);
    const card = ann.page.locator('.bar .back');
    await card.dispatchEvent('pointerdown');
    await ann.page.waitForSelector('.paper');
    expect(await ann.page.locator('.paper').textContent()).toContain(about);
    await card.dispatchEvent('pointerup');
    await ann.page.waitForSelector('.paper', { state: 'detached' });
    expect(await shown()).toBe(false);
    await card.focus();
    await ann.page.keyboard.down('Enter');
    await ann.page.waitForSelector('.paper');
    await ann.page.keyboard.up('Enter');
    await ann.page.waitForSelector('.paper', { state: 'detached' });
    await ann.context.close();
  });

  it('can be played by the keyboard alone', async () => {
    const ann = await sit_down(browser, { size: desk });
    const { page } = ann;
    const focused = () =>
      page.evaluate(() => {
        const at = document.activeElement;
        return {
          text: at?.textContent?.trim() ?? '',
          able: at?.matches('.seat.able:not(.chosen)') ?? false,
          main: at?.matches('.dock .button.main') ?? false,
          card: at?.getAttribute('data-card'),
          wide: at?.matches('.dock .button.wide') ?? false,
          href: at?.getAttribute('href'),
        };
      });
    const tab_to = async (test, limit = 120) => {
      for (let presses = 0; presses < limit; presses++) {
        await page.keyboard.press('Tab');
        if (test(await focused())) return true;
      }
      return false;
    };
    await page.goto(server.url);
    await page.waitForSelector('article');
    expect(await tab_to((at) => at.href === '/new/avalon')).toBe(true);
    await page.keyboard.press('Enter');
    await page.waitForSelector('form');
    await tab_to((at) => at.text === '' && at.href === null);
    await page.focus('input[autocomplete=nickname]');
    await page.keyboard.type('Kay the Keys');
    await page.keyboard.press('Enter');
    await page.waitForSelector('.lobby');
    expect(await tab_to((at) => at.text.startsWith('Bots for'))).toBe(true);
    await page.keyboard.press('Enter');
    await page.waitForSelector('.dock .button.main:not([disabled])');
    expect(await tab_to((at) => at.main)).toBe(true);
    await page.keyboard.press('Enter');
    await page.waitForSelector('.game');
    for (let turns = 0; turns < 400 && !(await is_over(page)); turns++) {
      if (!(await page.title()).startsWith('●')) {
        await page.waitForTimeout(60);
        continue;
      }
      if (await page.locator('.cards button').count()) {
        if (await tab_to((at) => at.card === 'approve' || at.card === 'success')) {
          await page.keyboard.press('Enter');
          await page.keyboard.press('Enter');
        }
      } else if (await page.locator('.dock .button.main:not([disabled])').count()) {
        if (await tab_to((at) => at.main)) await page.keyboard.press('Enter');
      } else if (await tab_to((at) => at.able)) await page.keyboard.press('Space');
      await page.waitForTimeout(60);
    }
    expect(await is_over(page)).toBe(true);
    await ann.context.close();
  });
});
