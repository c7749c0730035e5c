import { beforeEach, describe, expect, it } from 'vitest';
import { outcome } from '../../src/games/avalon/result';
import { strength } from '../../src/lib/against_bots.svelte';
import { kept } from '../../src/lib/kept';
import { accounts } from '../../src/lib/my_games';
import { set_of, summaries } from '../../src/lib/server_games';

const played = (table: string, game: string, side: string, won: boolean) => ({
  table,
  number: 1,
  game,
  side,
  won,
  at: 0,
});
beforeEach(() => localStorage.clear());

describe('the games of this device', () => {
  it('are counted by game and side', () => {
    expect(
      accounts([
        played('A', 'avalon', 'good', true),
        played('B', 'avalon', 'evil', false),
        played('C', 'avalon', 'good', false),
        played('D', 'duel', 'first', true),
      ]),
    ).toEqual([
      {
        game: 'avalon',
        games: 3,
        won: 1,
        sides: [
          { side: 'evil', games: 1, won: 0 },
          { side: 'good', games: 2, won: 1 },
        ],
      },
      { game: 'duel', games: 1, won: 1, sides: [{ side: 'first', games: 1, won: 1 }] },
    ]);
  });
  it('are counted once, and can be forgotten', () => {
    kept.keep_played(played('A', 'duel', 'first', true));
    kept.keep_played(played('A', 'duel', 'first', true));
    expect(kept.played()).toHaveLength(1);
    kept.forget_played();
    expect(kept.played()).toEqual([]);
  });
  it('are won by the side one stood on at the end', () => {
    const view = { you: { side: 'evil' } } as never;
    expect(outcome(view, [{ type: 'ended', winner: 'evil', reason: 'quests', roles: [], quests: [] }])).toEqual({
      side: 'evil',
      won: true,
    });
    expect(outcome(view, [])).toBeNull();
  });
});

describe('the games of the server', () => {
  const tally = (game: string, config: object, winner: string, games: number, actions: number) => ({
    game,
    config: config as Record<string, unknown>,
    winner,
    reason: '',
    games,
    actions,
  });
  it('are put together by game and set', () => {
    expect(
      summaries([
        tally('duel', { set: { name: 'default' } }, '0', 3, 300),
        tally('duel', { set: { name: 'mine' } }, '1', 1, 140),
      ]),
    ).toEqual([
      {
        game: 'duel',
        games: 4,
        length: 110,
        winners: [
          { name: '0', games: 3 },
          { name: '1', games: 1 },
        ],
        sets: [
          { name: 'default', games: 3, winners: [{ name: '0', games: 3 }] },
          { name: 'mine', games: 1, winners: [{ name: '1', games: 1 }] },
        ],
      },
    ]);
  });
  it('name characters and modules where there is no set', () =>
    expect(set_of(tally('avalon', { players: 5, roles: ['merlin'], lady: true, plots: false }, 'good', 1, 1))).toBe(
      'merlin,lady',
    ));
});

describe('the strength of the bots', () => {
  it('is the one chosen last; else the best among allies, the middle one in a duel', () => {
    const duel = {
      id: 'duel',
      bots: ['random', 'simple', 'squire', 'knight', 'search'],
      players: [2, 2] as [number, number],
    };
    const avalon = { id: 'avalon', bots: ['random', 'simple', 'squire'], players: [5, 10] as [number, number] };
    expect(strength(duel)).toBe('squire');
    expect(strength({ ...duel, bots: ['random', 'simple'] })).toBe('simple');
    kept.keep_strength('duel', 'random');
    expect(strength(duel)).toBe('random');
    expect(strength(avalon)).toBe('squire');
    expect(strength({ ...duel, bots: ['simple'] })).toBe('simple');
  });
});
