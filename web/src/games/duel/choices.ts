// The server's list of legal actions, sorted by what a person touches. No rules live here.
import type { Action } from '../../lib/protocol';
import type { Card, Play, Tile } from './view';

export const plays: Play[] = ['reinforce', 'enchant', 'attack'];

export const play_of = (legal: Action[], type: Play, card: Card, at: number): Action | undefined =>
  legal.find((action) => action.type === type && action.card === card && action.at === at);

/** What this card could do at each place, the strongest word last. */
export function deeds(legal: Action[], card: Card | null, at: number): Play[] {
  return card === null ? [] : plays.filter((type) => play_of(legal, type, card, at));
}

export const can_answer = (legal: Action[], card: Card): boolean =>
  legal.some((action) => action.type === 'answer' && action.card === card);
export const can_play = (legal: Action[], card: Card): boolean =>
  legal.some((action) => plays.includes(action.type as Play) && action.card === card);
export const can_take = (legal: Action[], tile: Tile): boolean =>
  legal.some((action) => action.type === 'supply' && action.tile === tile);
export const named = (legal: Action[], type: string): Action | undefined =>
  legal.find((action) => action.type === type);
