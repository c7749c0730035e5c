// Whose the game was, for this device's own count.
import type { Outcome } from '../game';
import type { Notice } from '../../lib/protocol';
import type { View } from './view';

export function outcome(view: View, story: Notice[]): Outcome | null {
  const ended = story.findLast((notice) => notice.type === 'ended');
  return view.you && ended ? { side: view.you.side, won: ended.winner === view.you.side } : null;
}
