import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chromium_browser } from './chromium.mjs';
import { decide_grail, open_grail, play_grail_to_end, start_grail } from './grail_player.mjs';
import { desk, is_my_turn, is_over, join_table, phone, sit_down } from './person.mjs';
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
const fits = (page) => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth + 1);
const refusals = (heard) => heard.filter((text) => text.includes('"type":"error"'));

describe('an encounter of Grail', () => {
  it('is played alone on a phone from the home page to the end, and replayed', async () => {
    const ann = await sit_down(browser, { size: phone });
    const { page } = ann;
    await page.goto(server.url);
    await page.waitForSelector('a[href="/new/grail"]');
    const code = await open_grail(page, server.url, 'Ann', { encounter: 'starving_wolves' });
    expect(await page.locator('.invite > .button').count()).toBe(0); // no bot is needed
    await start_grail(page);
    let looked = false;
    for (let turns = 0; turns < 400 && !(await is_over(page)); turns++) {
      expect(await fits(page)).toBe(true);
      if (!looked && (await page.locator('.dock .held.able').count())) {
        looked = true;
        const before = refusals(ann.heard).length;
        await page.locator('.dock .held.able').first().click();
        await page.waitForSelector('.ghost');
        const { view } = last_game(ann.heard);
        // Every row that would join is drawn so before the card is laid.
        const face = view.cards[await page.locator('.held.lifted').getAttribute('data-card')];
        const free = view.encounter.right.filter(
          (half, row) => half.startsWith('free') && row < face.left.length,
        ).length;
        expect(await page.locator('.link.foretold.joined').count()).toBeGreaterThanOrEqual(free);
        expect(refusals(ann.heard).length).toBe(before);
        const markers = view.encounter.markers;
        expect(await page.locator('.attacks .next').count()).toBe(1);
        expect(await page.locator('.pool b').textContent()).toBe(`${markers}/${view.encounter.value}`);
      }
      if (!(await decide_grail(page))) await page.waitForTimeout(50);
    }
    expect(looked).toBe(true);
    expect(await page.locator('.end h1').textContent()).toMatch(/The party (wins|loses)/);
    expect(ann.troubles).toEqual([]);
    await page.goto(`${server.url}/r/${code}/1`);
    await page.waitForSelector('.replay .enemy');
    await page.click('[aria-label="To the end"]');
    await page.goto(server.url);
    await page.waitForSelector(`.places a[href="/t/${code}"]`);
    expect(await page.locator(`.places a[href="/t/${code}"]`).textContent()).toContain('Grail');
    await ann.context.close();
  });

  it('says at the touch why a card cannot be laid, and lays nothing', async () => {
    const ann = await sit_down(browser, { size: phone, language: 'cs' });
    const { page } = ann;
    let told = false;
    for (let games = 0; games < 4 && !told; games++) {
      await open_grail(page, server.url, 'Anna', { encounter: 'boar' });
      await start_grail(page);
      for (let turns = 0; turns < 60 && !told && !(await is_over(page)); turns++) {
        const unable = page.locator('.dock .held:not(.able):not([disabled])');
        if ((await is_my_turn(page)) && (await unable.count())) {
          const row = await page.locator('.strip .laid').count();
          await unable.first().click();
          await page.waitForSelector('.why');
          expect(await page.locator('.why').textContent()).toContain('blesk');
          expect(await page.locator('.strip .laid').count()).toBe(row);
          told = true;
        } else if (!(await decide_grail(page))) await page.waitForTimeout(50);
      }
    }
    expect(told).toBe(true);
    await ann.context.close();
  });

  it('is paid for with magic by touch', async () => {
    const ann = await sit_down(browser, { size: phone });
    const { page } = ann;
    let paid = false;
    for (let games = 0; games < 6 && !paid; games++) {
      await open_grail(page, server.url, 'Ann', { encounter: 'deserter' });
      await start_grail(page);
      await decide_grail(page);
      await page.waitForSelector('.dock .held.able');
      for (const card of await page.locator('.dock .held.able').all()) {
        await card.click();
        const chips = page.locator('.pays .chip');
        if (!(await chips.count())) continue;
        const before = last_game(ann.heard).view.members[0].magic;
        if ((await chips.first().getAttribute('aria-pressed')) === 'false') await chips.first().click();
        expect(await page.locator('.link.foretold.joined').count()).toBeGreaterThan(1);
        await page.click('.dock .button.main');
        await page.waitForSelector('.ghost', { state: 'detached' });
        expect(last_game(ann.heard).view.members[0].magic).toBe(before - 1);
        paid = true;
        break;
      }
    }
    expect(paid).toBe(true);
    await ann.context.close();
  });

  it('is played by two people on two devices in two languages, who both see everything', async () => {
    const ann = await sit_down(browser, { size: phone, language: 'en' });
    const bob = await sit_down(browser, { size: desk, language: 'uk', theme: 'dark' });
    const code = await open_grail(ann.page, server.url, 'Ann', { encounter: 'lost_child', party: ['maela', 'osric'] });
    await join_table(bob.page, server.url, code, 'Bob');
    await ann.page.waitForFunction(() => document.querySelectorAll('.lobby .seat.empty').length === 0);
    await start_grail(ann.page);
    await bob.page.waitForSelector('.game');
    expect(await bob.page.locator('.member').count()).toBe(2);
    await play_grail_to_end([ann.page, bob.page], async (turn) => {
      if (turn !== 5) return;
      await bob.page.reload();
      await bob.page.waitForSelector('.game');
    });
    await bob.page.waitForSelector('.end');
    expect(await ann.page.locator('.end h1').textContent()).toMatch(/The party/);
    expect(await bob.page.locator('.end h1').textContent()).toMatch(/Загін/);
    expect([...ann.troubles, ...bob.troubles]).toEqual([]);
    await ann.context.close();
    await bob.context.close();
  });

  it('is advised on request, and the advice can be taken', async () => {
    const ann = await sit_down(browser, { size: desk });
    const { page } = ann;
    await open_grail(page, server.url, 'Ann', { encounter: 'boar', party: ['maela', 'osric'] });
    await page.locator('.seat.empty').first().click();
    await page.locator('dialog .button:has-text("jester")').click();
    await page.waitForSelector('.dock .button.main:not([disabled])');
    await start_grail(page);
    await page.click('.bar .button.plain');
    await page.waitForSelector('.advice .button');
    const before = last_game(ann.heard).seq;
    await page.click('.advice .button');
    await page.waitForSelector('.advice', { state: 'detached' });
    expect(last_game(ann.heard).seq).toBeGreaterThan(before);
    await ann.context.close();
  });

  it('can be played by the keyboard alone', async () => {
    const ann = await sit_down(browser, { size: desk });
    const { page } = ann;
    await open_grail(page, server.url, 'Kay', { encounter: 'starving_wolves' });
    await start_grail(page);
    const tab_to = async (selector) => {
      for (let presses = 0; presses < 60; presses++) {
        await page.keyboard.press('Tab');
        if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return true;
      }
      return false;
    };
    for (let turns = 0; turns < 200 && !(await is_over(page)); turns++) {
      if (!(await is_my_turn(page))) {
        await page.waitForTimeout(50);
        continue;
      }
      if (await page.locator('.dock .held.able').count()) {
        expect(await tab_to('.dock .held.able')).toBe(true);
        await page.keyboard.press('Enter');
        await page.keyboard.press('Enter');
      } else if (await tab_to('.dock .buttons .button:not(.grave)')) await page.keyboard.press('Enter');
      await page.waitForTimeout(60);
    }
    expect(await is_over(page)).toBe(true);
    await ann.context.close();
  });
});

