import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { payable, ways, way_with, Draft } from '../../src/games/grail/draft.svelte';
import { in_words, parse } from '../../src/games/grail/effects';
import { in_reach, joints, left_half, preview, right_half, striking } from '../../src/games/grail/keys';
import { label_of } from '../../src/games/grail/labels';
import { named, text_of } from '../../src/games/grail/names';
import { in_short } from '../../src/games/grail/news.svelte';
import { gathered, is_heading, story_line, told, untold } from '../../src/games/grail/story';
import { in_full } from '../../src/games/grail/strikes';
import type { Action, Face, Notice, Place, View } from '../../src/games/grail/view';
import { languages, t, use_language, use_words_of } from '../../src/lib/words.svelte';
import { characters, encounters } from '../../src/games/grail/pack';
import { game_catalogue, shared_catalogue } from '../../tools/catalogue_plugin';
import { read_toml } from '../../tools/pack';

const root = `${process.cwd()}/../`;
const members_with_effects = [
  ...['do', 'placement', 'delayed', 'enemy', 'card_laid', 'charges', 'reaction', 'failure', 'reward', 'loot'],
  ...['opportunity', 'cost', 'lighting', 'arrival', 'use', 'start', 'empathy', 'caution', 'any', 'spirituality'],
];
const lists_of_effects = new RegExp(`(?:${members_with_effects.join('|')}) = \\[([^\\]]*)\\]`, 'g');
const attributes = { aggression: 2, empathy: 0, courage: 1, caution: 0, practicality: 0, spirituality: 0 };
const card = (left: string[], right: string[] = []): Face => ({
  kind: 'combat',
  passive: false,
  left,
  right,
  abilities: [],
});

beforeAll(async () => {
  await use_language('en');
  await use_words_of('grail');
});

/** The `type`s of a union that the program has written for the page. */
const types_in = (union: 'Action' | 'Notice'): string[] => {
  const source = readFileSync(`${root}web/src/generated/grail.ts`, 'utf8');
  const from = source.indexOf(`export type ${union} =`);
  const text = source.slice(from, source.indexOf('\n\n', from));
  return [...new Set([...text.matchAll(/\btype: '(\w+)'/g)].map((match) => match[1]!))];
};

describe('keys that meet', () => {
  it('are read as packs spell them', () => {
    expect(right_half('free x2')).toEqual({ key: 'free', level: 0, times: 2 });
    expect(right_half('courage 2')).toEqual({ key: 'courage', level: 2, times: 1 });
    expect(right_half('')).toEqual({ key: '', level: 0, times: 1 });
    expect(left_half('bolt+marker')).toEqual(['bolt', 'marker']);
    expect(left_half('')).toEqual([]);
  });
  it('join when free, when the attribute is enough, and when magic is paid', () => {
    const edge = ['free', 'magic', 'aggression 2', 'courage 2'];
    expect(preview(edge, card(['marker', 'bolt', 'marker', 'draw']), attributes)).toEqual([
      'joined',
      'payable',
      'joined',
      'apart',
    ]);
    expect(preview(edge, card(['marker', 'bolt', 'marker', 'draw']), attributes, [2])[1]).toBe('joined');
  });
  it('do not join where nothing is opposite, and magic is not paid for an empty half', () => {
    expect(preview(['free', 'magic'], card(['marker']), attributes)).toEqual(['joined', 'open']);
    expect(preview(['', 'magic'], card(['marker', '']), attributes)).toEqual(['open', 'apart']);
  });
  it('are drawn as the server says for cards that lie there', () => {
    expect(joints(['free', 'aggression 1', ''], card(['marker', 'marker', 'draw']), ['free', null, null])).toEqual([
      'joined',
      'apart',
      'open',
    ]);
  });
});

describe('the encounter', () => {
  const attacks = [
    { from: 0, do: ['damage 1'] },
    { from: 2, do: ['damage 2'] },
    { from: 4, do: ['damage 3'] },
  ];
  it('strikes with the row for the present markers', () =>
    expect([0, 1, 2, 3, 4, 9].map((markers) => striking(attacks, markers))).toEqual([0, 0, 1, 1, 2, 2]));
});

describe('the land', () => {
  const place = (id: string, x: number, y: number, dial = 0): Place => ({
    id,
    x,
    y,
    dial,
    number: 1,
    revealed: true,
    menhir: dial > 0,
    stone: false,
  });
  it('is in reach beside a lit menhir, also diagonally', () => {
    expect([...in_reach([place('a', 0, 0, 3), place('b', 1, 1), place('c', 2, 0)])]).toEqual(['a', 'b']);
    expect(in_reach([place('a', 0, 0)]).size).toBe(0);
  });
});

