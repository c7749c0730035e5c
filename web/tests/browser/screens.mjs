// Every screen of the page, one after another, for whoever wants to look at them.
import { decide, fill_and_start, is_over, open_table } from './player.mjs';

async function each_moment_of_a_game(page, visit) {
  const seen = new Set();
  const once = async (name, action = async () => {}) => { if (seen.has(name)) return; seen.add(name); await action(); await visit(name); };
  for (let turns = 0; turns < 600 && !(await is_over(page)); turns++) {
    if (await page.locator('.reveal').count()) await once('reveal');
    if (await page.locator('.scene').count()) await once('assassination');
    if (await page.locator('.cards button[data-card=approve]').count()) await once('vote', () => page.click('.cards button[data-card=reject]'));
    if (await page.locator('.cards button[data-card=success]').count()) await once('quest-card');
    if (await page.locator('.seat.able').count()) await once('choose', () => page.locator('.seat.able').first().click().catch(() => undefined));
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
  for (const [name, path] of [['new', '/new/avalon'], ['rules', '/rules/avalon'], ['lesson', '/lesson'], ['credits', '/credits'], ['record-file', '/r'], ['door', '/t/AAAAAAAA'], ['lost', '/nowhere']]) {
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
