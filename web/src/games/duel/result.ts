// Whose the game was, for this device's own count.
import type { Outcome } from '../game';
import { last_told } from '../../lib/protocol';
import type { Notice } from './view';

/** The sides of a duel are told apart by who began. */
export function outcome(story: Notice[], seat: number): Outcome | null {
  const started = story.find((notice) => notice.type === 'started');
  const ended = last_told(story, 'ended');
  if (!started || !ended) return null;
  return { side: started.first === seat ? 'first' : 'second', won: ended.winner === seat };
}
