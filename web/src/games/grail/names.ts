// Names and texts from the pack; what a pack has no text for goes by its id, made readable.
import { capital, has, t } from '../../lib/words.svelte';

export type Section =
  | 'card'
  | 'item'
  | 'encounter'
  | 'character'
  | 'location'
  | 'event'
  | 'dream'
  | 'nightmare'
  | 'action'
  | 'mark'
  | 'dial';

const key_of = (section: string, id: string) => `grail.name.${section}.${id}`;

export function named(section: Section, id: string): string {
  return has(key_of(section, id)) ? t(key_of(section, id)) : capital(id.replaceAll('_', ' '));
}

export function text_of(section: 'character' | 'encounter' | 'location' | 'event' | 'dream', id: string): string {
  const key = key_of(`${section}_text`, id);
  return has(key) ? t(key) : '';
}
