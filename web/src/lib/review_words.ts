// What a review says, in words.
import type { Action } from './protocol';
import type { GameReview, Measure, Review } from './review';
import { side_name } from './sides';
import { has, t } from './words.svelte';

export type Names = (seat: number) => string;
/** Who decided what at a step, where the record tells. */
export type Decided = (step: number) => { seat: number; action: Action } | undefined;

export function line_name(review: Review, measure: Measure, name: string, names: Names): string {
  return measure === 'chance' ? side_name(review.game, name, names) : names(Number(name));
}

export function role_name(review: Review, measure: Measure, name: string, words?: GameReview): string {
  const role = review.roles[Number(name)];
  return measure === 'chance' || !role ? '' : (words?.role_name(role) ?? '');
}

/** After what: the decision, and who made it where it was one person's. */
export function kind_name(kind: string, seat: number | null, names: Names): string {
  const key = `review.kind.${kind}`;
  const alone = seat !== null && kind !== 'vote' && kind !== 'quest';
  return [has(key) ? t(key) : '', alone ? names(seat) : ''].filter(Boolean).join(' · ');
}

export const deed = (action: Action, names: Names, words?: GameReview): string =>
  words?.deed(action, names) ?? String(action.type);

export const step_name = (step: number): string => `${t('review.column.step')} ${step + 1}`;
