// Which step of the first game is explained now.
import type { Kind } from './options';
import type { View } from './view';

export function lesson_key(view: View, kind: Kind): string {
  if (view.phase === 'propose' && view.history.length === 0 && kind !== 'propose') return 'lesson.begin';
  const mine = kind === 'none' ? 'other' : 'mine';
  return `lesson.${view.phase}_${mine}`;
}
