// The part of the deal's verification that a page can do by itself: the secret fits the commitment that was shown
// before the game, and this device's own contribution is in the deal.
import { kept } from './kept';
import type { Fair } from './protocol';
import { sha256 } from './sha256';

export type Verdict = { sealed: boolean; promised: boolean | null; mixed: boolean | null };

export function verify(fair: Fair, table: string, number: number): Verdict {
  const seen = kept.commitment(table, number);
  const known = seen?.commitment ? seen : null;
  return {
    sealed: sha256(new TextEncoder().encode(fair.secret)) === fair.commitment,
    promised: known ? known.commitment === fair.commitment : null,
    mixed: known ? fair.contributions.includes(known.entropy) : null,
  };
}
