// What the review of a game of Avalon says.
import type { GameReview } from '../../lib/review';
import { has, list, t } from '../../lib/words.svelte';
import type { Names } from '../game';
import { printed_side, type Action, type ActionOf } from './view';

function proposed({ team, excalibur }: ActionOf<'propose'>, names: Names): string {
  const bearer = excalibur == null ? [] : [`${t('review.kind.excalibur')}: ${names(excalibur)}`];
  return [t('review.action.propose', { team: list(team.map(names)) }), ...bearer].join(', ');
}

function deed(action: Action, names: Names): string {
  if (action.type === 'propose') return proposed(action, names);
  if (action.type === 'vote') return t(action.approve ? 'review.action.approve' : 'review.action.reject');
  if (action.type === 'quest') return t(`review.action.${action.card}`);
  if (action.type === 'assassinate') return t('review.as_merlin', { seat: names(action.target) });
  return action.type;
}

const role_key = (role: string) => `avalon.role.${role}`;

export const review: GameReview = {
  side_of: printed_side,
  role_name: (role) => (has(role_key(role)) ? t(role_key(role)) : ''),
  deed: (action, names) => deed(action as Action, names),
  told: ({ roles }, names, change) => t('review.told', { merlin: names(roles.indexOf('merlin')), ...change }),
};
