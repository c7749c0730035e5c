import { beforeAll, describe, expect, it } from 'vitest';
import { deeds, play_of } from '../../src/games/duel/choices';
import { discards, Draft, payments } from '../../src/games/duel/draft.svelte';
import { outcome } from '../../src/games/duel/result';
import { area_words, areas_of } from '../../src/games/duel/set';
import { answer_to, fight_at } from '../../src/games/duel/stakes';
import { story_line } from '../../src/games/duel/story';
import { brings, by_kind } from '../../src/games/duel/supply';
import type { Action, Card, Land, Notice, NoticeOf, Power, View } from '../../src/games/duel/view';
import { use_language } from '../../src/lib/words.svelte';

const area = (id: string, land: Land, crowns: number, power: Power = 'none') => ({ id, land, crowns, power });
const started: NoticeOf<'started'> = {
  type: 'started',
  first: 1,
  set: {
    name: 'default',
    territories: [
      area('plain-a', 'plain', 2),
      area('plain-castle', 'plain', 3, 'castle'),
      area('forest-a', 'forest', 2),
      area('hill-a', 'hill', 2),
      area('avalon', 'none', 1, 'avalon'),
      area('swamp', 'none', 1, 'swamp'),
    ],
    tiles: { 'light:two': 1, 'light:kind': 1, 'light:stretch': 1, 'dark:four': 1, 'dark:kind': 1, 'dark:areas': 1 },
  },
};
const areas = areas_of(started);
const at = (id: string | null, owner: number | null = null, mine: Card[] = [], his: Card[] = []) => ({
  id,
  owner,
  piles: [mine, his] as [Card[], Card[]],
});
const view = (territories: View['territories'], part: Partial<View> = {}): View => ({
  game: 'duel',
  phase: 'play',
  active: 0,
  waiting: [0],
  territories,
  hand: [],
  hand_sizes: [0, 0],
  deck: 48,
  discards: [],
  tiles: { up: [], down: [], pending: [null, null] },
  conquests: 0,
  owed: 0,
  avalon_ready: false,
  crowns: [0, 0],
  pending: null,
  ...part,
});
const name = (seat: number) => ['Ann', 'Bob'][seat]!;

beforeAll(() => use_language('en'));

describe('what a tile would bring', () => {
  const row = view([
    at('plain-a', 0),
    at('avalon', 1),
    at('plain-castle', 0),
    at(null),
    at('forest-a', 0),
    at('hill-a', 1),
    at('swamp', 0),
  ]);
  it('is fixed for two and four', () =>
    expect([brings('light:two', row, areas, 0), brings('dark:four', row, areas, 0)]).toEqual([2, 4]));
  it('counts the land one owns most of, once or twice', () =>
    expect([
      brings('light:kind', row, areas, 0),
      brings('dark:kind', row, areas, 0),
      brings('light:kind', row, areas, 1),
    ]).toEqual([2, 4, 1]));
  it('steps over an open Avalon and stops at what lies face down', () =>
    expect(brings('light:stretch', row, areas, 0)).toBe(2));
  it('counts lands, not Avalon nor the swamp', () =>
    expect([brings('dark:areas', row, areas, 0), brings('dark:areas', row, areas, 1)]).toEqual([3, 1]));
  it('is nothing for who owns nothing', () => expect(brings('dark:kind', view([at(null)]), areas, 0)).toBe(0));
  it('is told once for copies', () =>
    expect(by_kind(['light:two', 'dark:four', 'light:two'])).toEqual([
      { tile: 'light:two', count: 2 },
      { tile: 'dark:four', count: 1 },
    ]));
});

describe('an attack', () => {
  it('has one card that answers it, also where a sorceress attacks; so has a spell', () => {
    expect(answer_to({ type: 'attack', at: 0, card: 'sorceress:violet' })).toBe('knight:violet');
    expect(answer_to({ type: 'enchant', at: 0, card: 'sorceress:red' })).toBe('sorceress:red');
  });
  it('costs what lay there on both sides, the attacking card included', () => {
    expect(fight_at(view([at(null, null, ['knight:red', 'knight:red'], ['knight:blue'])]), areas, 0, 0, false)).toEqual(
      { own: 3, his: 1, here: 1, more: 4 },
    );
    expect(fight_at(view([at(null, null, ['knight:red'], [])]), areas, 0, 0, true)).toEqual({
      own: 1,
      his: 0,
      here: 0,
      more: 1,
    });
  });
  it('costs one card more at an open castle of the other alone', () => {
    const castle = (owner: number | null) =>
      fight_at(view([at('plain-castle', owner, ['knight:red'], ['knight:blue'])]), areas, 0, 0, false).more;
    expect([castle(1), castle(null)]).toEqual([4, 3]);
  });
});

