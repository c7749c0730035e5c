// Renders the home page at build time (tools/prerender.ts), so that it is painted before the program is loaded.
import { render } from 'svelte/server';
import App from './App.svelte';
import { use_language, type Language } from './lib/words.svelte';
import { load } from './screens';

export { languages } from './lib/words.svelte';

export async function home_in(language: Language): Promise<string> {
  await Promise.all([load('home'), use_language(language)]);
  return render(App).body;
}
