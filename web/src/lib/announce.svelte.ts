// Short words to the person: read aloud by a screen reader, and shown for a moment when they matter.
const state = $state<{ polite: string; toast: string }>({ polite: '', toast: '' });
let timer: ReturnType<typeof setTimeout> | undefined;

export const spoken = () => state.polite;
export const toast = () => state.toast;

export function announce(text: string): void {
  state.polite = text;
}

export function show(text: string): void {
  state.toast = text;
  clearTimeout(timer);
  timer = setTimeout(() => (state.toast = ''), 4500);
}
