// How soon the page can be used on a slow phone (CPU slowed four times), and how much it loads: npm run speed [ROUNDS]
import { bare_browser } from './bare_browser.mjs';
import { start_server } from './server.mjs';

const rounds = Number(process.argv[2] ?? 5);
const server = await start_server();
const browser = await bare_browser();

/**
 * Runs in the page: notes when a thing has been painted and when the program has taken the page over; and,
 * where something is to be touched as soon as it is painted, when what that opens has been painted.
 */
function watch([seen, touched, opened]) {
  const times = (window.times = {});
  const painted = (thing, then) => {
    const watcher = new MutationObserver(() => {
      if (!document.querySelector(thing)) return;
      watcher.disconnect();
      requestAnimationFrame(() => setTimeout(() => then(performance.now())));
    });
    watcher.observe(document, { childList: true, subtree: true });
  };
  addEventListener('taken-over', () =>
    requestAnimationFrame(() => setTimeout(() => (times.reacts = performance.now()))),
  );
  painted(seen, (now) => {
    times.painted = now;
    if (!touched) return;
    painted(opened, (open) => (times.opened = open));
    document.querySelector(touched).click();
  });
}

/** Asked when all is over. */
const bytes_and_shift = `new Promise((done) => {
  const loaded = ['navigation', 'resource'].flatMap((type) => performance.getEntriesByType(type));
  const bytes = loaded.reduce((sum, entry) => sum + entry.transferSize, 0);
  let shift = 0;
  const add = (list) => list.getEntries().forEach((entry) => (shift += entry.value));
  new PerformanceObserver(add).observe({ type: 'layout-shift', buffered: true });
  setTimeout(() => done({ bytes, shift }), 300);
})`;

/** Opens a new tab of a running browser, so that the browser's own start does not count. Asks nothing meanwhile. */
async function measured(open, path, ...watched) {
  const tab = await open();
  await tab.ask('Page.addScriptToEvaluateOnNewDocument', { source: `(${watch})(${JSON.stringify(watched)})` });
  await tab.ask('Emulation.setCPUThrottlingRate', { rate: 4 });
  await tab.go(server.url + path);
  await new Promise((done) => setTimeout(done, 2500));
  await tab.until(`times.painted && times.reacts && (${!watched[1]} || times.opened)`);
  const times = await tab.worth('times');
  const rest = await tab.worth(bytes_and_shift);
  await tab.close();
  return { ...times, ...rest };
}

/** A table that Ann has opened, and its code. */
async function table_of_ann(tab) {
  await tab.go(`${server.url}/new/avalon`);
  await tab.until(`document.querySelector('input[autocomplete=nickname]')`);
  await tab.worth(
    `(() => {
      const name = document.querySelector('input[autocomplete=nickname]');
      name.value = 'Ann';
      name.dispatchEvent(new Event('input', { bubbles: true }));
    })()`,
  );
  await tab.until(`!document.querySelector('form .button.main').disabled`);
  await tab.worth(`document.querySelector('form .button.main').click()`);
  await tab.until(`document.querySelector('.seat.mine')`);
  return tab.worth(`location.pathname.split('/').pop()`);
}

async function begin(tab) {
  await tab.until(`!document.querySelector('.invite > .button').disabled`);
  await tab.worth(`document.querySelector('.invite > .button').click()`);
  await tab.until(`!document.querySelector('.dock .button.main').disabled`);
  await tab.worth(`document.querySelector('.dock .button.main').click()`);
  await tab.until(`document.querySelector('.game .seat')`);
}

const found = {};
const note = (what, measure) => (found[what] ??= []).push(measure);

async function round() {
  const visitor = await browser.person('en');
  note('home, first visit', await measured(visitor, '/', 'article'));
  note('home, second visit', await measured(visitor, '/', 'article'));
  note('home, touched at once', await measured(await browser.person('cs'), '/', 'article', 'header button', 'dialog'));
  const ann = await browser.person('cs');
  const first = await ann();
  const code = await table_of_ann(first);
  note('door, first visit', await measured(await browser.person('de'), `/t/${code}`, '.door form'));
  await first.go('about:blank');
  note('lobby, come back', await measured(ann, `/t/${code}`, '.lobby .seat'));
  await first.go(`${server.url}/t/${code}`);
  await begin(first);
  await first.go('about:blank');
  note('game, come back', await measured(ann, `/t/${code}`, '.game .seat'));
  note('watching, first visit', await measured(await browser.person('uk'), `/t/${code}/screen`, '.big .seat'));
}

const spread = (numbers) => {
  const sorted = numbers
    .filter((one) => one !== undefined)
    .map(Math.round)
    .sort((a, b) => a - b);
  return sorted.length ? `${sorted[sorted.length >> 1]} (${sorted.join(', ')})` : '';
};

// The browser's first page is not counted.
await measured(await browser.person('en'), '/credits', 'main');
for (let count = 0; count < rounds; count++) await round();
for (const [what, all] of Object.entries(found)) {
  console.log(what);
  console.log(`  painted  ${spread(all.map((one) => one.painted))}`);
  console.log(`  reacts   ${spread(all.map((one) => one.reacts))}`);
  if (all[0].opened)
    console.log(`  what is touched when it is painted is open after ${spread(all.map((one) => one.opened))}`);
  const shift = Math.max(...all.map((one) => one.shift)).toFixed(3);
  console.log(`  ${(all[0].bytes / 1024).toFixed(0)} KB loaded, layout shift ${shift}`);
}
await browser.close();
await server.stop();
server.forget();
