// What the review of a game of Avalon says.
import type { GameReview } from '../../lib/review';
import { has, list, t } from '../../lib/words.svelte';
import type { Names } from '../game';
import { printed_side } from './view';

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

const role_key = (role: string) => `avalon.role.${role}`;

export const review: GameReview = {
  side_of: printed_side,
  role_name: (role) => (has(role_key(role)) ? t(role_key(role)) : ''),
  deed: (action, names) => deeds[action.type]?.(action, names) ?? String(action.type),
  told: ({ roles }, names, change) => t('review.told', { merlin: names(roles.indexOf('merlin')), ...change }),
};
