// Every action the server may offer, in words.
import type { Action } from '../../lib/protocol';
import { t } from '../../lib/words.svelte';
import { all_in_words } from './effects';
import { named } from './names';
import type { Member, Names, Place, View } from './view';

export const me_of = (view: View): Member | undefined => (view.you ? view.members[view.you.seat] : undefined);
export const place_of = (view: View, id: string | undefined): Place | undefined =>
  view.land?.find((place) => place.id === id);

const number = (action: Action, key: string) => action[key] as number;
const item = (view: View, action: Action) => named('item', me_of(view)?.items[number(action, 'item')]?.id ?? '');
const place = (view: View, action: Action) => named('location', view.land?.[number(action, 'location')]?.id ?? '');
const deck = (view: View, action: Action, spare: boolean) => {
  const me = me_of(view);
  const cards =
    action.kind === 'combat' ? (spare ? me?.spare_combat : me?.combat) : spare ? me?.spare_diplomacy : me?.diplomacy;
  return named('card', cards?.[number(action, 'place')] ?? '');
};

export function hand_card(view: View, index: number): string {
  return view.encounter?.forced ?? me_of(view)?.hand[index] ?? '';
}

export function price_of(energy: number, cost: string[]): string {
  return [
    ...(energy > 0 ? [`${t('grail.stock.energy')} −${energy}`] : []),
    ...(cost.length ? [all_in_words(cost)] : []),
  ].join(', ');
}

const yes_no: Record<string, [string, string]> = {
  avoid: ['grail.do.avoid', 'grail.do.meet'],
  ability: ['grail.do.use', 'grail.do.use_not'],
  leave: ['grail.do.agree', 'grail.do.disagree'],
  join: ['grail.do.join', 'grail.do.join_not'],
};

type Labels = Record<string, (view: View, action: Action, name: Names) => string>;
const labels: Labels = {
  answer: (view, action) => {
    const words = yes_no[view.phase];
    return words ? t(action.yes ? words[0] : words[1]) : t(action.yes ? 'grail.choice.yes' : 'grail.choice.no');
  },
  lay_aside: (view, action) => t('grail.choice.lay_aside', { what: item(view, action) }),
  keep: () => t('grail.choice.keep'),
  redraw: () => t('grail.choice.redraw'),
  activate: (_, action, name) => t('grail.choice.activate', { what: name(number(action, 'member')) }),
  lay: (view, action) => {
    const what = named('card', hand_card(view, number(action, 'hand')));
    const n = (action.magic as number[] | undefined)?.length ?? 0;
    return n ? t('grail.do.lay_with_magic', { what, n }) : t('grail.choice.lay', { what });
  },
  stop: (view) => t(view.phase === 'plan' ? 'grail.choice.share_no_more' : 'grail.choice.stop'),
  charges: (view, action) =>
    t('grail.choice.charges', { what: named('card', view.encounter?.row[number(action, 'place')]?.card ?? '') }),
  item: (view, action) => t('grail.choice.item', { what: item(view, action) }),
  discard: (view, action) =>
    t('grail.choice.discard', { what: named('card', hand_card(view, number(action, 'hand'))) }),
  flee: () => t('grail.choice.flee'),
  leave: () => t('grail.do.propose_leave'),
  loot: (_, action, name) => t('grail.choice.loot', { what: name(number(action, 'member')) }),
  travel: (view, action) =>
    t(action.party ? 'grail.choice.travel_together' : 'grail.choice.travel', { what: place(view, action) }),
  explore: (view, action) => t('grail.choice.explore', { what: place(view, action) }),
  act: (view, action) =>
    named('action', place_of(view, me_of(view)?.location)?.actions?.[number(action, 'action')]?.id ?? ''),
  light: () => t('grail.choice.light'),
  rest: () => t('grail.choice.rest'),
  grow: (_, action) => t('grail.choice.grow', { what: t(`grail.attribute.${action.attribute}`) }),
  learn: (_, action) => t('grail.choice.learn', { what: t(`grail.kind.${action.kind}`) }),
  keep_card: (view, action) =>
    t('grail.do.keep_card', { what: named('card', view.learning?.[number(action, 'place')] ?? '') }),
  take_out: (view, action) => t('grail.choice.take_out', { what: deck(view, action, false) }),
  put_in: (view, action) => t('grail.choice.put_in', { what: deck(view, action, true) }),
  sleep: () => t('grail.choice.sleep'),
  give: (view, action, name) =>
    t('grail.choice.give', { what: item(view, action), other: name(number(action, 'member')) }),
};

export const label_of = (view: View, action: Action, name: Names): string =>
  labels[action.type]?.(view, action, name) ?? action.type;
