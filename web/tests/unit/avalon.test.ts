import { beforeAll, describe, expect, it } from 'vitest';
import { changes, row_of, verdict, type Row } from '../../src/games/avalon/balance';
import { kind_of, options_of, proposal, quests_open } from '../../src/games/avalon/options';
import { is_open } from '../../src/games/avalon/open_decision';
import { open_votes, seat_signs } from '../../src/games/avalon/seat_signs';
import { final_side } from '../../src/games/avalon/result';
import { decided_line, in_full, story_line } from '../../src/games/avalon/story';
import { open_tally, tally_words } from '../../src/games/avalon/tally';
import {
  default_config,
  type Action,
  type Config,
  type Notice,
  type Plot,
  type View,
  type You,
} from '../../src/games/avalon/view';
import { use_language } from '../../src/lib/words.svelte';

const view = (part: Partial<View> = {}): View => ({
  game: 'avalon',
  players: 5,
  phase: 'propose',
  leader: 0,
  round: 1,
  quest: 1,
  rejections: 0,
  sizes: [2, 3, 2, 3, 3],
  fails_needed: [1, 1, 1, 1, 1],
  results: [null, null, null, null, null],
  team: null,
  excalibur: null,
  waiting: [0],
  lady: null,
  loyalty: null,
  plots: null,
  open_votes: {},
  open_cards: {},
  history: [],
  ...part,
});
const name = (seat: number) => ['Ann', 'Bob', 'Cat', 'Dan', 'Eve'][seat]!;

beforeAll(() => use_language('en'));

describe('a proposal', () => {
  const legal: Action[] = [
    { type: 'propose', team: [0, 1] },
    { type: 'propose', team: [0, 2] },
  ];
  it('is one of those the server allows', () => {
    expect(proposal(view(), legal, [0, 2], 1, null, false)).toBe(legal[1]);
    expect(proposal(view(), legal, [0], 1, null, false)).toBeNull();
  });
  it('names quest and bearer where the game asks for them', () => {
    const chosen: Action[] = [{ type: 'propose', team: [0, 1], quest: 3, excalibur: 1 }];
    expect(proposal(view({ quest: null }), chosen, [0, 1], 3, 1, true)).toBe(chosen[0]);
    expect(proposal(view({ quest: null }), chosen, [0, 1], 3, null, true)).toBeNull();
    expect(quests_open(view({ quest: null }), chosen, undefined)).toEqual([3]);
  });
  it('is built and left to the server where the list is too long', () => {
    expect(proposal(view(), null, [0, 1], 1, null, false)).toEqual({ type: 'propose', team: [0, 1] });
    expect(proposal(view({ quest: null }), null, [0, 1], 1, 1, true)).toEqual({
      type: 'propose',
      team: [0, 1],
      quest: 1,
      excalibur: 1,
    });
    expect(proposal(view(), null, [0, 1, 2], 1, null, false)).toBeNull();
    expect(quests_open(view({ quest: null }), null, [1, 2, 4])).toEqual([1, 2, 4]);
    expect(quests_open(view({ quest: 2 }), null, undefined)).toEqual([2]);
  });
});

describe('what is asked', () => {
  it('follows from the legal actions', () => {
    expect(kind_of(view(), [], 0)).toBe('none');
    expect(kind_of(view(), null, 1008)).toBe('propose');
    expect(kind_of(view({ phase: 'plot' }), null, 504)).toBe('give');
    expect(kind_of(view(), [{ type: 'vote', approve: true }], 2)).toBe('vote');
    expect(kind_of(view(), [{ type: 'lady', target: 1 }], 1)).toBe('choice');
  });
  it('is put into words with the seat it points at', () => {
    const options = options_of(
      [{ type: 'play_plot', card: 'close_eye', target: 2 }, { type: 'pass' }, { type: 'excalibur', target: null }],
      name,
    );
    expect(options.map((option) => option.seat)).toEqual([2, null, null]);
    expect(options.map((option) => option.label)).toEqual([
      'Play it on Cat',
      'Not now',
      'Leave Excalibur in its sheath',
    ]);
  });
});

