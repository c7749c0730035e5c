// How soon the page can be used on a slow phone (CPU slowed four times), and how much it loads: npm run speed
import { chromium_browser } from './chromium.mjs';
import { sit_down } from './person.mjs';
import { fill_and_start, open_table } from './player.mjs';
import { start_server } from './server.mjs';

const server = await start_server();
const browser = await chromium_browser();

/** In the page itself, for asking it from outside takes a slowed page hundreds of milliseconds: says when a thing has been painted, touches another, and says when what that opens has been painted too. */
function tell_when_painted([seen, touched, opened]) {
  const painted = (thing, then) => {
    const watcher = new MutationObserver(() => {
      if (!document.querySelector(thing)) return;
      watcher.disconnect();
      requestAnimationFrame(() => setTimeout(() => then(Math.round(performance.now()))));
    });
    watcher.observe(document, { childList: true, subtree: true });
  };
  painted(seen, (usable) => {
    if (!touched) return console.log(`usable after ${usable} ms`);
    painted(opened, (open) => console.log(`usable after ${usable} ms, what is touched then is open after ${open} ms`));
    document.querySelector(touched).click();
  });
}

/** Each time in a new tab of a browser that is running: its own start is not the page's. */
async function measured(context, path, ...watched) {
  const page = await context.newPage();
  await page.addInitScript(tell_when_painted, watched);
  const wire = await context.newCDPSession(page);
  await wire.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  let bytes = 0;
  await wire.send('Network.enable');
  wire.on('Network.loadingFinished', (event) => (bytes += event.encodedDataLength));
  const told = page.waitForEvent('console', (line) => line.text().startsWith('usable'));
  await page.goto(server.url + path, { waitUntil: 'commit' });
  const usable = (await told).text();
  const shift = await page.evaluate(() => new Promise((done) => { let sum = 0; new PerformanceObserver((list) => list.getEntries().forEach((entry) => (sum += entry.value))).observe({ type: 'layout-shift', buffered: true }); setTimeout(() => done(sum), 800); }));
  await page.close();
  return `${usable}, ${(bytes / 1024).toFixed(0)} KB loaded, layout shift ${shift.toFixed(3)}`;
}

const somebody = async (language = 'en') => (await sit_down(browser, { language })).context;
const running = await sit_down(browser);
await running.page.goto(`${server.url}/healthz`);
await running.page.waitForTimeout(2000);

const visitor = await somebody();
console.log('home, first visit:    ', await measured(visitor, '/', 'article'));
console.log('home, second visit:   ', await measured(visitor, '/', 'article'));
console.log('home, touched at once:', await measured(await somebody('cs'), '/', 'article', 'header button', 'dialog'));
const player = await sit_down(browser, { language: 'cs' });
const code = await open_table(player.page, server.url, 'Ann');
console.log('by link, first visit: ', await measured(await somebody('de'), `/t/${code}`, '.door form'));
console.log('lobby, come back:     ', await measured(player.context, `/t/${code}`, '.lobby .seat'));
await fill_and_start(player.page);
console.log('game, come back:      ', await measured(player.context, `/t/${code}`, '.game .seat'));
console.log('watching, first visit:', await measured(await somebody('uk'), `/t/${code}/screen`, '.big .seat'));
await browser.close();
await server.stop();
server.forget();
