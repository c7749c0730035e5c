// The territories this game is played with, as the beginning of the game told them.
import { t } from '../../lib/words.svelte';
import type { Notice, TerritoryCard, View } from './view';

export type Area = TerritoryCard;
export type Areas = Record<string, Area>;

export function areas_of(opening: Notice | undefined): Areas {
  const told = opening?.type === 'started' ? opening.set.territories : [];
  return Object.fromEntries(told.map((area) => [area.id, area]));
}

export const started_in = (story: Notice[]): Notice | undefined => story.find((notice) => notice.type === 'started');

/** What lies open at a place, or null while it lies face down. */
export function area_at(view: View, areas: Areas, at: number): Area | null {
  const id = view.territories[at]?.id;
  return id ? (areas[id] ?? null) : null;
}

/** Such as “plain, castle, 3 crowns”. */
export function area_words(area: Area): string {
  const words = [
    ...(area.land === 'none' ? [] : [t(`duel.terrain.${area.land}`)]),
    ...(area.power === 'none' ? [] : [t(`duel.special.${area.power}`)]),
    t('duel.crowns', { n: area.crowns }),
  ];
  return words.join(', ');
}
