import { mount } from 'svelte';
import App from './App.svelte';
import './colours.css';
import './fonts.css';
import './app.css';
import { games } from './lib/api';
import { follow_links, route } from './lib/router.svelte';
import { apply, settings } from './lib/settings.svelte';
import { use_language } from './lib/words.svelte';
import { screens } from './screens';

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));
// Waiting a moment for the letters keeps the page from jumping when they arrive; a slow network does not hold it up.
const letters = Promise.race([Promise.all(['1em Forum', '1em "Alegreya Sans"'].map((font) => document.fonts.load(font))), pause(100)]).catch(() => undefined);

/** What the first screen needs is asked for at once and together; where something fails, the screen itself says so. */
async function start(): Promise<void> {
  const { screen } = route();
  if (screen === 'home') void games().catch(() => undefined);
  await Promise.all([use_language(settings.language), letters, screens[screen]().catch(() => undefined)]);
  mount(App, { target: document.getElementById('app')! });
}

apply();
follow_links();
void start();

async function keep_for_offline(): Promise<void> {
  await navigator.serviceWorker.register('/sw.js');
  const worker = (await navigator.serviceWorker.ready).active;
  worker?.postMessage(performance.getEntriesByType('resource').map((entry) => entry.name));
}

if ('serviceWorker' in navigator && import.meta.env.PROD) keep_for_offline().catch(() => undefined);
