import { hydrate, mount } from 'svelte';
import App from './App.svelte';
import './colours.css';
import './fonts.css';
import './app.css';
import './board.css';
import { load_game } from './games/registry';
import { follow_links, route, type Route } from './lib/router.svelte';
import { leave_early_wire } from './lib/early_wire';
import { kept } from './lib/kept';
import { come_back } from './lib/session.svelte';
import { apply, settings } from './lib/settings.svelte';
import { use_language } from './lib/words.svelte';
import { load } from './screens';

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));
// Waiting a moment for the letters keeps the page from jumping when they arrive; a slow network does not hold it up.
const letters = Promise.race([
  Promise.all(['1em Forum', '1em "Alegreya Sans"'].map((font) => document.fonts.load(font))),
  pause(100),
]).catch(() => undefined);

/** Where the home page stands drawn already (tools/prerender.ts), the program takes it over as it is. */
function take_over(): void {
  const { dataset } = document.documentElement;
  const target = document.getElementById('app')!;
  if (dataset.drawn === 'otherwise') target.replaceChildren();
  if (target.hasChildNodes()) hydrate(App, { target });
  else mount(App, { target });
  delete dataset.drawn;
}

/**
 * Asks for the table at which this device has a seat, and for its game, while the page still loads.
 * A slow answer does not hold up the rest.
 */
async function come_to_table(at: Route, words: Promise<void>, rest: Promise<unknown>): Promise<void> {
  if (at.screen !== 'table' || location.hash) return;
  const table = come_back(at.table);
  if (!table) return;
  // A game that was under way is loaded while the table is asked for; whichever it is, the table says.
  const place = kept.place(at.table);
  const game =
    place?.game && place.state !== 'lobby'
      ? words.then(() => load_game(place.game!)).catch(() => undefined)
      : undefined;
  const there = Promise.all([table.told, words]).then(() => table.game && load_game(table.table!.game));
  await Promise.race([there, Promise.all([rest, game]).then(() => pause(400))]);
}

/** What the first screen needs is asked for at once and together; where something fails, the screen itself says so. */
async function start(): Promise<void> {
  const at = route();
  const words = use_language(settings.language);
  const rest = Promise.all([words, letters, load(at.screen).catch(() => undefined)]);
  await Promise.all([rest, come_to_table(at, words, rest).catch(() => undefined)]);
  leave_early_wire();
  take_over();
  follow_links();
  dispatchEvent(new Event('taken-over'));
}

async function keep_for_offline(): Promise<void> {
  await pause(1000);
  await navigator.serviceWorker.register('/sw.js');
  const worker = (await navigator.serviceWorker.ready).active;
  worker?.postMessage(performance.getEntriesByType('resource').map((entry) => entry.name));
}

apply();
// Not awaited here: the screens come after this piece, and would wait for it in turn.
void start().then(() => {
  if ('serviceWorker' in navigator && import.meta.env.PROD) keep_for_offline().catch(() => undefined);
});
