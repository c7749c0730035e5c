import { mount } from 'svelte';
import App from './App.svelte';
import './colours.css';
import './fonts.css';
import './app.css';
import { follow_links } from './lib/router.svelte';
import { apply, settings } from './lib/settings.svelte';
import { use_language } from './lib/words.svelte';

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));
// Waiting a moment for the letters keeps the page from jumping when they arrive; a slow network does not hold it up.
const letters = Promise.race([Promise.all(['1em Forum', '1em "Alegreya Sans"'].map((font) => document.fonts.load(font))), pause(100)]).catch(() => undefined);

apply();
follow_links();
await Promise.all([use_language(settings.language), letters]);
mount(App, { target: document.getElementById('app')! });

async function keep_for_offline(): Promise<void> {
  await navigator.serviceWorker.register('/sw.js');
  const worker = (await navigator.serviceWorker.ready).active;
  worker?.postMessage(performance.getEntriesByType('resource').map((entry) => entry.name));
}

if ('serviceWorker' in navigator && import.meta.env.PROD) keep_for_offline().catch(() => undefined);
