// What can be touched along the row, and how a place is read aloud.
import { list, t } from '../../lib/words.svelte';
import { area_words, type Area } from './set';
import { other, type Card, type Play, type Territory } from './view';

/** Places that can be touched now. `deeds`: what the chosen card can do there; `going`: cards picked to be lost. */
export type Touch = {
  touch: (at: number) => void;
  chosen: number | null;
  deeds: (at: number) => Play[];
  going: (at: number) => number;
};

const pile_words = (cards: Card[]): string =>
  cards.length ? t('duel.pile', { n: cards.length, card: t(`duel.card.${cards.at(-1)}`) }) : t('duel.no_cards');

export function place_words(
  at: number,
  territory: Territory,
  area: Area | null,
  near: number,
  names: (seat: number) => string,
  deeds: Play[],
): string {
  return [
    t('duel.territory_n', { at }),
    area ? area_words(area) : t('duel.face_down'),
    ...(territory.owner === null ? [] : [t('duel.owned_by', { seat: names(territory.owner) })]),
    ...[near, other(near)].map((seat) => `${names(seat)}: ${pile_words(territory.piles[seat]!)}`),
    ...(deeds.length ? [t('duel.possible', { deeds: list(deeds.map((deed) => t(`duel.deed.${deed}`))) })] : []),
  ].join('. ');
}
