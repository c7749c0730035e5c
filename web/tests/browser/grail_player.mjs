// Somebody who plays Grail by the screen alone.
import { decide_to_end, is_my_turn, open_lobby, soon, touch, tried } from './person.mjs';

export async function open_grail(
  page,
  url,
  name,
  { mode = 'encounter', encounter, party = ['maela'], difficulty } = {},
) {
  const code = await open_lobby(page, url, 'grail', name);
  await page.waitForSelector('.lobby input[name=mode]', { state: 'attached' });
  if (mode !== 'encounter') await touch(page.locator(`input[name=mode][value=${mode}]`));
  if (encounter) await page.selectOption('select[name=encounter]', encounter);
  const all = ['maela', 'osric', 'tamsin', 'ewan'];
  for (const who of party.filter((one) => one !== 'maela'))
    await touch(page.locator('.lobby details input[role=switch]').nth(all.indexOf(who)));
  if (difficulty) await touch(page.locator(`input[name=difficulty][value=${difficulty}]`));
  await page.waitForFunction((seats) => document.querySelectorAll('.lobby .seat').length === seats, party.length);
  return code;
}

export async function start_grail(page) {
  await page.click('.dock .button.main:not([disabled])');
  await page.waitForSelector('.game');
}

async function lay(page) {
  const able = page.locator('.dock .held.able');
  const best = (await page.locator('.dock .held.able[data-card=strike]').count())
    ? page.locator('.dock .held.able[data-card=strike]')
    : able;
  await tried(best.first().click(soon));
  await tried(page.locator('.dock .button.main:not([disabled])').first().click(soon));
}

async function spend_the_day(page, wish) {
  if (wish === 'rest') return tried(page.locator('.dock .buttons .button').last().click(soon));
  const deed = page.locator('.deed.able');
  if (!(await deed.count())) {
    const open = page.locator('.place.open');
    if (!(await open.count())) return tried(page.locator('.dock .buttons .button').last().click(soon));
    await tried(open.first().click(soon));
  }
  return tried(deed.first().click(soon));
}

/** Decides what is asked, if anything is; true if it was. `wish` is for days: `rest` or `act`. */
export async function decide_grail(page, wish = 'rest') {
  if (!(await is_my_turn(page))) return false;
  if (await page.locator('dialog').count()) await page.keyboard.press('Escape');
  if (await page.locator('.dock .held.able').count()) await lay(page);
  else if (await page.locator('.land').count()) await spend_the_day(page, wish);
  else if (await page.locator('.dock .buttons .button.main').count())
    await tried(page.locator('.dock .buttons .button.main').first().click(soon));
  else await tried(page.locator('.dock .buttons .button:not(.grave)').first().click(soon));
  await page.waitForTimeout(60);
  return true;
}

export const play_grail_to_end = (pages, between = async () => {}) => decide_to_end(pages, decide_grail, between, 500);
