// Somebody at a browser of their own, and what all who play by the screen alone have in common.
export const phone = { width: 390, height: 844 };
export const desk = { width: 1440, height: 900 };
export const on_its_side = { width: 844, height: 390 };

export async function sit_down(
  browser,
  { size = phone, language = 'en', theme = 'light', calm = true, finger = false } = {},
) {
  const context = await browser.newContext({
    viewport: size,
    locale: language,
    colorScheme: theme,
    reducedMotion: calm ? 'reduce' : 'no-preference',
    hasTouch: finger,
    isMobile: finger,
  });
  const page = await context.newPage();
  const heard = [];
  const troubles = [];
  page.on('websocket', (wire) => wire.on('framereceived', (frame) => heard.push(String(frame.payload))));
  page.on('pageerror', (error) => troubles.push(error.message));
  page.on('console', (line) => {
    if (line.type() === 'error') troubles.push(line.text());
  });
  return { page, context, heard, troubles };
}

export const soon = { timeout: 1500 };
export const tried = (click) => click.catch(() => undefined);
export const is_my_turn = async (page) => (await page.title()).startsWith('●');
export const is_over = (page) => page.locator('section.end').count().then(Boolean);

/** Controls hide behind their drawn selves, and the page's foot may lie over them: they are brought to the middle. */
export async function touch(control) {
  await control.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await control.click({ force: true });
}

/** Names a table of a game and comes to its lobby; gives its code. */
export async function open_lobby(page, url, game, name) {
  await page.goto(`${url}/new/${game}`);
  await page.fill('input[autocomplete=nickname]', name);
  await page.click('form .button.main');
  await page.waitForSelector('.lobby');
  return page.url().split('/').pop();
}

export async function join_table(page, url, code, name) {
  await page.goto(`${url}/t/${code}`);
  await page.fill('input[autocomplete=nickname]', name);
  await page.click('form .button.main');
  await page.waitForSelector('.lobby');
  await page.waitForSelector('.seat.mine');
}

/** What a page asks for, in its own words: to tell why a game does not go on. */
const asked = async (page) => `${await page.title()}: ${(await page.locator('.dock').allInnerTexts()).join(' / ')}`;

/** Everybody decides when asked, until the game is over; `between` is called after each round of decisions. */
export async function decide_to_end(pages, decide, between, longest) {
  // Only decisions count: how long the others think depends on the machine.
  let idle_since = Date.now();
  for (let turns = 0; turns < longest;) {
    if (await is_over(pages[0])) return turns;
    let decided = false;
    for (const page of pages) decided = (await decide(page)) || decided;
    if (decided) {
      await between(turns++);
      idle_since = Date.now();
    } else if (Date.now() - idle_since > 60_000) {
      throw new Error(
        `nobody is asked any more after ${turns} turns: ${(await Promise.all(pages.map(asked))).join('; ')}`,
      );
    } else {
      await pages[0].waitForTimeout(60);
    }
  }
  throw new Error(`the game did not end in ${longest} turns: ${(await Promise.all(pages.map(asked))).join('; ')}`);
}
