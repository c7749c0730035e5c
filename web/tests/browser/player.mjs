// Somebody who plays Avalon by the screen alone.
import { decide_to_end, is_my_turn, open_lobby, soon, touch, tried } from './person.mjs';

export async function open_table(page, url, name, { players = 5, switches = [], lancelot } = {}) {
  const code = await open_lobby(page, url, 'avalon', name);
  if (players !== 5) await touch(page.locator(`input[name=players][value="${players}"]`));
  for (const index of switches) await touch(page.locator('.lobby details input[role=switch]').nth(index));
  if (lancelot) await touch(page.locator(`input[name=lancelot][value=${lancelot}]`));
  return code;
}

export async function fill_and_start(page) {
  await page.click('.invite > .button');
  await page.waitForSelector('.dock .button.main:not([disabled])');
  await page.click('.dock .button.main');
  await page.waitForSelector('.game');
}

async function lay_card(page, wanted) {
  for (const value of wanted) {
    const card = page.locator(`.cards button[data-card=${value}]:not([disabled])`);
    if (!(await card.count())) continue;
    await tried(card.click(soon));
    await tried(card.click(soon));
  }
}

async function choose_seats(page) {
  for (let tries = 0; tries < 8; tries++) {
    if (await page.locator('.dock .button.main:not([disabled])').count()) break;
    const quests = page.locator('.dock [role=group] button:not(.chip)');
    if ((await quests.count()) && !(await page.locator('.dock [role=group] button[aria-pressed=true]').count()))
      await tried(quests.first().click(soon));
    const free = page.locator('.seat.able:not(.chosen)');
    if (await free.count()) await tried(free.first().click(soon));
    const bearers = page.locator('.dock fieldset .chip');
    if (await bearers.count()) await tried(bearers.first().click(soon));
  }
  await tried(page.locator('.dock .button.main:not([disabled])').first().click(soon));
}

async function give_away(page) {
  const receivers = page.locator('.dock select');
  for (let index = 0; index < (await receivers.count()); index++)
    await receivers.nth(index).selectOption({ index: index + 1 });
  await tried(page.locator('.dock .button.main').first().click(soon));
}

/** Decides what is asked, if anything is; true if it was. */
export async function decide(page, wanted = ['approve', 'success']) {
  if (!(await is_my_turn(page))) return false;
  if (await page.locator('dialog').count()) await page.keyboard.press('Escape');
  if (await page.locator('.cards button').count()) await lay_card(page, wanted);
  else if (await page.locator('.dock select').count()) await give_away(page);
  else if (await page.locator('.seat.able').count()) await choose_seats(page);
  else await tried(page.locator('.dock .button.wide').last().click(soon));
  await page.waitForTimeout(80);
  return true;
}

export const play_to_end = (pages, between = async () => {}) => decide_to_end(pages, decide, between, 600);
