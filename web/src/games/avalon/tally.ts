// How a vote went, in figures.
import { t } from '../../lib/words.svelte';
import { open_votes } from './seat_signs';
import type { View } from './view';

export type Tally = { votes: boolean[]; approved: boolean; undone?: boolean | undefined };

/** The vote whose cards lie open now. */
export function open_tally(view: View): Tally | null {
  const last = view.history.at(-1);
  if (!last || !open_votes(view)) return null;
  return { votes: last.votes, approved: last.approved || Boolean(last.no_confidence), undone: last.no_confidence };
}

export function tally_words({ votes, approved, undone }: Tally): string {
  const yes = votes.filter(Boolean).length;
  const words = t(approved ? 'avalon.vote.approved' : 'avalon.vote.rejected', { yes, no: votes.length - yes });
  return undone ? `${words} – ${t('avalon.plot.no_confidence')}` : words;
}
