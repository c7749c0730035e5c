// What the server shows of a duel; see docs/protocol.md.
import type { Action } from '../../lib/protocol';

export type Kind = 'knight' | 'sorceress';
export type Colour = 'yellow' | 'green' | 'red' | 'blue' | 'violet';
export type Card = `${Kind}:${Colour}`;
export type Tile = 'light:two' | 'light:kind' | 'light:stretch' | 'dark:four' | 'dark:kind' | 'dark:areas';
export type Phase = 'play' | 'answer' | 'pay' | 'supply' | 'discard' | 'over';
export type Play = 'reinforce' | 'enchant' | 'attack';

export type Territory = { id: string | null; owner: number | null; piles: [Card[], Card[]] };
export type Pending = { type: Exclude<Play, 'reinforce'>; at: number; card: Card };

export type View = {
  game: 'duel';
  phase: Phase;
  active: number;
  waiting: number[];
  territories: Territory[];
  hand?: Card[];
  hand_sizes: [number, number];
  deck: number;
  discards: Card[];
  tiles: { up: Tile[]; down: Tile[]; pending: [Tile | null, Tile | null] };
  conquests: number;
  owed: number;
  avalon_ready: boolean;
  crowns: [number, number];
  pending: Pending | null;
  /** Only in a replay with all cards open. */
  hands?: [Card[], Card[]];
};

export type Config = { first: 0 | 1 | 'random'; set: string };
export const default_config: Config = { first: 'random', set: 'default' };

/** For display only: how many crowns win, how many cards a hand keeps. The server decides who wins and who discards. */
export const crowns_wanted = 15;
export const hand_kept = 5;

export const kind_of = (card: Card): Kind => card.split(':')[0] as Kind;
export const colour_of = (card: Card): Colour => card.split(':')[1] as Colour;
export const is_dark = (tile: Tile): boolean => tile.startsWith('dark');
export const other = (seat: number): number => 1 - seat;

export type Act = (action: Action) => Promise<boolean>;
/** What a decision needs: where the game stands, what the server allows, and the ways to act and to ask why not. */
export type Decision = {
  view: View;
  legal: Action[];
  act: Act;
  why: (action: Action) => void;
  sending: boolean;
  me: number;
  names: (seat: number) => string;
};
