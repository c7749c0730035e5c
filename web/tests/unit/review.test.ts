import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  dashes,
  line,
  load_review,
  measures,
  point_at,
  series,
  shortened,
  side_of,
  signed,
  signs,
  spread,
  with_percents,
  type Frame,
  type Review,
} from '../../src/lib/review';
import { review as words } from '../../src/games/avalon/review';
import sample from './samples/review_avalon.json';

const review = sample as unknown as Review;
const duel = {
  ...review,
  game: 'duel',
  roles: [],
  points: [
    { step: 0, kind: 'deal', seat: null, chance: { 0: 0.5, 1: 0.5 } },
    { step: 1, kind: 'play', seat: 1, chance: { 0: 0.475, 1: 0.525 } },
  ],
} as Review;
const frame: Frame = { left: 10, top: 5, width: 100, height: 50, last: 50 };
const gaps = (places: number[]) =>
  [...places]
    .sort((a, b) => a - b)
    .slice(1)
    .map((place, index) => place - [...places].sort((a, b) => a - b)[index]!);

describe('the lines of a review', () => {
  it('are one for each seat where there are roles, as the public or a seat saw it', () => {
    expect(measures(review)).toEqual(['evil', 'merlin', 'chance']);
    expect(series(review, 'evil', 'public').map((one) => one.values[1])).toEqual([0.402, 0.402, 0.429, 0.364, 0.402]);
    expect(series(review, 'merlin', 1).map((one) => one.values[1])).toEqual([0, 1, 0, 0, 0]);
  });
  it('are one for each winner where the chance is shown, the only thing in the duel', () => {
    expect(measures(duel)).toEqual(['chance']);
    expect(series(duel, 'chance', 'public')).toEqual([
      { name: '0', values: [0.5, 0.475] },
      { name: '1', values: [0.5, 0.525] },
    ]);
    expect(series(review, 'chance', 3).map((one) => one.name)).toEqual(['good', 'evil']);
  });
  it('show two chances that make 100 together, though each alone would be rounded up', () => {
    const halves = [
      { name: '0', values: [0.475] },
      { name: '1', values: [0.525] },
    ];
    expect(with_percents(halves, 'chance').map((one) => one.percents)).toEqual([[48], [52]]);
    expect(with_percents(halves, 'evil').map((one) => one.percents)).toEqual([[48], [53]]);
  });
  it('are drawn by step, not by count, with certainty at the top', () => {
    const points = [0, 10, 50].map((step) => ({ step, kind: 'vote', seat: null, chance: {} }));
    expect(line(frame, points, [0, 1, 0.5])).toBe('M10 55L30 5L110 30');
  });
  it('know the side of their seat', () => {
    expect(['0', '1', '2', '3', '4'].map((name) => side_of(review, 'evil', name, words))).toEqual([
      'good',
      'good',
      'evil',
      'good',
      'evil',
    ]);
    expect(side_of(duel, 'chance', '0')).toBe('');
  });
  it('differ without colour, and carry their signs at different points', () => {
    expect(new Set(dashes).size).toBe(10);
    expect(new Set(signs).size).toBe(10);
    for (const points of [13, 27, 150])
      expect(signed(points, 0).filter((at) => signed(points, 1).includes(at))).toEqual([]);
  });
});

describe('a step between two points', () => {
  it('stands at the point before', () => {
    expect(review.points.slice(0, 3).map((point) => point.step)).toEqual([0, 1, 6]);
    expect([0, 1, 5, 6, 999].map((step) => point_at(review.points, step))).toEqual([
      0,
      1,
      1,
      2,
      review.points.length - 1,
    ]);
  });
});

describe('the labels at the ends of the lines', () => {
  it('stay where they are if there is room', () => expect(spread([40, 10], 5, 0, 50)).toEqual([40, 10]));
  it('do not overlap and stay inside', () => {
    for (const wanted of [
      [20, 20, 20, 20, 20],
      [50, 50, 49, 0, 1],
      [0, 0, 0, 50, 50],
    ]) {
      const places = spread(wanted, 10, 0, 50);
      expect(Math.min(...gaps(places))).toBeGreaterThanOrEqual(10);
      expect([Math.min(...places) >= 0, Math.max(...places) <= 50]).toEqual([true, true]);
    }
  });
  it('keep the order of the lines', () => expect(spread([30, 29, 31], 4, 0, 50)).toEqual([33, 29, 37]));
  it('are shortened by letters, not by bytes', () =>
    expect([shortened('Мерлін', 6), shortened('Ґвіневера', 6)]).toEqual(['Мерлін', 'Ґвіне…']));
});

describe('asking for a review', () => {
  afterEach(() => vi.unstubAllGlobals());
  const answers = (...list: [number, object][]) =>
    vi.fn(async () => {
      const [status, body] = list.shift()!;
      return new Response(JSON.stringify(body), { status });
    });
  it('goes on until it is computed, and tells how far it is', async () => {
    const asked = answers([202, { progress: 0 }], [202, { progress: 0.42 }], [200, sample]);
    vi.stubGlobal('fetch', asked);
    const heard: number[] = [];
    const found = await load_review('ABCDEFGH', 2, (progress) => heard.push(progress), new AbortController().signal, 0);
    expect([found.players, heard, asked.mock.calls.length]).toEqual([5, [0, 0.42], 3]);
    expect((asked.mock.calls as unknown[][])[0]![0]).toBe('/api/review/ABCDEFGH/2');
  });
  it('ends with the refusal of the server', async () => {
    vi.stubGlobal('fetch', answers([404, { error: 'not_found' }]));
    await expect(load_review('ABCDEFGH', 2, () => undefined, new AbortController().signal, 0)).rejects.toThrow('404');
  });
});
