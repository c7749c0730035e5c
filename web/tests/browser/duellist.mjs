// Somebody who plays the duel by the screen alone.
import { decide_to_end, is_my_turn, open_lobby, soon, tried } from './person.mjs';

const there = async (page, selector) => (await page.locator(selector).count()) > 0;
const press = (page, what) => tried(page.locator(`.dock [data-do=${what}]:not([disabled])`).first().click(soon));

export const open_duel = (page, url, name) => open_lobby(page, url, 'duel', name);

/** The home page's one touch. */
export async function duel_against_bot(page, url, bot = 'random') {
  await page.goto(url);
  await page.waitForSelector('[data-bots=duel]');
  await page
    .locator('article', { has: page.locator('[data-bots=duel]') })
    .locator('select')
    .selectOption(bot);
  await page.click('[data-bots=duel]');
  await page.waitForSelector('.game .place');
}

/** Touches cards and piles until as many are marked as are asked for, then sends them. */
async function lose(page) {
  for (let touches = 0; touches < 30 && !(await there(page, '[data-do=send]:not([disabled])')); touches++) {
    const piles = page.locator('.place:has(.near-pile .card:not(.going))');
    const cards = page.locator('.hand button:not(.going)');
    if ((await there(page, '.hand button')) && !(touches % 2) && (await cards.count()) > 2)
      await tried(cards.last().click(soon));
    else if (await piles.count()) await tried(piles.nth(touches % (await piles.count())).click(soon));
    else await tried(cards.first().click(soon));
    if (!(await there(page, '[data-do=send]'))) return;
  }
  await press(page, 'send');
}

const cheapest = (page) =>
  page.locator('.place:has(.deed.attack)').evaluateAll((places) => {
    const cards = (place) => place.querySelectorAll('.card').length;
    return places.sort((a, b) => cards(a) - cards(b))[0]?.dataset.place;
  });

/** The place of the other's, or of nobody's, where least is missing for an attack. */
const nearest = (page) =>
  page.locator('.place:not(:has(.banner.near))').evaluateAll((places) => {
    const missing = (place) =>
      place.querySelectorAll('.far-pile .card').length - place.querySelectorAll('.near-pile .card').length;
    return places.sort((a, b) => missing(a) - missing(b))[0]?.dataset.place;
  });

async function lay(page, at, deed) {
  await tried(page.locator(`[data-place="${at}"]`).click(soon));
  return press(page, deed);
}

/**
 * Attacks with the first card that can, where the fewest cards lie; else plays a card of the commonest colour
 * where an attack is nearest; else ends the turn.
 */
async function play(page) {
  const cards = page.locator('.hand button.able');
  for (let index = 0; index < (await cards.count()); index++) {
    await tried(cards.nth(index).click(soon));
    const at = await cheapest(page);
    if (at !== undefined) return lay(page, at, 'attack');
    await tried(cards.nth(index).click(soon));
  }
  // Two players who only attack can block each other: they would draw and discard for ever.
  if ((await cards.count()) <= 3) return press(page, 'end');
  await tried(cards.first().click(soon));
  return lay(page, await nearest(page), 'reinforce');
}

async function supply(page) {
  const tiles = page.locator('[data-tile]');
  const worth = await tiles.evaluateAll((all) => all.map((tile) => Number(tile.querySelector('b').textContent)));
  await tried(tiles.nth(worth.indexOf(Math.max(...worth))).click(soon));
  await press(page, 'take');
}

/** Decides what is asked, if anything is; true if it was. */
export async function duel(page) {
  if (!(await is_my_turn(page))) return false;
  if (await there(page, '[data-do=no-answer]'))
    await ((await there(page, '[data-do=answer]')) ? press(page, 'answer') : press(page, 'no-answer'));
  else if (await there(page, '[data-do=avalon]')) await press(page, 'avalon');
  else if (await there(page, '[data-do=send]')) await lose(page);
  else if (await there(page, '[data-tile]')) await supply(page);
  else await play(page);
  await page.waitForTimeout(60);
  return true;
}

export async function give_up(page) {
  await page.locator('.dock .bar .icon-button').last().click();
  await page.click('dialog .button.main');
}

export const duel_to_end = (pages, between = async () => {}) => decide_to_end(pages, duel, between, 900);
