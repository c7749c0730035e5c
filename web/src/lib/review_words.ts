// What a review says, in words.
import type { Measure, Review } from './review';
import { capital, has, list, t } from './words.svelte';

export type Names = (seat: number) => string;
/** Who decided what at a step, where the record tells. */
export type Decided = (step: number) => { seat: number; action: any } | undefined;

/** A winner: a side by its name, a seat of the duel by its player's. */
function winner_name(game: string, winner: string, names: Names): string {
  if (/^\d+$/.test(winner)) return names(Number(winner));
  const key = [`avalon.side.${winner}`, `statistics.grail.${winner}`].find(
    (one) => one.startsWith(game === 'grail' ? 'statistics' : game) && has(one),
  );
  return key ? capital(t(key)) : winner;
}

export function line_name(review: Review, measure: Measure, name: string, names: Names): string {
  return measure === 'chance' ? winner_name(review.game, name, names) : names(Number(name));
}

export function role_name(review: Review, measure: Measure, name: string): string {
  const key = `avalon.role.${review.roles[Number(name)]}`;
  return measure !== 'chance' && has(key) ? t(key) : '';
}

/** After what: the decision, and who made it where it was one person's. */
export function kind_name(kind: string, seat: number | null, names: Names): string {
  const key = `review.kind.${kind}`;
  const alone = seat !== null && kind !== 'vote' && kind !== 'quest';
  return [has(key) ? t(key) : '', alone ? names(seat) : ''].filter(Boolean).join(' · ');
}

const deeds: Record<string, (action: any, names: Names) => string> = {
  propose: (action, names) =>
    [
      t('review.action.propose', { team: list(action.team.map(names)) }),
      ...(action.excalibur == null ? [] : [`${t('review.kind.excalibur')}: ${names(action.excalibur)}`]),
    ].join(', '),
  vote: (action) => t(action.approve ? 'review.action.approve' : 'review.action.reject'),
  quest: (action) => t(`review.action.${action.card === 'fail' ? 'fail' : 'success'}`),
  assassinate: (action, names) => t('review.as_merlin', { seat: names(action.target) }),
};

export const deed = (action: any, names: Names): string => deeds[action.type]?.(action, names) ?? String(action.type);

export const step_name = (step: number): string => `${t('review.column.step')} ${step + 1}`;
