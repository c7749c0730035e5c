// What has been touched but not yet sent.
import type { Action, Card, Tile } from './view';

/** A card that is to go: from the hand by its place there, or from the top of a pile. */
export type Going = { hand: number } | { at: number };

export class Draft {
  /** A card of the hand by its place there, for copies are alike. */
  card = $state<number | null>(null);
  place = $state<number | null>(null);
  tile = $state<Tile | null>(null);
  going = $state<Going[]>([]);
  /** Why what was touched last cannot be done. */
  reason = $state('');

  choose_card = (index: number): void => {
    this.card = this.card === index ? null : index;
    this.reason = '';
  };
  choose_place = (at: number): void => {
    this.place = this.place === at ? null : at;
    this.reason = '';
  };
  choose_tile = (tile: Tile): void => {
    this.tile = this.tile === tile ? null : tile;
    this.reason = '';
  };

  hand_goes = (index: number): boolean => this.going.some((one) => 'hand' in one && one.hand === index);
  pile_goes = (at: number): number => this.going.filter((one) => 'at' in one && one.at === at).length;

  /** A second touch takes a card of the hand back. */
  touch_hand(index: number, most: number): void {
    this.reason = '';
    if (this.hand_goes(index)) this.going = this.going.filter((one) => !('hand' in one) || one.hand !== index);
    else if (this.going.length < most) this.going = [...this.going, { hand: index }];
  }
  touch_pile(at: number, height: number, most: number): void {
    this.reason = '';
    if (this.pile_goes(at) < height && this.going.length < most) this.going = [...this.going, { at }];
  }
  undo = (): void => {
    this.going = this.going.slice(0, -1);
  };
  /** Where less is asked than was touched, the last touches do not count. */
  trim(most: number): void {
    if (this.going.length > most) this.going = this.going.slice(0, most);
  }

  clear(): void {
    this.card = this.place = this.tile = null;
    this.going = [];
    this.reason = '';
  }
}

/** The actions for what was touched, in the order of the touches. */
export function payments(going: Going[], hand: Card[]): Action[] {
  return going.map((one) => ('at' in one ? { type: 'pay', at: one.at } : { type: 'pay', card: hand[one.hand]! }));
}
export function discards(going: Going[], hand: Card[]): Action[] {
  return going.flatMap((one) => ('hand' in one ? [{ type: 'discard', card: hand[one.hand]! }] : []));
}
