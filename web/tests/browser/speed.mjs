// How soon the page can be used on a slow phone (CPU slowed four times), and how much it loads: npm run speed
import { chromium_browser } from './chromium.mjs';
import { sit_down } from './person.mjs';
import { fill_and_start, open_table } from './player.mjs';
import { start_server } from './server.mjs';

const server = await start_server();
const browser = await chromium_browser();

/** In the page itself, for asking it from outside takes a slowed page hundreds of milliseconds: when the thing has been painted. */
function note_when_usable(ready) {
  const watcher = new MutationObserver(() => {
    if (!document.querySelector(ready)) return;
    watcher.disconnect();
    requestAnimationFrame(() => setTimeout(() => (window.usable_after = Math.round(performance.now()))));
  });
  watcher.observe(document, { childList: true, subtree: true });
}

async function measured(page, path, ready) {
  await page.addInitScript(note_when_usable, ready);
  const wire = await page.context().newCDPSession(page);
  await wire.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  let bytes = 0;
  await wire.send('Network.enable');
  wire.on('Network.loadingFinished', (event) => (bytes += event.encodedDataLength));
  await page.goto(server.url + path, { waitUntil: 'commit' });
  await page.waitForFunction(() => window.usable_after);
  const usable = await page.evaluate(() => window.usable_after);
  const shift = await page.evaluate(() => new Promise((done) => { let sum = 0; new PerformanceObserver((list) => list.getEntries().forEach((entry) => (sum += entry.value))).observe({ type: 'layout-shift', buffered: true }); setTimeout(() => done(sum), 800); }));
  await wire.detach();
  return `usable after ${usable} ms, ${(bytes / 1024).toFixed(0)} KB loaded, layout shift ${shift.toFixed(3)}`;
}

const fresh = await sit_down(browser);
console.log('home, first visit:   ', await measured(fresh.page, '/', 'article'));
console.log('home, second visit:  ', await measured(fresh.page, '/', 'article'));
const player = await sit_down(browser, { language: 'cs' });
const code = await open_table(player.page, server.url, 'Ann');
console.log('lobby, reloaded:     ', await measured(player.page, `/t/${code}`, '.lobby .seat'));
await fill_and_start(player.page);
console.log('game, reloaded:      ', await measured(player.page, `/t/${code}`, '.game .seat'));
const guest = await sit_down(browser, { language: 'uk' });
console.log('watching, first visit:', await measured(guest.page, `/t/${code}/screen`, '.big .seat'));
await browser.close();
await server.stop();
server.forget();
