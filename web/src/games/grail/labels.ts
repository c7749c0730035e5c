// Every action the server may offer, in words.
import { by_type, type ByType } from '../../lib/by_type';
import { t } from '../../lib/words.svelte';
import { all_in_words } from './effects';
import { named } from './names';
import type { Action, ActionOf, Member, Names, Place, View } from './view';

export const me_of = (view: View): Member | undefined => (view.you ? view.members[view.you.seat] : undefined);
export const place_of = (view: View, id: string | undefined): Place | undefined =>
  view.land?.find((place) => place.id === id);

const item = (view: View, index: number) => named('item', me_of(view)?.items[index]?.id ?? '');
const place = (view: View, index: number) => named('location', view.land?.[index]?.id ?? '');
const deck = (view: View, { kind, place }: ActionOf<'take_out' | 'put_in'>, spare: boolean) => {
  const me = me_of(view);
  const cards =
    kind === 'combat' ? (spare ? me?.spare_combat : me?.combat) : spare ? me?.spare_diplomacy : me?.diplomacy;
  return named('card', cards?.[place] ?? '');
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

const labels: ByType<Action, [View, Names], string> = {
  answer: (action, view) => {
    const words = yes_no[view.phase];
    return words ? t(action.yes ? words[0] : words[1]) : t(action.yes ? 'grail.choice.yes' : 'grail.choice.no');
  },
  lay_aside: (action, view) => t('grail.choice.lay_aside', { what: item(view, action.item) }),
  keep: () => t('grail.choice.keep'),
  redraw: () => t('grail.choice.redraw'),
  activate: (action, _, name) => t('grail.choice.activate', { what: name(action.member) }),
  lay: (action, view) => {
    const what = named('card', hand_card(view, action.hand));
    const n = action.magic?.length ?? 0;
    return n ? t('grail.do.lay_with_magic', { what, n }) : t('grail.choice.lay', { what });
  },
  stop: (_, view) => t(view.phase === 'plan' ? 'grail.choice.share_no_more' : 'grail.choice.stop'),
  charges: (action, view) =>
    t('grail.choice.charges', { what: named('card', view.encounter?.row[action.place]?.card ?? '') }),
  item: (action, view) => t('grail.choice.item', { what: item(view, action.item) }),
  discard: (action, view) => t('grail.choice.discard', { what: named('card', hand_card(view, action.hand)) }),
  flee: () => t('grail.choice.flee'),
  leave: () => t('grail.do.propose_leave'),
  loot: (action, _, name) => t('grail.choice.loot', { what: name(action.member) }),
  travel: (action, view) =>
    t(action.party ? 'grail.choice.travel_together' : 'grail.choice.travel', { what: place(view, action.location) }),
  explore: (action, view) => t('grail.choice.explore', { what: place(view, action.location) }),
  act: (action, view) => named('action', place_of(view, me_of(view)?.location)?.actions?.[action.action]?.id ?? ''),
  light: () => t('grail.choice.light'),
  rest: () => t('grail.choice.rest'),
  grow: (action) => t('grail.choice.grow', { what: t(`grail.attribute.${action.attribute}`) }),
  learn: (action) => t('grail.choice.learn', { what: t(`grail.kind.${action.kind}`) }),
  keep_card: (action, view) => t('grail.do.keep_card', { what: named('card', view.learning?.[action.place] ?? '') }),
  take_out: (action, view) => t('grail.choice.take_out', { what: deck(view, action, false) }),
  put_in: (action, view) => t('grail.choice.put_in', { what: deck(view, action, true) }),
  sleep: () => t('grail.choice.sleep'),
  give: (action, view, name) => t('grail.choice.give', { what: item(view, action.item), other: name(action.member) }),
};

export const label_of = (view: View, action: Action, name: Names): string =>
  by_type(labels, action, view, name) ?? action.type;
