// What an attack is about, in numbers for the eye: they explain a choice and decide nothing.
import { area_at, type Areas } from './set';
import { colour_of, other, type Card, type Pending, type View } from './view';

export type Fight = { own: number; his: number; here: number; more: number };

/**
 * `own` includes the attacking card. If the conquest succeeds, each pile there loses `here` cards,
 * and the attacker pays `more` others.
 */
export function fight_at(view: View, areas: Areas, attacker: number, at: number, laid: boolean): Fight {
  const territory = view.territories[at]!;
  const own = territory.piles[attacker]!.length + (laid ? 0 : 1);
  const his = territory.piles[other(attacker)]!.length;
  const castle = territory.owner === other(attacker) && area_at(view, areas, at)?.power === 'castle';
  return { own, his, here: Math.min(own, his), more: own + his + (castle ? 1 : 0) };
}

/** The one card that answers: of the same colour, a knight to an attack and a sorceress to a spell. */
export const answer_to = (pending: Pending): Card =>
  `${pending.type === 'attack' ? 'knight' : 'sorceress'}:${colour_of(pending.card)}`;

/** The card a spell aims at: the top one of the pile across. */
export function aimed_at(view: View, pending: Pending, caster: number) {
  return view.territories[pending.at]!.piles[other(caster)]!.at(-1);
}
