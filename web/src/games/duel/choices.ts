// The server's list of legal actions, sorted by what a person touches. No rules live here.
import { plays, type Action, type ActionOf, type Card, type Play, type Tile } from './view';

const plays_in = (legal: Action[]) =>
  legal.filter((action): action is ActionOf<Play> => plays.some((play) => play === action.type));

export const play_of = (legal: Action[], type: Play, card: Card, at: number): Action | undefined =>
  plays_in(legal).find((action) => action.type === type && action.card === card && action.at === at);

/** What this card could do at each place, the strongest word last. */
export function deeds(legal: Action[], card: Card | null, at: number): Play[] {
  return card === null ? [] : plays.filter((type) => play_of(legal, type, card, at));
}

export const can_answer = (legal: Action[], card: Card): boolean =>
  legal.some((action) => action.type === 'answer' && action.card === card);
export const can_play = (legal: Action[], card: Card): boolean =>
  plays_in(legal).some((action) => action.card === card);
export const can_take = (legal: Action[], tile: Tile): boolean =>
  legal.some((action) => action.type === 'supply' && action.tile === tile);
export const named = (legal: Action[], type: Action['type']): Action | undefined =>
  legal.find((action) => action.type === type);
