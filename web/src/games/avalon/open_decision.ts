// Whether plot cards make my decision an open one.
import { opinion_makers } from './seat_signs';
import type { Notice, View } from './view';

/** The seat in the spotlight of this quest, if one of its team was put there. */
function in_the_spotlight(story: Notice[]): number | undefined {
  const before = story.map((notice) => notice.type === 'quest_finished').lastIndexOf(true);
  const played = story.slice(before + 1).filter((notice) => notice.type === 'plot_played');
  return played.filter((notice) => notice.card === 'in_the_spotlight').at(-1)?.target;
}

export function is_open(view: View, story: Notice[]): boolean {
  if (!view.you) return false;
  if (view.phase === 'vote') return opinion_makers(view).includes(view.you.seat);
  return view.phase === 'quest' && in_the_spotlight(story) === view.you.seat;
}
