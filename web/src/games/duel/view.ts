// What the server shows of a duel and lets one do: the program's own types, and what only the page needs.
import type { Action, Card, Config, Tile, View as ServerView } from '../../generated/duel';

export type * from '../../generated/duel';
export { plays } from '../../generated/duel';
/** `hands`: only in a replay with all cards open. */
export type View = ServerView & { hands?: [Card[], Card[]] };

export type Kind = 'knight' | 'sorceress';
export type Colour = 'yellow' | 'green' | 'red' | 'blue' | 'violet';

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
