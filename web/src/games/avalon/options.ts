// The decisions the server allows, put into words and sorted by the seat they point at. No rules live here.
import { t } from '../../lib/words.svelte';
import type { Action, View } from './view';

export type Option = { action: Action; seat: number | null; label: string };
export type Kind = 'none' | 'propose' | 'vote' | 'quest' | 'give' | 'choice';

export function kind_of(view: View, legal: Action[] | null, count: number): Kind {
  if (count === 0 || view.phase === 'over') return 'none';
  // A list too long to be sent is one of teams, or of ways to give plot cards away.
  const type = legal?.[0]?.type ?? (view.phase === 'plot' ? 'give_plots' : 'propose');
  if (type === 'propose' || type === 'vote' || type === 'quest') return type;
  return type === 'give_plots' ? 'give' : 'choice';
}

export function target_of(action: Action): number | null {
  if ('target' in action) return action.target ?? null;
  return 'from' in action ? action.from : null;
}

export function words_of(action: Action, name: (seat: number) => string): string {
  const seat = target_of(action);
  const target = seat === null ? '' : name(seat);
  const plot = 'card' in action && action.type !== 'quest' ? t(`avalon.plot.${action.card}`) : '';
  const key = seat === null ? `avalon.do.${action.type}` : `avalon.do.${action.type}_on`;
  return t(key, { target, plot });
}

export function options_of(legal: Action[], name: (seat: number) => string): Option[] {
  return legal.map((action) => ({ action, seat: target_of(action), label: words_of(action, name) }));
}

const same = (a: number[], b: number[]) => a.length === b.length && a.every((seat) => b.includes(seat));

const proposals = (legal: Action[]) => legal.filter((action) => action.type === 'propose');

/** The proposal for what has been touched; where the list is too long to be sent, the server judges it. */
export function proposal(
  view: View,
  legal: Action[] | null,
  team: number[],
  quest: number | null,
  bearer: number | null,
  with_bearer: boolean,
): Action | null {
  if (legal === null) {
    if (quest === null || team.length !== view.sizes[quest - 1] || (with_bearer && bearer === null)) return null;
    return {
      type: 'propose',
      team,
      ...(view.quest === null ? { quest } : {}),
      ...(with_bearer && bearer !== null ? { excalibur: bearer } : {}),
    };
  }
  return (
    proposals(legal).find(
      (action) => same(action.team, team) && (action.quest ?? quest) === quest && (action.excalibur ?? null) === bearer,
    ) ?? null
  );
}

/** `among`: what the server tells of a list too long to be sent. */
export function quests_open(view: View, legal: Action[] | null, among: readonly unknown[] = []): number[] {
  if (view.quest !== null) return [view.quest];
  const quests = legal ? proposals(legal).map((action) => action.quest) : among;
  return [...new Set(quests.filter((quest) => typeof quest === 'number'))].sort();
}
