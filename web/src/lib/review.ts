// A finished game looked at again: asking the server for it, and turning its numbers into lines for the eye.
import { as_person } from './api';
import type { Action } from './protocol';

/** How likely each seat is something that can be suspected, by what that is. */
export type Suspicion = Record<string, number[]>;
export type Point = {
  step: number;
  kind: string;
  seat: number | null;
  chance: Record<string, number>;
  public?: Suspicion;
  seats?: Suspicion[];
};
export type Turn = {
  step: number;
  /** 'result', or something that can be suspected. */
  measure: string;
  seat: number | null;
  from: number;
  to: number;
};
export type Tell = { step: number; seat: number; otherwise: number; told: number };
export type BetterMove = {
  step: number;
  seat: number;
  taken: Action;
  better: Action;
  chance: number;
  better_chance: number;
};
/** What a game adds to the words of its review. */
export type GameReview = {
  side_of: (role: string) => string;
  role_name: (role: string) => string;
  /** A decision in a few words. */
  deed: (action: Action, names: (seat: number) => string) => string;
  /** What a tell has changed; `from` and `to` are chances in percent. */
  told: (review: Review, names: (seat: number) => string, change: { from: string; to: string }) => string;
};
export type Review = {
  game: string;
  players: number;
  winner: string;
  roles: string[];
  playouts: number;
  points: Point[];
  turning_points: Turn[];
  tells: Tell[];
  better_moves: BetterMove[];
};
/** What the lines show: 'chance' of winning, or something that can be suspected. */
export type Measure = string;
/** Whose suspicion: of one who knows only what lies open, or of a seat. */
export type Eyes = 'public' | number;
/** One line of the chart; `name` is a seat's number or a winner, `values` has one number a point. */
export type Series = { name: string; values: number[] };
export type Shown = Series & { percents: number[] };
export type Frame = { left: number; top: number; width: number; height: number; last: number };

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** Asks until the server has computed it; `told` hears how far it is. */
export async function load_review(
  table: string,
  number: number,
  told: (progress: number) => void,
  gone: AbortSignal,
  wait = 1000,
): Promise<Review> {
  for (;;) {
    const answer = await fetch(`/api/review/${table}/${number}`, { ...as_person(table), signal: gone });
    if (!answer.ok) throw new Error(String(answer.status));
    const body = await answer.json();
    if (answer.status !== 202) return body as Review;
    told(body.progress);
    await pause(wait);
  }
}

/** A winner's chance is there in every game; suspicion only where there are roles to suspect. */
export const measures = (review: Review): Measure[] => [...Object.keys(review.points[0]?.public ?? {}), 'chance'];

const seen_by = (point: Point, eyes: Eyes) => (eyes === 'public' ? point.public : point.seats?.[eyes]);

export function series(review: Review, measure: Measure, eyes: Eyes): Series[] {
  if (measure === 'chance')
    return Object.keys(review.points[0]?.chance ?? {}).map((name) => ({
      name,
      values: review.points.map((point) => point.chance[name]!),
    }));
  return review.roles.map((_, seat) => ({
    name: String(seat),
    values: review.points.map((point) => seen_by(point, eyes)?.[measure]?.[seat] ?? 0),
  }));
}

/** On which side a line's seat was dealt, or whose chance of winning it is; '' where there are no sides. */
export function side_of(review: Review, measure: Measure, name: string, words?: GameReview): string {
  if (!words) return '';
  return measure === 'chance' ? name : words.side_of(review.roles[Number(name)]!);
}

/** Until the next point is there, the one before stands. */
export function point_at(points: Point[], step: number): number {
  const next = points.findIndex((point) => point.step > step);
  return next < 0 ? points.length - 1 : Math.max(0, next - 1);
}

export const x_of = (frame: Frame, step: number) => frame.left + (frame.width * step) / Math.max(1, frame.last);
export const y_of = (frame: Frame, value: number) => frame.top + frame.height * (1 - value);
const rounded = (number: number) => Math.round(number * 10) / 10;

export function line(frame: Frame, points: Point[], values: number[]): string {
  return points
    .map(
      (point, index) =>
        `${index ? 'L' : 'M'}${rounded(x_of(frame, point.step))} ${rounded(y_of(frame, values[index]!))}`,
    )
    .join('');
}

/** Heights for labels, each as near as can be to where it wants to be, `gap` apart, between `low` and `high`. */
export function spread(wanted: number[], gap: number, low: number, high: number): number[] {
  const order = wanted.map((_, index) => index).sort((a, b) => wanted[a]! - wanted[b]! || a - b);
  const placed: number[] = [];
  let above = low - gap;
  for (const index of order) above = placed[index] = Math.max(wanted[index]!, above + gap);
  let below = high + gap;
  for (const index of order.reverse()) below = placed[index] = Math.min(placed[index]!, below - gap);
  return placed;
}

/** Lines that differ without colour: ten patterns and ten signs. */
export const dashes = ['none', '9 4', '2 3', '10 3 2 3', '5 3', '16 4', '1 4', '8 3 1 3 1 3', '4 7', '14 3 4 3'];
export const signs = [
  'M-4 0a4 4 0 1 0 8 0a4 4 0 1 0 -8 0z',
  'M-3.5 -3.5h7v7h-7z',
  'M0 -4.500L4.500 3.500h-9z',
  'M0 -5L5 0L0 5L-5 0z',
  'M-4 -4L4 4M-4 4L4 -4',
  'M0 -5V5M-5 0H5',
  'M0 4.500L4.500 -3.500h-9z',
  'M-5 -2H5M-5 2H5',
  'M-2 -5V5M2 -5V5',
  'M-4.500 3.500L0 -4L4.500 3.500',
];

/** Where a line carries its sign: here and there, each line at other points, so that signs do not hide each other. */
export const signed = (points: number, index: number): number[] => {
  const every = Math.max(3, Math.ceil(points / 6));
  return Array.from({ length: points }, (_, at) => at).filter((at) => at % every === index % every);
};

export const percent = (value: number): number => Math.round(value * 100);
/** Each line in whole percents. Of two chances the second is 100 minus the first, so that they add up. */
export function with_percents(lines: Series[], measure: Measure): Shown[] {
  const shown = lines.map((one) => ({ ...one, percents: one.values.map(percent) }));
  const [first, second] = shown;
  if (measure === 'chance' && shown.length === 2) second!.percents = first!.percents.map((part) => 100 - part);
  return shown;
}
export const shortened = (name: string, letters: number): string =>
  [...name].length > letters ? [...name].slice(0, letters - 1).join('') + '…' : name;