describe('the signs of a seat', () => {
  const voted = {
    quest: 1,
    leader: 0,
    team: [0, 1],
    votes: [true, true, true, false, false],
    approved: true,
    fails: null,
    result: null,
  };
  it('show votes once they lie open, and put them away after the quest', () => {
    expect(open_votes(view({ phase: 'vote', history: [voted] }))).toBeNull();
    expect(seat_signs(view({ phase: 'quest', history: [voted] }), 3).vote).toBe(false);
    expect(open_votes(view({ history: [{ ...voted, fails: 0, result: 'success' }] }))).toBeNull();
  });
  it('show that a seat has chosen, never what', () => {
    const signs = seat_signs(view({ phase: 'vote', team: [0, 1], waiting: [0, 1] }), 2);
    expect(signs.sealed).toBe(true);
    expect(signs.vote).toBeNull();
  });
  it('hold what this seat knows and has learned', () => {
    const you: You = {
      seat: 0,
      role: 'percival',
      side: 'good',
      knows: [{ seat: 1, as: 'merlin_or_morgana' }],
      learned: [
        { seat: 1, as: 'evil', by: 'lady', round: 2 },
        { seat: 2, as: 'fail', by: 'excalibur', round: 2 },
      ],
    };
    expect(seat_signs(view({ you }), 1).known).toEqual(['merlin_or_morgana', 'evil']);
    expect(seat_signs(view({ you }), 2).known).toEqual([]);
  });
});

describe('the figures of a vote', () => {
  const row = {
    quest: 1,
    leader: 0,
    team: [0, 1],
    votes: [true, true, true, false, false],
    approved: true,
    fails: null,
    result: null,
  };
  it('are shown for as long as the votes lie open', () => {
    expect(tally_words(open_tally(view({ phase: 'quest', history: [row] }))!)).toBe('Approved, 3 to 2');
    expect(
      tally_words(
        open_tally(view({ history: [{ ...row, votes: [true, false, false, false, false], approved: false }] }))!,
      ),
    ).toBe('Rejected, 4 to 1');
    expect(open_tally(view({ phase: 'vote', history: [row] }))).toBeNull();
    expect(open_tally(view())).toBeNull();
  });
  it('say where a plot card undid them', () => {
    expect(tally_words(open_tally(view({ history: [{ ...row, approved: false, no_confidence: true }] }))!)).toBe(
      'Approved, 3 to 2 – No Confidence',
    );
  });
});

describe('the story', () => {
  const tell = (notice: Notice) => story_line(notice, name);
  it('tells what all may know', () => {
    expect(tell({ type: 'team_proposed', leader: 0, quest: 1, team: [0, 1] })).toBe(
      'Ann proposes for quest 1: Ann and Bob.',
    );
    expect(tell({ type: 'votes_shown', votes: [true, false, true, true, false], approved: true })).toContain(
      'For: Ann, Cat, and Dan.',
    );
    expect(tell({ type: 'quest_finished', quest: 2, fails: 1, result: 'fail' })).toContain('Quest 2 fails');
    expect(tell({ type: 'lady', holder: 1, target: 2 })).toContain('Cat');
  });
  it('tells the figures of a vote', () => {
    expect(tell({ type: 'votes_shown', votes: [true, false, true, true, false], approved: true })).toMatch(
      /^Approved, 3 to 2\. For:/,
    );
    expect(tell({ type: 'votes_shown', votes: [true, false, false, true, false], approved: false })).toMatch(
      /^Rejected, 3 to 2\. For:/,
    );
  });
  it('tells which plot card went to whom, and who spoke against', () => {
    const given: Notice[] = [
      { type: 'plots_drawn', cards: ['open_up', 'strong_leader'] },
      { type: 'round_started', round: 2, leader: 0 },
      { type: 'plots_given', to_seats: [3, 1] },
    ];
    expect(in_full(given)).toHaveLength(3);
    expect(story_line(in_full(given)[2]!, name)).toBe('Plot cards go to Dan (Open Up) and Bob (Strong Leader).');
    expect(tell({ type: 'opinions_shown', open_votes: { 1: false, 3: true } })).toBe(
      'The opinion makers have voted openly. For: Dan. Against: Bob.',
    );
  });
  it('keeps silent on what only this seat was told', () => {
    expect(tell({ type: 'your_character', seat: 0, role: 'merlin', side: 'good', knows: [] })).toBeNull();
    expect(tell({ type: 'learned', seat: 1, as: 'evil', by: 'lady', round: 2 })).toBeNull();
    expect(tell({ type: 'card_laid', seat: 1 })).toBeNull();
  });
});

