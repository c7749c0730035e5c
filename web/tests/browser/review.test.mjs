// The review in the replay. The server plays the record; the review itself is a stored one: nothing is computed here.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { chromium_browser } from './chromium.mjs';
import { desk, phone, sit_down } from './person.mjs';
import { start_server } from './server.mjs';

const here = import.meta.url.replace('file://', '');
const record = readFileSync(resolve(here, '../../../../tests/records/avalon-format1-1.json'), 'utf8');
const review = readFileSync(resolve(here, '../../unit/samples/review_avalon.json'), 'utf8');
const axe = readFileSync(resolve(here, '../../../node_modules/axe-core/axe.min.js'), 'utf8');
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

async function open_replay({ body = review, ...person }) {
  const someone = await sit_down(browser, person);
  const steps = await (
    await fetch(`${server.url}/api/replay`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: record,
    })
  ).text();
  const answer =
    (body, status = 200) =>
    (route) =>
      route.fulfill({ status, contentType: 'application/json', body });
  let asked = 0;
  await someone.page.route('**/api/replay/**', answer(steps));
  await someone.page.route('**/api/record/**', answer(record));
  await someone.page.route('**/api/review/**', (route) =>
    (asked++ ? answer(body) : answer('{"progress":0.42}', 202))(route),
  );
  await someone.page.goto(`${server.url}/r/AAAAAAAA/1`);
  await someone.page.locator('.controls .button').last().click();
  return someone;
}

it.each([
  ['phone', phone, 'light'],
  ['desk', desk, 'dark'],
])('a finished game is looked at again on a %s', async (name, size, theme) => {
  const { page, context, troubles } = await open_replay({ size, theme });
  await page.waitForSelector('progress');
  expect(await page.evaluate(() => document.activeElement.id)).toBe('review-title');
  expect(await page.locator('progress').getAttribute('value')).toBe('0.42');
  await page.waitForSelector('.chart svg');
  expect(await page.locator('.chart svg').getAttribute('aria-label')).toMatch(/^Chart: How likely each is evil/);
  expect(await page.locator('.chart .line').count()).toBe(5);

  // Whose vote it was, which way, and what it told whom.
  expect(
    await page.locator('.lists section').nth(1).locator('.entry').first().locator('span').allTextContents(),
  ).toEqual([
    'Tristan: reject the team',
    'The one with the knife now gives Tristan a 44% chance of being Merlin, instead of 34%.',
  ]);
  await page.locator('.entry').first().click();
  expect(await page.locator('.count').textContent()).toMatch(/^Step 27 of/);
  await page.locator('.chart input').focus();
  await page.keyboard.press('ArrowLeft');
  expect(await page.locator('.count').textContent()).toMatch(/^Step 26 of/);
  const box = await page.locator('.chart input').boundingBox();
  await page.mouse.click(box.x + 1, box.y + box.height / 2);
  expect(await page.locator('.count').textContent()).toMatch(/^Step 1 of/);

  await page.locator('input[name=measure][value=merlin]').check({ force: true });
  await page.selectOption('.choices select', '1');
  await page.click('summary');
  expect(await page.locator('tbody tr').first().locator('td').allTextContents()).toEqual([
    'deal',
    '0%',
    '100%',
    '0%',
    '0%',
    '0%',
  ]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await page.evaluate(axe);
  const faults = await page.evaluate(async () =>
    (await window.axe.run(document.querySelector('.review'))).violations.map(
      (fault) => `${fault.id}: ${fault.nodes[0].html}`,
    ),
  );
  expect(faults).toEqual([]);
  expect(troubles).toEqual([]);
  if (process.env.PICTURES)
    await page.screenshot({ path: `${process.env.PICTURES}/review-${name}.png`, fullPage: true });
  await context.close();
});

it.each([
  ['en', '19% → 3%', 'Show all (9)'],
  ['cs', '19\u00a0% → 3\u00a0%', 'Ukázat vše (9)'],
])('a long list shows its first entries whole, and all of them when asked (%s)', async (language, change, all) => {
  const long = JSON.parse(review);
  long.turning_points = Array.from({ length: 9 }, () => long.turning_points[0]);
  const { page, context } = await open_replay({ language, body: JSON.stringify(long) });
  const list = page.locator('.lists section').first();
  await list.waitFor();
  expect(await list.locator('.entry').count()).toBe(5);
  expect(await list.locator('.entry').first().textContent()).toContain(change);
  const more = list.locator('button[aria-expanded]');
  expect(await more.textContent()).toBe(all);
  if (process.env.PICTURES) {
    await more.scrollIntoViewIfNeeded();
    await page.screenshot({ path: `${process.env.PICTURES}/review-list-${language}.png`, fullPage: true });
  }
  await more.focus();
  await page.keyboard.press('Enter');
  expect(await list.locator('.entry').count()).toBe(9);
  expect(await more.getAttribute('aria-expanded')).toBe('true');
  expect(
    await page
      .locator('.lists ol')
      .evaluateAll((lists) => lists.filter((one) => one.scrollHeight > one.clientHeight + 1).length),
  ).toBe(0);
  await context.close();
});