describe('a card that is lifted', () => {
  const legal: Action[] = [
    { type: 'lay', hand: 0 },
    { type: 'lay', hand: 1, magic: [2] },
    { type: 'lay', hand: 1, magic: [2, 3] },
    { type: 'stop' },
  ];
  it('shows where magic can be paid', () => {
    expect(payable(ways(legal, 0))).toEqual([]);
    expect(payable(ways(legal, 1))).toEqual([2, 3]);
    expect(way_with(ways(legal, 1), [3, 2])).toEqual(legal[2]);
    expect(way_with(ways(legal, 1), [])).toBeUndefined();
  });
  it('takes the least magic it cannot do without, and no more', () => {
    const draft = new Draft();
    draft.lift(1, legal);
    expect(draft.paid).toEqual([2]);
    draft.lift(0, legal);
    expect(draft.paid).toEqual([]);
    draft.pay(3);
    draft.pay(2);
    expect(draft.paid).toEqual([2, 3]);
    draft.pay(2);
    expect(draft.paid).toEqual([3]);
  });
});

describe('effects', () => {
  it('are taken apart', () => {
    expect(parse('each gain food 2 if stock food 1')).toEqual({
      each: true,
      verb: 'gain',
      object: 'food',
      amount: 2,
      per: [],
      when: ['stock', 'food', '1'],
    });
    expect(parse('marker 1 per joined aggression')).toEqual({
      each: false,
      verb: 'marker',
      object: '',
      amount: 1,
      per: ['joined', 'aggression'],
      when: [],
    });
  });
  it('are put into words', () => {
    expect(in_words('lose energy 1')).toBe('energy −1');
    expect(in_words('marker -1')).toBe('markers −1');
    expect(in_words('damage 3')).toBe('damage 3');
    expect(in_words('each gain terror 2')).toBe('everyone: terror +2');
    expect(in_words('marker 1 per joined aggression')).toBe('markers +1 for each joined aggression');
    expect(in_words('damage 1 if stock health 3')).toBe('damage 1 (from health 3)');
    expect(in_words('meet blue')).toBe('an encounter (blue)');
    expect(in_words('drop_item weapon,shield')).toBe('an item is lost (weapon/shield)');
  });
  it('of the whole starter pack have words in every language', async () => {
    const texts = [
      'cards_combat',
      'cards_diplomacy',
      'encounters',
      'events',
      'items',
      'land',
      'dials',
      'dreams',
    ].flatMap((name) => {
      const file = readFileSync(`${root}content/grail/starter/${name}.toml`, 'utf8');
      return [...file.matchAll(lists_of_effects)].flatMap((match) =>
        [...match[1]!.matchAll(/"([^"]+)"/g)].map((one) => one[1]!),
      );
    });
    expect(texts.length).toBeGreaterThan(150);
    for (const language of languages) {
      await use_language(language);
      expect(texts.map(in_words).filter((words) => /grail\.|undefined|NaN|\{/.test(words))).toEqual([]);
    }
    await use_language('en');
  });
});

describe('the words of the game', () => {
  it('come with the game and not before', () => {
    for (const language of languages) {
      expect(game_catalogue('grail', language)['grail.name.card.strike']).toBeTruthy();
      expect(
        Object.keys(shared_catalogue(language)).filter((key) => key.includes('grail.') && !key.startsWith('game.')),
      ).toEqual([]);
    }
  });
  it('name everything in the pack, and what it lacks by its id, made readable', () => {
    expect(named('card', 'strike')).toBe('Strike');
    expect(named('card', 'my_own_card')).toBe('My own card');
    expect(text_of('location', 'nowhere')).toBe('');
    expect(characters.map((one) => one.id)).toEqual(['maela', 'osric', 'tamsin', 'ewan']);
    expect(characters[0]!.attributes.aggression).toBe(2);
    expect(encounters.find((one) => one.id === 'footpads')).toEqual({
      id: 'footpads',
      kind: 'combat',
      colour: 'grey',
      difficulty: 2,
      traits: ['robber', 'opportunist'],
      strikes: [['damage 1'], ['damage 1', 'marker -1'], ['damage 2', 'marker -1']],
    });
    expect(encounters.filter((one) => one.kind === 'diplomacy').length).toBe(10);
  });
  it('of a pack are read with the parts of an entry', () => {
    expect(
      read_toml(
        '[[encounter]]\nid = "a"\n[[encounter.stage]]\nreaction = ["down 1"]\n[[encounter.stage]]\nreaction = []\n',
      ),
    ).toEqual({ encounter: [{ id: 'a', stage: [{ reaction: ['down 1'] }, { reaction: [] }] }] });
  });
  it('of a pack are read from its files', () => {
    expect(
      read_toml(
        '# c\n[[card]]\nid = "a" # why\nleft = [\n  "x", # y\n  "",\n]\npay = 2\n' +
          '[[card]]\nid = "b\\"c"\nstart = { food = 3, on = true }\n',
      ),
    ).toEqual({
      card: [
        { id: 'a', left: ['x', ''], pay: 2 },
        { id: 'b"c', start: { food: 3, on: true } },
      ],
    });
  });
});

describe('the story', () => {
  const name = (seat: number) => ['Ann', 'Bob'][seat]!;
  it('knows every notice that the server can send', () => {
    const sent = types_in('Notice');
    expect(sent.length).toBeGreaterThan(50);
    expect(sent.filter((type) => !told.has(type) && !untold.has(type))).toEqual([]);
    expect([...told, ...untold].filter((type) => !sent.includes(type))).toEqual([]);
  });
  it('adds up what happens again at once, and nothing else', () => {
    const marker = (amount: number): Notice => ({ type: 'effect', seat: 0, verb: 'marker', amount });
    const lines = (notices: Notice[]) => gathered(notices).map((notice) => story_line(notice, name));
    expect(lines([marker(1), { type: 'abilities', place: 0 }, marker(1), marker(1)])).toEqual(['Markers +3.']);
    expect(lines([marker(1), marker(-1)])).toEqual(['Markers +1.', 'Markers −1.']);
    expect(lines([marker(1), { type: 'enemy_strikes', row: 0 }, marker(1)])).toEqual([
      'Markers +1.',
      'The enemy acts.',
      'Markers +1.',
    ]);
  });
  it('tells what the row of an encounter does when it strikes', () => {
    const strikes = (encounter: string, part: object, view: object) =>
      in_full(
        [
          { type: 'encounter', encounter },
          { type: 'enemy_strikes', row: 1 },
          { type: 'stage_won', stage: 1 },
          { type: 'enemy_strikes', row: 0 },
        ].map((notice) => ({ ...notice, ...part }) as Notice),
        view as View,
      )
        .filter((notice) => notice.type === 'enemy_strikes')
        .map((notice) => story_line(notice, name));
    expect(strikes('starving_wolves', {}, { pack: 'starter', encounter: null })[0]).toBe(
      'The enemy acts: damage 1, markers −1.',
    );
    expect(strikes('starving_wolves', {}, { pack: 'mine', encounter: null })[0]).toBe('The enemy acts.');
    const talk = { id: 'troll', stages: [{ reaction: ['down 1'] }, { reaction: ['gain terror 1'] }] };
    expect(strikes('troll', { row: 0 }, { pack: 'mine', encounter: talk })).toEqual([
      'The enemy acts: affinity −1.',
      'The enemy acts: terror +1.',
    ]);
  });
  it('is told with names', () => {
    expect(story_line({ type: 'card_laid', seat: 1, card: 'strike', magic: 0 }, name)).toBe('Bob lays Strike.');
    expect(story_line({ type: 'card_laid', seat: 0, card: 'strike', magic: 1 }, name)).toBe(
      'Ann lays Strike and pays one magic.',
    );
    expect(story_line({ type: 'effect', seat: 0, verb: 'marker', amount: -2 }, name)).toBe('Markers −2.');
    expect(story_line({ type: 'effect', seat: 0, verb: 'gain', stock: 'food', amount: 2 }, name)).toBe('Ann: food +2.');
    expect(story_line({ type: 'event', event: 'rats' }, name)).toBe('Event: Rats. They take a share.');
    expect(story_line({ type: 'shuffled', seat: 0, kind: 'combat' }, name)).toBeNull();
    expect(is_heading({ type: 'morning', day: 2 })).toBe(true);
  });
  it('is told in short with what follows beside what it follows from', () => {
    const notices: Notice[] = [
      { type: 'card_laid', seat: 0, card: 'strike', magic: 0 },
      { type: 'effect', seat: 0, verb: 'marker', amount: 1 },
      { type: 'turn', turn: 2 },
      { type: 'enemy_strikes', row: 0 },
      { type: 'effect', seat: 0, verb: 'damage', amount: 2 },
    ];
    expect(in_short(notices, name)).toEqual(['Ann lays Strike. Markers +1.', 'The enemy acts. Ann: health −2.']);
  });
});

describe('choices', () => {
  const view = {
    phase: 'lay',
    encounter: { row: [{ card: 'rage' }] },
    members: [
      { hand: ['strike'], items: [{ id: 'hag_stone' }], combat: ['strike'], spare_combat: ['rage'], location: 'moor' },
    ],
    learning: ['rage'],
    land: [{ id: 'moor', actions: [{ id: 'wander' }] }],
    you: { seat: 0 },
  } as unknown as View;
  it('have words for every action of the protocol', () => {
    const types = types_in('Action');
    expect(types.length).toBe(25);
    for (const type of types)
      expect(
        label_of(
          view,
          {
            type,
            hand: 0,
            item: 0,
            location: 0,
            member: 0,
            place: 0,
            action: 0,
            kind: 'combat',
            attribute: 'courage',
            yes: true,
          } as Action,
          () => 'Ann',
        ),
      ).not.toMatch(/^(grail\..*|[a-z]+_[a-z]+|)$/);
  });
  it('say what is paid', () => {
    expect(label_of(view, { type: 'lay', hand: 0, magic: [2] }, () => 'Ann')).toBe('Lay Strike, paying one magic');
    expect(t('grail.tokens', { n: 2 })).toBe('2 time tokens');
  });
});