describe('a day of Grail', () => {
  it('goes from morning to the next morning on a phone, and on after coming back', async () => {
    const ann = await sit_down(browser, { size: phone });
    const { page } = ann;
    const code = await open_grail(page, server.url, 'Ann', { mode: 'campaign' });
    await start_grail(page);
    await page.waitForSelector('.land');
    expect(await page.locator('.day h2').textContent()).toBe('Day 1 of 12');
    expect(await page.locator('.place').count()).toBe(16);
    expect(await page.locator('.place.open').count()).toBe(2);
    expect(await page.locator('.place.reach').count()).toBe(4);
    // A place that cannot be reached says so where it is touched.
    await page.locator('.place:not(.open):not(.mine)').last().click();
    await page.locator('.deed').first().click();
    await page.waitForSelector('.why');
    expect(await page.locator('.why').textContent()).toContain('cannot be reached');
    await page.locator('.place.open').first().click();
    await page.locator('.deed.able').click();
    await page.waitForFunction(() => document.querySelectorAll('.place.revealed').length === 2);
    await page.locator('.place.open.revealed').first().click();
    await page.locator('.deed.able').first().click();
    await page.waitForFunction(() =>
      /Fallow|Hazel/.test(document.querySelector('.place.mine .name')?.textContent ?? ''),
    );
    await page.locator('.deed.able').first().click();
    await page.waitForTimeout(200);
    for (let turns = 0; turns < 200 && !(await page.locator('.growth').count()); turns++)
      if (!(await decide_grail(page))) await page.waitForTimeout(50);
    expect(await fits(page)).toBe(true);
    expect(await page.locator('.grow').count()).toBe(8);
    await page.locator('.cards .card').first().click();
    await page.waitForSelector('.why');
    expect(await page.locator('.why').textContent()).toContain('15');
    await page.goto(server.url);
    await page.click(`.places a[href="/t/${code}"]`);
    await page.waitForSelector('.growth');
    await page.click('.dock .buttons .button.main');
    await page.waitForFunction(() => document.querySelector('.day h2')?.textContent === 'Day 2 of 12');
    expect(ann.troubles).toEqual([]);
    await ann.context.close();
  });
});
