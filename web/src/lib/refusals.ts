// Turns a refusal into words: the server's own, or ours where there is no server to ask.
import { show } from './announce.svelte';
import type { Refused } from './connection';
import { has, t } from './words.svelte';

export function reason(refused: Refused): string {
  const key = `refused.${refused.code}`;
  return has(key) ? t(key) : refused.message || t('refused.other');
}

export const tell = (refused: unknown): void => show(reason(refused as Refused));
