// What the person has touched but not yet sent: a card of the hand with the magic paid for it, or a place of the land.
import type { Action, ActionOf } from './view';

type Lay = ActionOf<'lay'>;
const magic_of = (action: Lay) => action.magic ?? [];
const same = (a: number[], b: number[]) => a.length === b.length && a.every((row) => b.includes(row));

/** The ways to lay this card now. */
export const ways = (legal: Action[], hand: number): Lay[] =>
  legal.filter((action) => action.type === 'lay' && action.hand === hand) as Lay[];
/** The rows whose magic key could be paid for, in any of these ways. */
export const payable = (ways: Lay[]): number[] => [...new Set(ways.flatMap(magic_of))].sort();
/** The way in which exactly these rows are paid for. */
export const way_with = (ways: Lay[], paid: number[]): Lay | undefined => ways.find((way) => same(magic_of(way), paid));

export class Draft {
  hand = $state<number | null>(null);
  paid = $state<number[]>([]);
  place = $state<string | null>(null);

  /** Where the card cannot be laid without magic, the least of it is paid at once; the button says so. */
  lift(hand: number, legal: Action[]): void {
    this.hand = hand;
    const cheapest = ways(legal, hand).sort((a, b) => magic_of(a).length - magic_of(b).length)[0];
    this.paid = cheapest ? [...magic_of(cheapest)] : [];
  }

  pay(row: number): void {
    this.paid = this.paid.includes(row) ? this.paid.filter((other) => other !== row) : [...this.paid, row].sort();
  }

  clear(): void {
    this.hand = null;
    this.paid = [];
  }
}
