// What a seat is called: by its person, or by a knight's name if a bot sits there.
import type { Seat } from './protocol';
import { has, t } from './words.svelte';

export const bot_name = (seat: number): string => t(`bot_name.${seat % 10}`);

/** How well a bot plays, in a word. */
export const bot_kind = (bot: string): string => (has(`bot.${bot}`) ? t(`bot.${bot}`) : bot);

export function name_at(sitting: Seat, seat: number): string {
  if (sitting === null) return t('lobby.free_seat');
  return sitting.name ?? bot_name(seat);
}
