// Coming to a table by its link: a seat at once where one is free, plain words where none is,
// and every seat says who sits on it.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { chromium_browser } from './chromium.mjs';
import { desk, join_table, on_its_side, open_lobby, phone, sit_down, touch } from './person.mjs';
import { fill_and_start, open_table } from './player.mjs';
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

async function come_by_link(code, name, options) {
  const someone = await sit_down(browser, options);
  await someone.page.goto(`${server.url}/t/${code}`);
  await someone.page.fill('input[autocomplete=nickname]', name);
  await someone.page.click('form .button.main');
  await someone.page.waitForSelector('.lobby');
  return someone;
}
const note = (page, text) => page.locator('.dock [role=status]', { hasText: text }).waitFor();
const picture = async (page, name) => {
  if (process.env.PICTURES) {
    await page.waitForTimeout(400);
    await page.screenshot({ path: `${process.env.PICTURES}/${name}.png` });
  }
};

it.each([
  ['phone', phone],
  ['desk', desk],
])(
  'whoever comes by the link has a seat at once; who finds none is seen, and sits where a bot makes room (%s)',
  async (size_name, size) => {
    const ann = await sit_down(browser, { size });
    const code = await open_table(ann.page, server.url, 'Ann');
    const bob = await sit_down(browser, { size });
    await join_table(bob.page, server.url, code, 'Bob');
    await ann.page.locator('.seat', { hasText: 'Bob' }).waitFor();
    expect(await bob.page.locator('.seat.mine').textContent()).toContain('Bob');
    expect(await bob.page.locator('.seat.empty').count()).toBe(3);
    expect(await bob.page.getByText('Touch a free seat').count()).toBe(0);
    await picture(bob.page, `lobby-guest-${size_name}`);

    await ann.page.click('.invite > .button');
    await ann.page.waitForSelector('.dock .button.main:not([disabled])');
    expect(await ann.page.locator('.dock [role=status]').textContent()).toBe('');
    const cid = await come_by_link(code, 'Cid', { size });
    await note(cid.page, 'All seats are taken, so you have none. Ann can remove a bot to make room.');
    await note(ann.page, 'Cid has no seat. To make room, touch a bot and remove it.');
    await note(bob.page, /^Cid has no seat\.$/);
    await picture(ann.page, `lobby-host-full-${size_name}`);
    await picture(cid.page, `lobby-without-seat-${size_name}`);

    // A bot's seat tells a guest who plays there, and offers nothing.
    await bob.page.locator('.seat:has(.bot)').first().click();
    expect(await bob.page.locator('dialog .who').textContent()).toMatch(/^A bot plays here: .+\.$/);
    expect(await bob.page.locator('dialog .body button').count()).toBe(0);
    await picture(bob.page, `seat-bot-guest-${size_name}`);
    await bob.page.keyboard.press('Escape');
    await bob.page.locator('.seat', { hasText: 'Ann' }).click();
    expect(await bob.page.locator('dialog .who').textContent()).toBe('A person plays here · host');
    await bob.page.keyboard.press('Escape');

    // The host sees which bot it is, and takes it away: Cid sits there.
    await ann.page.locator('.seat:has(.bot)').first().click();
    expect(await ann.page.locator('dialog [aria-pressed=true]').textContent()).toMatch(/^This bot: /);
    expect(await ann.page.getByRole('button', { name: /^Another bot: / }).count()).toBeGreaterThan(0);
    expect(await ann.page.getByRole('button', { name: /^Place a bot/ }).count()).toBe(0);
    await picture(ann.page, `seat-bot-host-${size_name}`);
    await ann.page.getByRole('button', { name: 'Remove the bot' }).click();
    await cid.page.waitForSelector('.seat.mine');
    await ann.page.locator('.seat', { hasText: 'Cid' }).waitFor();
    await ann.page.waitForFunction(() => document.querySelector('.dock [role=status]').textContent === '');

    // Two seats are exchanged only when it is said so.
    const at = () => ann.page.locator('.seat .name').allTextContents();
    const before = await at();
    await ann.page.locator('.seat', { hasText: 'Bob' }).click();
    expect(await ann.page.locator('dialog option').first().textContent()).toBe('Choose a seat');
    await ann.page.selectOption('dialog select', { label: `${before.indexOf('Cid') + 1} · Cid` });
    await ann.page.getByRole('button', { name: 'Swap' }).click();
    await ann.page.waitForFunction(
      (was) => [...document.querySelectorAll('.seat .name')].findIndex((one) => one.textContent === 'Bob') === was,
      before.indexOf('Cid'),
    );

    for (const one of [ann, bob, cid]) {
      expect(one.troubles).toEqual([]);
      await one.context.close();
    }
  },
);

