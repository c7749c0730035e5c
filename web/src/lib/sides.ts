// The name of a side that played or won. Where a single seat has won, the server gives its number.
import { facts_of } from '../games/registry';
import { capital, has, t } from './words.svelte';

export function side_name(game: string, side: string, seat_name: (seat: number) => string): string {
  if (/^\d+$/.test(side)) return seat_name(Number(side));
  const key = facts_of(game)?.side_key(side) ?? '';
  return has(key) ? capital(t(key)) : side;
}
