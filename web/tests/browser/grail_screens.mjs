// Every screen of Grail, one after another, for whoever wants to look at them.
import { decide_grail, open_grail, start_grail } from './grail_player.mjs';
import { is_over } from './person.mjs';

async function sheets(page, visit, prefix) {
  await page.locator('.member').first().click();
  await page.waitForSelector('dialog');
  await visit(`${prefix}-member`);
  await page.keyboard.press('Escape');
}

async function an_encounter(page, url, visit, name, options) {
  await open_grail(page, url, 'Anna', options);
  await visit(`${name}-lobby`);
  await start_grail(page);
  await visit(`${name}-opening`);
  const seen = new Set();
  for (let turns = 0; turns < 300 && !(await is_over(page)); turns++) {
    const able = await page.locator('.dock .held.able').count();
    const laid = await page.locator('.strip li .laid').count();
    if (able && laid >= 2 && !seen.has('lay')) {
      seen.add('lay');
      await page.locator('.dock .held').last().click();
      await page.waitForTimeout(150);
      await visit(`${name}-lifted`);
      await page.locator('.about').click();
      await page.waitForSelector('dialog');
      await visit(`${name}-card`);
      await page.keyboard.press('Escape');
    }
    if (able && laid >= 5 && !seen.has('row')) {
      seen.add('row');
      await visit(`${name}-row`);
    }
    if (!(await decide_grail(page))) await page.waitForTimeout(60);
  }
  await page.waitForTimeout(300);
  await visit(`${name}-end`);
}

async function a_day(page, url, visit) {
  const code = await open_grail(page, url, 'Anna', { mode: 'campaign', party: ['maela'] });
  await visit('story-lobby');
  await start_grail(page);
  await page.waitForSelector('.land');
  await visit('day');
  await page.locator('.place.open').first().click();
  await visit('day-place');
  await page.locator('.deed.able').first().click();
  await page.waitForTimeout(300);
  await page.locator('.deed').last().click();
  await page.waitForTimeout(300);
  await visit('day-deed');
  await sheets(page, visit, 'day');
  for (let turns = 0; turns < 200 && !(await page.locator('.growth').count()); turns++)
    if (!(await decide_grail(page, turns < 12 ? 'act' : 'rest'))) await page.waitForTimeout(60);
  await visit('evening');
  await page.locator('.grow').first().click();
  await page.waitForTimeout(200);
  await visit('evening-why');
  if (!(await page.locator('[role=tab]').count())) await page.locator('.icons .icon-button').nth(1).click();
  else await page.locator('[role=tab]').nth(1).click();
  await visit('signs');
  await page.keyboard.press('Escape');
  await page.goto(`${url}/t/${code}/screen`);
  await page.waitForSelector('.big');
  await visit('big-day');
}

export async function visit_grail(page, url, visit) {
  await page.goto(`${url}/rules/grail`);
  await page.waitForSelector('.rules section');
  await visit('rules');
  await an_encounter(page, url, visit, 'combat', { encounter: 'boar', party: ['maela'] });
  const code = await page.url().split('/').pop();
  await page.goto(`${url}/r/${code}/1`);
  await page.waitForSelector('.replay');
  await page.locator('#moment').fill('9');
  await visit('replay');
  await an_encounter(page, url, visit, 'diplomacy', { encounter: 'grieving_widow', party: ['maela'] });
  await a_day(page, url, visit);
  await page.goto(url);
  await page.waitForSelector('article');
  await visit('home');
}
