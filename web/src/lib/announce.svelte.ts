// Short words to the person: read aloud by a screen reader, and shown for a moment when they matter.
const state = $state<{ polite: string; toast: string }>({ polite: '', toast: '' });
let timer: ReturnType<typeof setTimeout> | undefined;
let waiting: string[] = [];
let shown_at = 0;
const shortest = 2000;
const longest = 4500;

export const spoken = () => state.polite;
export const toast = () => state.toast;

export function announce(text: string): void {
  state.polite = text;
}

/** Each is in sight long enough to be read, also when others follow at once; of many only the last few. */
export function show(text: string): void {
  waiting = [...waiting, text].slice(-3);
  clearTimeout(timer);
  timer = setTimeout(next, state.toast ? Math.max(0, shown_at + shortest - Date.now()) : 0);
}

/** What was to be read no longer matters. */
export function hush(): void {
  waiting = [];
  clearTimeout(timer);
  state.toast = '';
}

function next(): void {
  state.toast = waiting.shift() ?? '';
  shown_at = Date.now();
  if (state.toast) timer = setTimeout(next, waiting.length ? shortest : longest);
}
