// How the edges of two cards meet, for drawing. What may be laid, the server says.
import type { Attack, Attribute, Encounter, Face, Place, View } from './view';

export type RightHalf = { key: string; level: number; times: number };
/**
 * `joined`: it counts; `payable`: one magic would make it count;
 * `apart`: two halves meet that do not join; `open`: there is nothing opposite.
 */
export type Meeting = 'joined' | 'payable' | 'apart' | 'open';

const blank: RightHalf = { key: '', level: 0, times: 1 };

export function right_half(text: string | undefined): RightHalf {
  if (!text) return blank;
  const [key = '', number = ''] = text.split(' ');
  if (key === 'cancel') return { key: 'cancel', level: 0, times: 0 };
  if (number.startsWith('x')) return { key, level: 0, times: Number(number.slice(1)) };
  return { key, level: Number(number || 0), times: 1 };
}

export const left_half = (text: string | undefined): string[] => (text ? text.split('+') : []);

/** The right edge a further card is laid against. */
export function open_edge(encounter: Encounter, cards: Record<string, Face>): string[] {
  const last = encounter.row.at(-1);
  return last ? (cards[last.card]?.right ?? []) : encounter.right;
}

function meets(right: RightHalf, left: string, attributes: Record<Attribute, number>, paid: boolean): Meeting {
  if (right.key === '') return 'open';
  if (right.key === 'free' || right.key === 'cancel') return 'joined';
  if (right.key === 'magic') return left === '' ? 'apart' : paid ? 'joined' : 'payable';
  return attributes[right.key as Attribute] >= right.level ? 'joined' : 'apart';
}

/** Row by row from the bottom: what would join if this member laid the card now. `paid` counts rows from 1. */
export function preview(
  edge: string[],
  face: Face,
  attributes: Record<Attribute, number>,
  paid: number[] = [],
): Meeting[] {
  const rows = Math.max(edge.length, face.left.length);
  return Array.from({ length: rows }, (_, row) =>
    row < edge.length && row < face.left.length
      ? meets(right_half(edge[row]), face.left[row]!, attributes, paid.includes(row + 1))
      : 'open',
  );
}

/** The same for a card that lies in the row. */
export function joints(edge: string[], face: Face, joined: (string | null)[]): Meeting[] {
  const rows = Math.max(edge.length, face.left.length);
  return Array.from({ length: rows }, (_, row) =>
    row < edge.length && row < face.left.length && edge[row] !== '' ? (joined[row] ? 'joined' : 'apart') : 'open',
  );
}

/** The row of the attack table for these markers. */
export function striking(attacks: Attack[], markers: number): number {
  return attacks.filter((attack) => attack.from <= markers).length - 1;
}

/** The places at or next to a lit menhir, also diagonally. */
export function in_reach(land: Place[]): Set<string> {
  const lit = land.filter((place) => place.dial > 0);
  const near = (place: Place) => lit.some((one) => Math.abs(one.x - place.x) <= 1 && Math.abs(one.y - place.y) <= 1);
  return new Set(land.filter(near).map((place) => place.id));
}

export const rows_of = (view: View): number => {
  const encounter = view.encounter;
  const faces = Object.values(view.cards);
  return Math.max(3, encounter?.right.length ?? 0, ...faces.flatMap((face) => [face.left.length, face.right.length]));
};
