import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chromium_browser } from './chromium.mjs';
import { visit_grail } from './grail_screens.mjs';
import { desk, phone, sit_down } from './person.mjs';
import { visit_all, visit_duel } from './screens.mjs';
import { start_server } from './server.mjs';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
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

/** Colours that still change are no fault: what has an end is waited for. */
const settled = (page) =>
  page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter((one) => one.effect?.getComputedTiming().endTime < 1e5)
        .map((one) => one.finished.catch(() => undefined)),
    ),
  );

/** Changes the light and waits until the page is drawn by it: the browser says so before it has done it. */
async function use_light(page, colorScheme) {
  await page.emulateMedia({ colorScheme });
  await page.waitForFunction((scheme) => matchMedia(`(prefers-color-scheme: ${scheme})`).matches, colorScheme);
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  await settled(page);
}

/** By the other light only the colours are others. */
async function faults_by_night(page, name) {
  await use_light(page, 'dark');
  const found = await page.evaluate(() =>
    window.axe.run(document, { runOnly: ['color-contrast'], resultTypes: ['violations'] }),
  );
  await use_light(page, 'light');
  return found.violations.flatMap((one) =>
    one.nodes.map((node) => `${name} by night: ${node.target.join(' ')} ${node.any[0]?.message ?? ''}`),
  );
}

async function faults_on(page, name) {
  await settled(page);
  await page.evaluate(`${axe}; undefined`);
  const found = await page.evaluate(() => window.axe.run(document, { resultTypes: ['violations'] }));
  const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth + 1);
  const serious = found.violations.filter((one) => one.impact === 'serious' || one.impact === 'critical');
  return [
    ...serious.flatMap((one) =>
      one.nodes.map((node) => `${name}: ${one.id}: ${node.target.join(' ')} ${node.any[0]?.message ?? ''}`),
    ),
    ...(wide ? [`${name}: wider than the screen`] : []),
  ];
}

const lights = [
  ['a phone by day and by night', { size: phone, language: 'en', theme: 'light' }],
  ['a desk by night', { size: desk, language: 'uk', theme: 'dark' }],
];
const must_see = {
  avalon: [],
  grail: [],
  duel: [
    'duel-lobby',
    'duel-card',
    'duel-deed',
    'duel-supply',
    'duel-end',
    'duel-replay',
    'duel-big-screen',
    'statistics',
  ],
};

describe.each([
  ['avalon', visit_all, 20],
  ['duel', visit_duel, 8],
  ['grail', visit_grail, 20],
])('every screen of %s', (game, visit_screens, fewest) => {
  for (const [what, options] of lights) {
    it(`has no serious fault on ${what}`, async () => {
      const ann = await sit_down(browser, options);
      const faults = [];
      const seen = [];
      await visit_screens(ann.page, server.url, async (name) => {
        seen.push(name);
        faults.push(...(await faults_on(ann.page, name)));
        if (options.theme === 'light') faults.push(...(await faults_by_night(ann.page, name)));
      });
      expect(faults).toEqual([]);
      expect(seen.length).toBeGreaterThanOrEqual(fewest);
      expect(seen).toEqual(expect.arrayContaining(must_see[game]));
      expect(ann.troubles.filter((text) => !text.includes('404'))).toEqual([]);
      await ann.context.close();
    }, 420_000);
  }
});
