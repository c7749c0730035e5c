// Draws the home page while the page is built (tools/prerender.ts), so that it can be painted before the program has come.
import { render } from 'svelte/server';
import App from './App.svelte';
import { use_language, type Language } from './lib/words.svelte';
import { load } from './screens';

export { languages } from './lib/words.svelte';

export async function home_in(language: Language): Promise<string> {
  await Promise.all([load('home'), use_language(language)]);
  return render(App).body;
}