it('whoever gives the seat up and stays is left one when bots fill the others', async () => {
  const ann = await sit_down(browser);
  const code = await open_table(ann.page, server.url, 'Ann');
  const bob = await sit_down(browser);
  await join_table(bob.page, server.url, code, 'Bob');
  await bob.page.locator('.seat.mine').click();
  await bob.page.getByRole('button', { name: 'Leave this seat' }).click();
  await note(bob.page, 'Touch a free seat to play.');
  await note(ann.page, /^Bob has no seat\.$/);
  await ann.page.getByRole('button', { name: 'Bots for 3 free seats' }).click();
  await ann.page.waitForFunction(() => document.querySelectorAll('.seat .bot').length === 3);
  expect(await bob.page.locator('.seat.mine').count()).toBe(0);
  await bob.page.locator('.seat.empty').click();
  await ann.page.waitForSelector('.dock .button.main:not([disabled])');
  for (const one of [ann, bob]) await one.context.close();
});

it('of two who come for the last seat one sits, and the other is told', async () => {
  const ann = await sit_down(browser);
  const code = await open_lobby(ann.page, server.url, 'duel', 'Ann');
  const both = await Promise.all([come_by_link(code, 'Bob'), come_by_link(code, 'Cid')]);
  await note(ann.page, /^(Bob|Cid) has no seat\.$/);
  const mine = await Promise.all(both.map((one) => one.page.locator('.seat.mine').count()));
  expect(mine.sort()).toEqual([0, 1]);
  for (const one of [ann, ...both]) {
    expect(one.troubles).toEqual([]);
    await one.context.close();
  }
});

