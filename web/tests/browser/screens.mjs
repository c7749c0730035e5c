// Every screen of the page, one after another, for whoever wants to look at them.
import { duel, duel_against_bot, open_duel } from './duellist.mjs';
import { is_over } from './person.mjs';
import { decide, fill_and_start, open_table } from './player.mjs';

async function each_moment_of_a_game(page, visit) {
  const seen = new Set();
  const once = async (name, action = async () => {}) => {
    if (seen.has(name)) return;
    seen.add(name);
    await action();
    await visit(name);
  };
  for (let turns = 0; turns < 600 && !(await is_over(page)); turns++) {
    if (await page.locator('.reveal').count()) await once('reveal');
    if (await page.locator('.scene').count()) await once('assassination');
    if (await page.locator('.cards button[data-card=approve]').count())
      await once('vote', () => page.click('.cards button[data-card=reject]'));
    if (await page.locator('.cards button[data-card=success]').count()) await once('quest-card');
    if (await page.locator('.seat.able').count())
      await once('choose', () =>
        page
          .locator('.seat.able')
          .first()
          .click()
          .catch(() => undefined),
      );
    if (!(await decide(page))) await page.waitForTimeout(80);
  }
}

export async function visit_all(page, url, visit, options = {}) {
  await page.goto(url);
  await page.waitForSelector('article');
  await visit('home');
  await page.click('header .icon-button');
  await visit('settings');
  await page.keyboard.press('Escape');
  for (const [name, path] of [
    ['new', '/new/avalon'],
    ['rules', '/rules/avalon'],
    ['lesson', '/lesson'],
    ['credits', '/credits'],
    ['record-file', '/r'],
    ['door', '/t/AAAAAAAA'],
    ['lost', '/nowhere'],
  ]) {
    await page.goto(url + path);
    await page.waitForSelector('main');
    await visit(name);
  }
  await page.goto(`${url}/narrator`);
  await page.waitForSelector('main .button.main');
  await visit('narrator');
  await page.click('main .button.main');
  await visit('narrating');

  const code = await open_table(page, url, 'Anna', options);
  await visit('lobby');
  await page.locator('.seat.empty').first().click();
  await page.waitForSelector('dialog');
  await visit('lobby-seat');
  await page.keyboard.press('Escape');
  await page.click('header .icon-button:nth-last-child(2)');
  await visit('table-menu');
  await page.keyboard.press('Escape');
  await fill_and_start(page);
  await page.locator('.bar .back').dispatchEvent('pointerdown');
  await visit('secret');
  await page.locator('.bar .back').dispatchEvent('pointerup');
  await each_moment_of_a_game(page, visit);
  await page.waitForTimeout(300);
  await visit('end');
  await page.locator('.after .button').last().click();
  await visit('fair');
  const tabs = page.locator('[role=tab]');
  if (!(await tabs.count())) await page.locator('.game > .button.wide').click();
  for (let index = 0; index < (await tabs.count()); index++) {
    await tabs.nth(index).click();
    await visit(`companion-${index + 1}`);
  }
  await page.goto(`${url}/r/${code}/1`);
  await page.waitForSelector('.replay');
  await page.locator('#moment').fill('9');
  await visit('replay');
  await page.goto(`${url}/t/${code}/screen`);
  await page.waitForSelector('.big');
  await visit('big-screen');
}

/** Screens of the duel: lobby, one picture of each kind of decision, end, replay, television, statistics. */
export async function visit_duel(page, url, visit) {
  await open_duel(page, url, 'Anna');
  await page.waitForSelector('input[name=first]');
  await page.locator('input[name=set][value=own]').click({ force: true });
  await visit('duel-lobby');
  await duel_against_bot(page, url, 'simple');
  const code = page.url().split('/').pop();
  const seen = new Set();
  const once = async (name, sign, action = async () => {}) => {
    if (seen.has(name) || !(await page.locator(sign).count())) return;
    seen.add(name);
    await action().catch(() => undefined);
    await visit(`duel-${name}`);
  };
  for (let turns = 0; turns < 900 && !(await is_over(page)); turns++) {
    await once('answer', '[data-do=no-answer]');
    await once('supply', '[data-tile]', () => page.locator('[data-tile]').last().click());
    await once('lose', '[data-do=send]', async () => {
      await page.locator('.place:has(.near-pile .card)').first().click();
      await page.locator('.hand button').first().click();
    });
    await once('card', '[data-do=end]', () => page.locator('.hand button').first().click({ timeout: 1500 }));
    await once('deed', '.hand .chosen', () => page.locator('.place').nth(4).click());
    await once('why', '[data-do].dim', () => page.locator('[data-do].dim').first().click({ force: true }));
    if (seen.has('deed'))
      await once('place', '[data-do=end]', async () => {
        await page.reload();
        await page.waitForSelector('.game .place');
        await page.locator('.place').nth(2).click();
      });
    if (!(await duel(page))) await page.waitForTimeout(60);
    if (turns === 25) await once('middle', '.place');
  }
  await page.waitForTimeout(300);
  await visit('duel-end');
  if (!(await page.locator('[role=tab]').count())) await page.locator('.game > .button.wide').click();
  for (const tab of [1, 2, 4]) {
    await page
      .locator('[role=tab]')
      .nth(tab - 1)
      .click();
    await visit(`duel-companion-${tab}`);
  }
  await page.goto(`${url}/r/${code}/1`);
  await page.waitForSelector('.replay .place');
  await page.locator('#moment').fill('30');
  await visit('duel-replay');
  await page.goto(`${url}/t/${code}/screen`);
  await page.waitForSelector('.big');
  await visit('duel-big-screen');
  for (const [name, path] of [
    ['duel-rules', '/rules/duel'],
    ['statistics', '/statistics'],
  ]) {
    await page.goto(url + path);
    await page.waitForSelector('main .panel');
    await visit(name);
  }
}
