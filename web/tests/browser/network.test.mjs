import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chromium_browser } from './chromium.mjs';
import { sit_down } from './person.mjs';
import { decide, fill_and_start, open_table, play_to_end } from './player.mjs';
import { start_server } from './server.mjs';

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

describe('when the connection is lost', () => {
  it('the page says so, comes back by itself to the same seat, and the game goes on', async () => {
    const ann = await sit_down(browser);
    await open_table(ann.page, server.url, 'Ann');
    await fill_and_start(ann.page);
    for (let turns = 0; turns < 5; turns++) {
      await decide(ann.page);
      await ann.page.waitForTimeout(50);
    }
    await server.stop();
    await ann.page.waitForSelector('[role=status] .button');
    server = await start_server({ port: server.port, data: server.data });
    await ann.page.waitForSelector('[role=status] .button', { state: 'detached', timeout: 20_000 });
    await play_to_end([ann.page]);
    await ann.context.close();
  });

  it('the page opens from the device and says that it is offline', async () => {
    const ann = await sit_down(browser);
    await ann.page.goto(server.url);
    await ann.page.waitForSelector('article');
    await ann.page.evaluate(() => navigator.serviceWorker.ready);
    await ann.page.waitForTimeout(800);
    await server.stop();
    await ann.page.reload();
    expect(await ann.page.locator('h1').textContent()).toBe('Roundtable');
    await ann.page.waitForSelector('main [role=status]');
    server = await start_server({ port: server.port, data: server.data });
    // Nothing is touched: it is tried again by itself.
    await ann.page.waitForSelector('main [role=status] .button', { state: 'detached', timeout: 20_000 });
    await ann.page.waitForSelector('article');
    await ann.context.close();
  });
});

describe('a replay without a connection', () => {
  it('says so, and opens by itself when the server is back', async () => {
    const ann = await sit_down(browser);
    const code = await open_table(ann.page, server.url, 'Ann');
    await fill_and_start(ann.page);
    await play_to_end([ann.page]);
    await ann.page.route('**/api/replay/**', (route) => route.abort());
    await ann.page.goto(`${server.url}/r/${code}/1`);
    await ann.page.waitForSelector('main [role=status] .button');
    await ann.page.unroute('**/api/replay/**');
    await ann.page.waitForSelector('.replay', { timeout: 20_000 });
    await ann.context.close();
  });
});

describe('what the page asks for', () => {
  it('comes from its own server alone', async () => {
    const ann = await sit_down(browser);
    const asked = [];
    ann.page.on('request', (request) => asked.push(new URL(request.url())));
    await open_table(ann.page, server.url, 'Ann');
    await fill_and_start(ann.page);
    expect(new Set(asked.map((url) => url.host))).toEqual(new Set([new URL(server.url).host]));
    expect(asked.map(String).join()).not.toContain(
      await ann.page.evaluate(() => JSON.parse(localStorage['roundtable.places'])[0].token),
    );
    await ann.context.close();
  });
});
