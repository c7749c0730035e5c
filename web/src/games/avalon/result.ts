// Whose the game was, for this device's own count.
import type { Outcome } from '../game';
import { last_told, type Notice } from '../../lib/protocol';
import type { View } from './view';

export function outcome(view: View, story: Notice[]): Outcome | null {
  const ended = last_told(story, 'ended');
  return view.you && ended ? { side: view.you.side, won: ended.winner === view.you.side } : null;
}