describe('what can be done with a card', () => {
  const legal: Action[] = [
    { type: 'reinforce', card: 'knight:red', at: 3 },
    { type: 'attack', card: 'knight:red', at: 3 },
    { type: 'reinforce', card: 'knight:red', at: 4 },
    { type: 'end' },
  ];
  it('is what the server lists, place by place', () => {
    expect(deeds(legal, 'knight:red', 3)).toEqual(['reinforce', 'attack']);
    expect(deeds(legal, 'knight:red', 4)).toEqual(['reinforce']);
    expect(deeds(legal, 'knight:blue', 3)).toEqual([]);
    expect(deeds(legal, null, 3)).toEqual([]);
    expect(play_of(legal, 'attack', 'knight:red', 4)).toBeUndefined();
  });
});

describe('cards that must go', () => {
  it('are marked up to what is asked, taken back, and sent in order', () => {
    const draft = new Draft();
    const hand: Card[] = ['knight:red', 'sorceress:blue'];
    draft.touch_hand(1, 3);
    draft.touch_pile(4, 1, 3);
    draft.touch_pile(4, 1, 3);
    draft.touch_hand(0, 3);
    draft.touch_pile(5, 2, 3);
    expect(payments(draft.going, hand)).toEqual([
      { type: 'pay', card: 'sorceress:blue' },
      { type: 'pay', at: 4 },
      { type: 'pay', card: 'knight:red' },
    ]);
    draft.undo();
    draft.touch_hand(1, 3);
    expect(payments(draft.going, hand)).toEqual([{ type: 'pay', at: 4 }]);
    draft.touch_hand(0, 3);
    draft.trim(1);
    expect(draft.going).toEqual([{ at: 4 }]);
    expect(discards([{ hand: 1 }], hand)).toEqual([{ type: 'discard', card: 'sorceress:blue' }]);
  });
});

describe('the story', () => {
  const told = (notice: object) => story_line(notice as never, name, started);
  it('has a line for every public notice', () => {
    for (const notice of [
      started,
      { type: 'turn_started', seat: 0 },
      { type: 'turn_started', seat: 0, tile: 'dark:four' },
      { type: 'drew', seat: 0, count: 2 },
      { type: 'deck_shuffled', count: 9 },
      { type: 'card_laid', seat: 0, as: 'attack', card: 'knight:red', at: 4 },
      { type: 'answered', seat: 1, to_play: 'attack', at: 4, card: null },
      { type: 'answered', seat: 1, to_play: 'enchant', at: 4, card: 'sorceress:red' },
      { type: 'conquered', seat: 0, at: 4, territory: 'plain-castle', own: 2, his: 1, losses: 3 },
      { type: 'paid', seat: 0, card: 'knight:red' },
      { type: 'paid', seat: 0, card: 'knight:red', at: 0 },
      { type: 'avalon_used', seat: 0 },
      { type: 'play_ended', seat: 0 },
      { type: 'tile_taken', seat: 0, tile: 'light:two' },
      { type: 'discarded', seat: 0, card: 'knight:red' },
      { type: 'resigned', seat: 0 },
      { type: 'ended', winner: 1, reason: 'crowns' },
    ])
      expect(told(notice), notice.type).toMatch(/^[A-Z][^{}]*$/);
  });
  it('keeps to itself what only this seat was told', () =>
    expect([
      told({ type: 'your_hand', cards: ['knight:red'] }),
      told({ type: 'you_drew', cards: ['knight:red'] }),
    ]).toEqual([null, null]));
  it('says which card was enchanted and what was conquered', () => {
    expect(
      told({ type: 'answered', seat: 1, to_play: 'enchant', at: 4, card: null, enchanted: 'knight:blue' }),
    ).toContain('blue knight');
    expect(told({ type: 'conquered', seat: 0, at: 4, territory: 'plain-castle', own: 2, his: 1, losses: 3 })).toContain(
      'plain, castle, 3 crowns',
    );
    expect(area_words(areas.avalon!)).toBe('Avalon, one crown');
  });
});

describe('the result for this device', () => {
  it('tells who began and who won', () => {
    const story: Notice[] = [started, { type: 'ended', winner: 1, reason: 'crowns' }];
    expect(outcome(story, 1)).toEqual({ side: 'first', won: true });
    expect(outcome(story, 0)).toEqual({ side: 'second', won: false });
    expect(outcome([started], 0)).toBeNull();
  });
});
