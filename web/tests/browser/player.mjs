// Somebody who plays Avalon by the screen alone.
export const phone = { width: 390, height: 844 };
export const desk = { width: 1440, height: 900 };

export async function sit_down(browser, { size = phone, language = 'en', theme = 'light', calm = true } = {}) {
  const context = await browser.newContext({ viewport: size, locale: language, colorScheme: theme, reducedMotion: calm ? 'reduce' : 'no-preference' });
  const page = await context.newPage();
  const heard = [];
  const troubles = [];
  page.on('websocket', (wire) => wire.on('framereceived', (frame) => heard.push(String(frame.payload))));
  page.on('pageerror', (error) => troubles.push(error.message));
  page.on('console', (line) => { if (line.type() === 'error') troubles.push(line.text()); });
  return { page, context, heard, troubles };
}

/** Controls hide behind their drawn selves, and the page's foot may lie over them: they are brought to the middle. */
async function touch(control) {
  await control.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await control.click({ force: true });
}

export async function open_table(page, url, name, { players = 5, switches = [], lancelot } = {}) {
  await page.goto(`${url}/new/avalon`);
  await page.fill('input[autocomplete=nickname]', name);
  await page.click('form .button.main');
  await page.waitForSelector('.lobby');
  if (players !== 5) await touch(page.locator(`input[name=players][value="${players}"]`));
  for (const index of switches) await touch(page.locator('.lobby details input[role=switch]').nth(index));
  if (lancelot) await touch(page.locator(`input[name=lancelot][value=${lancelot}]`));
  return page.url().split('/').pop();
}

export async function join_table(page, url, code, name) {
  await page.goto(`${url}/t/${code}`);
  await page.fill('input[autocomplete=nickname]', name);
  await page.click('form .button.main');
  await page.waitForSelector('.lobby');
  await page.locator('.seat.empty').first().click();
  await page.waitForSelector('.seat.mine');
}

export async function fill_and_start(page) {
  await page.click('.invite > .button');
  await page.waitForSelector('.dock .button.main:not([disabled])');
  await page.click('.dock .button.main');
  await page.waitForSelector('.game');
}

const soon = { timeout: 1500 };
const tried = (click) => click.catch(() => undefined);

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
    if ((await quests.count()) && !(await page.locator('.dock [role=group] button[aria-pressed=true]').count())) await tried(quests.first().click(soon));
    const free = page.locator('.seat.able:not(.chosen)');
    if (await free.count()) await tried(free.first().click(soon));
    const bearers = page.locator('.dock fieldset .chip');
    if (await bearers.count()) await tried(bearers.first().click(soon));
  }
  await tried(page.locator('.dock .button.main:not([disabled])').first().click(soon));
}

async function give_away(page) {
  const receivers = page.locator('.dock select');
  for (let index = 0; index < (await receivers.count()); index++) await receivers.nth(index).selectOption({ index: index + 1 });
  await tried(page.locator('.dock .button.main').first().click(soon));
}

/** Decides what is asked, if anything is; true if it was. */
export async function decide(page, wanted = ['approve', 'success']) {
  if (!(await page.title()).startsWith('●')) return false;
  if (await page.locator('dialog').count()) await page.keyboard.press('Escape');
  if (await page.locator('.cards button').count()) await lay_card(page, wanted);
  else if (await page.locator('.dock select').count()) await give_away(page);
  else if (await page.locator('.seat.able').count()) await choose_seats(page);
  else await tried(page.locator('.dock .button.wide').last().click(soon));
  await page.waitForTimeout(80);
  return true;
}

export const is_over = (page) => page.locator('section.end').count().then(Boolean);

/** Plays with everybody until the end; `between` is called after each round of decisions. */
export async function play_to_end(pages, between = async () => {}) {
  for (let turns = 0; turns < 600; turns++) {
    if (await is_over(pages[0])) return turns;
    let decided = false;
    for (const page of pages) decided = (await decide(page)) || decided;
    await between(turns);
    if (!decided) await pages[0].waitForTimeout(60);
  }
  throw new Error('the game did not end');
}
