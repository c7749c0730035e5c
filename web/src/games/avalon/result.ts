// Who stood where when it was over, and whose the game was, for this device's own count.
import type { Outcome } from '../game';
import { last_told } from '../../lib/protocol';
import { type Notice, printed_side, type Side, type View } from './view';

export const is_lancelot = (role: string): boolean => role.startsWith('lancelot');

/** Lancelots change sides together, each time before the eyes of all. */
export function final_side(role: string, story: Notice[]): Side {
  const printed = printed_side(role);
  const changed = is_lancelot(role) && story.filter((notice) => notice.type === 'lancelots_switched').length % 2 === 1;
  return changed ? (printed === 'good' ? 'evil' : 'good') : printed;
}

export function outcome(view: View, story: Notice[]): Outcome | null {
  const ended = last_told(story, 'ended');
  return view.you && ended ? { side: view.you.side, won: ended.winner === view.you.side } : null;
}
