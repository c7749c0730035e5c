import { describe, expect, it } from 'vitest';
import { newest_first } from '../../src/lib/newest_first';
import { code_in, route_of } from '../../src/lib/router.svelte';
import { oval_spots, ring, seat_spots } from '../../src/lib/ring';
import { sha256 } from '../../src/lib/sha256';
import { verify } from '../../src/lib/fairness';
import { kept } from '../../src/lib/kept';

describe('addresses', () => {
  it('lead to their screens', () => {
    expect(route_of('/')).toEqual({ screen: 'home' });
    expect(route_of('/t/k7qmpx3r')).toEqual({ screen: 'table', table: 'K7QMPX3R' });
    expect(route_of('/t/K7QMPX3R/screen')).toEqual({ screen: 'big', table: 'K7QMPX3R' });
    expect(route_of('/r/K7QMPX3R/2')).toEqual({ screen: 'replay', table: 'K7QMPX3R', number: 2 });
    expect(route_of('/nowhere')).toEqual({ screen: 'lost' });
  });
  it('are found in what was pasted', () => {
    expect(code_in(' k7qm px3r ')).toBe('K7QMPX3R');
    expect(code_in('https://example.org/t/K7QMPX3R?x')).toBe('K7QMPX3R');
    expect(code_in('hello, world!')).toBeNull();
  });
});

describe('the seats around a table', () => {
  it('begin at the bottom and go clockwise: the next seat is on the left', () => {
    const spots = ring(4, 2);
    expect(spots[2]!.y).toBeCloseTo(100);
    expect(spots[3]!.x).toBeCloseTo(0);
    expect(spots[1]!.x).toBeCloseTo(100);
  });
  it('are as far apart along an oval, where angles would crowd them at its ends', () => {
    const nearest = (spots: { x: number; y: number }[]) =>
      Math.min(
        ...spots.map((spot, index) => {
          const next = spots[(index + 1) % spots.length]!;
          return Math.hypot(1.6 * (spot.x - next.x), spot.y - next.y);
        }),
      );
    const oval = oval_spots(10, 3, 1.6);
    expect(nearest(oval)).toBeGreaterThan(1.2 * nearest(seat_spots(10, 3)));
    expect(oval[3]!.y).toBeCloseTo(91);
    expect(oval[8]!.y).toBeCloseTo(9, 1);
    expect(oval[4]!.x).toBeLessThan(50);
  });
});

describe('SHA-256', () => {
  const of = (text: string) => sha256(new TextEncoder().encode(text));
  it('gives the known digests, over several blocks too', () => {
    expect(of('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
    expect(of('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
    expect(of('a'.repeat(200))).toBe('c2a908d98f5df987ade41b5fce213067efbcc21ef2240212a41e54b5e7c28ae5');
  });
});

describe('the verification of a deal', () => {
  // From a game at the real server.
  const secret = '2aef80d6ac31a5b958efe15546c8dc5de6b0ef0a8f15689c08e8127dde206c2c';
  const commitment = '9c4daa57f92b7b375ac9713f004f168dd4fbcb22a8cb2f970dc2ba4dfe913e12';
  it('is content when seal, promise and share fit', () => {
    kept.keep_commitment('T', 1, { commitment, entropy: 'ab' });
    expect(verify({ commitment, secret, contributions: ['ab', ''] }, 'T', 1)).toEqual({
      sealed: true,
      promised: true,
      mixed: true,
    });
  });
  it('says what does not fit', () => {
    kept.keep_commitment('T', 2, { commitment: 'other', entropy: 'ab' });
    expect(verify({ commitment, secret: '00' + secret.slice(2), contributions: [''] }, 'T', 2)).toEqual({
      sealed: false,
      promised: false,
      mixed: false,
    });
  });
  it('does not claim what this device cannot know', () => {
    expect(verify({ commitment, secret, contributions: [] }, 'T', 3)).toEqual({
      sealed: true,
      promised: null,
      mixed: null,
    });
  });
});

describe('a story told backwards', () => {
  const line = (text: string, heading = false) => ({ text, heading });
  it('keeps each heading above its part', () => {
    const told = [line('deal'), line('round 1', true), line('a'), line('b'), line('round 2', true), line('c')];
    expect(newest_first(told).map((one) => one.text)).toEqual(['round 2', 'c', 'round 1', 'b', 'a', 'deal']);
    expect(newest_first([])).toEqual([]);
  });
});
