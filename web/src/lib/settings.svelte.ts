// The person's own choices on this device.
import { kept } from './kept';
import { preferred_language, use_language, type Language } from './words.svelte';

export type Settings = {
  language: Language;
  theme: 'auto' | 'light' | 'dark';
  size: 'small' | 'medium' | 'large' | 'huge';
  motion: 'auto' | 'less';
  sound: boolean;
  /** When my secrets are on the screen: while I hold my card, marks always, or never. */
  secrets: 'hold' | 'marks' | 'never';
};

const wanted = typeof navigator === 'undefined' ? [] : navigator.languages;
const defaults: Settings = {
  language: preferred_language(wanted),
  theme: 'auto',
  size: 'medium',
  motion: 'auto',
  sound: true,
  secrets: 'hold',
};

export const settings = $state<Settings>(kept.settings(defaults));

export async function change(part: Partial<Settings>): Promise<void> {
  Object.assign(settings, part);
  kept.keep_settings($state.snapshot(settings));
  apply();
  if (part.language) await use_language(part.language);
}

export function apply(): void {
  const root = document.documentElement;
  root.dataset.theme = settings.theme;
  root.dataset.size = settings.size;
  root.dataset.motion = settings.motion;
}

export function calm(): boolean {
  return settings.motion === 'less' || matchMedia('(prefers-reduced-motion: reduce)').matches;
}