it('a line of chat that was not looked at yet is counted', async () => {
  const ann = await sit_down(browser);
  const code = await open_table(ann.page, server.url, 'Ann');
  const bob = await sit_down(browser, { finger: true });
  await join_table(bob.page, server.url, code, 'Bob');
  const chat = (page) => page.locator('.lobby details').last();
  await chat(bob.page).locator('summary').click();
  await bob.page.locator('.phrases button').first().click();
  // A finger pushes the phrases: their row is longer than the screen, and the page is not.
  expect(await bob.page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
  expect(
    await bob.page
      .locator('.phrases')
      .evaluate((row) => row.scrollWidth > row.clientWidth && row.getBoundingClientRect().right <= innerWidth),
  ).toBe(true);
  await chat(ann.page)
    .locator('h2', { hasText: /^Chat \(1\)$/ })
    .waitFor();
  await ann.page.getByRole('button', { name: 'Chat, one unread message' }).click();
  await chat(ann.page)
    .locator('h2', { hasText: /^Chat$/ })
    .waitFor();
  expect(await chat(ann.page).locator('ol').textContent()).toContain('Greetings, knights!');
  await ann.page.waitForFunction(() => {
    const form = document.querySelector('.lobby form').getBoundingClientRect();
    return form.top > 0 && form.bottom <= document.querySelector('.dock').getBoundingClientRect().top;
  });
  // A mouse cannot push: it has lines, and a wheel for those that find no room.
  for (const size of [phone, desk]) {
    await ann.page.setViewportSize(size);
    const row = ann.page.locator('.phrases');
    expect(await row.evaluate((row) => row.scrollWidth - row.clientWidth)).toBe(0);
    const last = row.locator('button').last();
    await last.scrollIntoViewIfNeeded();
    await last.click();
    await chat(ann.page)
      .locator('li', { hasText: 'Well played!' })
      .nth(size === phone ? 0 : 1)
      .waitFor();
    expect(await ann.page.evaluate(() => document.documentElement.scrollWidth)).toBe(size.width);
  }
  for (const one of [ann, bob]) {
    expect(one.troubles).toEqual([]);
    await one.context.close();
  }
});

it('the door says what one is about to enter, as far as the table tells it', async () => {
  const ann = await sit_down(browser);
  const code = await open_table(ann.page, server.url, 'Ann');
  const eve = await sit_down(browser);
  await eve.page.goto(`${server.url}/t/${code}`);
  const door = (words) => eve.page.locator('.door', { hasText: words }).waitFor();
  for (const words of ['Ann invites you to Avalon', 'At the table: Ann', 'Free seats: 4 of 5', 'English', 'Only watch'])
    await door(words);
  await picture(eve.page, 'door');
  const spectators = ann.page.locator('.lobby .more input[role=switch]').nth(1);
  await spectators.click({ force: true });
  await ann.page.waitForFunction(() => ![...document.querySelectorAll('.lobby .more input[role=switch]')][1].checked);
  await fill_and_start(ann.page);
  await eve.page.reload();
  await door('playing');
  const told = await eve.page.locator('.door').textContent();
  expect(told).toContain('Avalon');
  expect(told).not.toContain('Ann');
  expect(told).not.toContain('Only watch');
  for (const one of [ann, eve]) {
    expect(one.troubles).toEqual([]);
    await one.context.close();
  }
});

it.each([
  ['phone', phone, 'de'],
  ['desk', desk, 'en'],
])('whatever is said of the balance, the switches stay where they are (%s)', async (_, size, language) => {
  const { page, context } = await sit_down(browser, { size, language });
  await open_lobby(page, server.url, 'avalon', 'Ann');
  const first = page.locator('.lobby details .sign').first();
  await first.waitFor();
  await page.waitForFunction(() => getComputedStyle(document.querySelector('.steady > p')).visibility === 'visible');
  const top = () => first.evaluate((row) => Math.round(row.getBoundingClientRect().top + scrollY));
  const [before, said] = [await top(), new Set()];
  for (const players of [6, 7, 8, 9, 10, 5]) {
    await touch(page.locator(`input[name=players][value="${players}"]`));
    await page.waitForFunction(
      (players) => document.querySelectorAll('.lobby .table .seat').length === players,
      players,
    );
    said.add(await page.locator('.steady > p').first().textContent());
    expect(await top()).toBe(before);
  }
  expect(said.size).toBeGreaterThan(1);
  await touch(page.locator('.lobby details input[role=switch]').nth(5)); // a set without figures, or with others
  await page.waitForFunction(() => document.querySelectorAll('.lobby details input[role=switch]')[5].checked);
  expect(await top()).toBe(before);
  await context.close();
});

it('on a phone on its side the lobby shows the whole table beside what is chosen', async () => {
  const { page, context } = await sit_down(browser, { size: on_its_side });
  await open_table(page, server.url, 'Ann', { players: 10 });
  await page.locator('.seat').nth(9).waitFor();
  await page.evaluate(() => scrollTo(0, 0));
  expect(
    await page.evaluate(() => {
      const foot = document.querySelector('.dock').getBoundingClientRect();
      return [...document.querySelectorAll('.lobby .table .seat')].filter((seat) => {
        const box = seat.getBoundingClientRect();
        return box.top < 0 || box.bottom > foot.top + 1 || box.right > innerWidth / 2;
      }).length;
    }),
  ).toBe(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(on_its_side.width);
  await context.close();
});

it('the foot of the lobby covers no setting on a desk, and not the table either', async () => {
  const { page, context } = await sit_down(browser, { size: desk });
  await open_table(page, server.url, 'Ann', { players: 7 });
  const overlaps = () =>
    page.evaluate(() => {
      const foot = document.querySelector('.dock').getBoundingClientRect();
      return [...document.querySelectorAll('.lobby .panel, .lobby .table .seat, .lobby .hint')].filter((one) => {
        const box = one.getBoundingClientRect();
        return box.left < foot.right && foot.left < box.right && box.top < foot.bottom && foot.top < box.bottom;
      }).length;
    });
  for (const part of [0, 0.5, 1]) {
    await page.evaluate((part) => scrollTo(0, part * (document.documentElement.scrollHeight - innerHeight)), part);
    expect(await overlaps()).toBe(0);
    const foot = await page.locator('.dock').boundingBox();
    expect(foot.y + foot.height).toBeLessThanOrEqual(desk.height);
    await picture(page, `lobby-desk-${part * 100}`);
  }
  await context.close();
});