describe('the balance of a set', () => {
  const row = (part: Partial<Config>, evil: number): Row => ({
    config: { ...default_config, ...part },
    bots: { games: 100, evil, low: evil - 0.04, high: evil + 0.04 },
    people: null,
  });
  const rows = [
    row({}, 0.6),
    row({ roles: ['assassin', 'percival', 'merlin'] }, 0.52),
    row({ roles: ['merlin', 'assassin', 'mordred'], lady: true }, 0.7),
    row({ lady: true }, 0.5),
    row({ players: 7 }, 0.4),
  ];
  it('is found whatever the order of the characters, for as many players and no other set', () => {
    expect(row_of(rows, { ...default_config, roles: ['merlin', 'percival', 'assassin'] })).toBe(rows[1]);
    expect(row_of(rows, { ...default_config, players: 7 })).toBe(rows[4]);
    expect(row_of(rows, { ...default_config, roles: ['merlin'] })).toBeUndefined();
    expect(row_of(rows, { ...default_config, floating_assassin: true })).toBeUndefined();
  });
  it('speaks for a side only outside its interval', () => {
    expect(rows.map((one) => verdict(one.bots))).toEqual(['evil', 'even', 'evil', 'even', 'good']);
  });
  it('knows what one change would do, the greatest first', () => {
    expect(changes(rows, default_config)).toEqual([
      { part: 'lady', added: true, evil: 50, by: -10 },
      { part: 'percival', added: true, evil: 52, by: -8 },
    ]);
    expect(changes(rows, { ...default_config, lady: true })).toEqual([
      { part: 'mordred', added: true, evil: 70, by: 20 },
      { part: 'lady', added: false, evil: 60, by: 10 },
    ]);
  });
});

describe('plot cards that open a decision', () => {
  const held: Plot[][] = [['opinion_maker'], [], ['opinion_maker'], [], []];
  const you = (seat: number): You => ({ seat, role: 'servant', side: 'good', knows: [], learned: [] });
  it('nobody has voted before the opinion makers have', () => {
    const early = view({
      phase: 'vote',
      waiting: [2],
      plots: { held, drawn: [], deck: 9 },
    });
    expect([0, 1, 2].map((seat) => seat_signs(early, seat).sealed)).toEqual([true, false, false]);
    const later = { ...early, waiting: [1, 3], open_votes: { 0: true, 2: false } };
    expect([1, 3, 4].map((seat) => seat_signs(later, seat).sealed)).toEqual([false, false, true]);
  });
  it('are told to those whom they concern, for as long as they do', () => {
    const vote = view({ phase: 'vote', plots: { held, drawn: [], deck: 9 } });
    expect([0, 1].map((seat) => is_open({ ...vote, you: you(seat) }, []))).toEqual([true, false]);
    const lit: Notice = { type: 'plot_played', seat: 3, card: 'in_the_spotlight', target: 1 };
    const quest = (seat: number) => view({ phase: 'quest', you: you(seat) });
    expect([1, 2].map((seat) => is_open(quest(seat), [lit]))).toEqual([true, false]);
    expect(is_open(quest(1), [lit, { type: 'quest_finished', quest: 1, fails: 0, result: 'success' }])).toBe(false);
  });
});

describe('the end', () => {
  const switched: Notice = { type: 'lancelots_switched' };
  const ended: Notice = { type: 'ended', winner: 'good', reason: 'quests', roles: [], quests: [] };
  it('knows on which side each Lancelot stood last', () => {
    const sides = (story: Notice[]) =>
      ['lancelot_good', 'lancelot_evil', 'merlin', 'oberon'].map((role) => final_side(role, story)).join(' ');
    expect(sides([])).toBe('good evil good evil');
    expect(sides([switched])).toBe('evil good good evil');
    expect(sides([switched, ended, switched])).toBe('good evil good evil');
  });
  it('opens what was decided in secret', () => {
    expect(decided_line({ type: 'vote', approve: false }, 'Kay')).toBe('Kay votes against.');
    expect(decided_line({ type: 'quest', card: 'fail' }, 'Kay')).toBe('Kay lays a card: fail.');
    expect(decided_line({ type: 'propose', team: [0, 1] }, 'Kay')).toBeNull();
  });
});
