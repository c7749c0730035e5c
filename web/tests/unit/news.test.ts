import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { News } from '../../src/games/avalon/news.svelte';
import type { View } from '../../src/games/avalon/view';
import type { Notice } from '../../src/lib/protocol';
import { toast } from '../../src/lib/announce.svelte';
import { settings } from '../../src/lib/settings.svelte';
import { use_language } from '../../src/lib/words.svelte';

/** A table whose game is told step by step. */
function a_table() {
  const table = {
    game: null as any,
    story: [] as Notice[],
    seat_name: (seat: number) => `Seat ${seat}`,
    news: (_: Notice[], __: boolean) => {},
  };
  const tell = (phase: View['phase'], ...notices: object[]) => {
    table.story = [...table.story, ...(notices as Notice[])];
    table.game = { view: { phase, sizes: [2, 3, 2, 3, 3], waiting: [0] }, legal: [], legal_count: 0, notices };
    table.news(notices as Notice[], true);
  };
  return { table, tell };
}
const last_quest = { type: 'quest_finished', quest: 4, fails: 0, result: 'success' };

beforeAll(() => use_language('en'));
beforeEach(() => {
  vi.useFakeTimers();
  settings.sound = false;
  settings.motion = 'auto';
});

describe('the hour of the knife', () => {
  it('is shown after the last cards, however quickly it was over', () => {
    const { table, tell } = a_table();
    tell('quest');
    const news = new News(table as any);
    tell('assassinate', last_quest, { type: 'assassin_revealed', seat: 3 });
    tell('over', { type: 'assassinated', target: 2 }, { type: 'ended', winner: 'good', reason: 'quests' });
    expect(news.game.view.phase).toBe('quest');
    vi.advanceTimersByTime(2500);
    expect(news.reveal?.quest).toBe(4);
    news.turned();
    expect([news.game.view.phase, news.named, news.story.at(-1)!.type]).toEqual([
      'assassinate',
      undefined,
      'assassin_revealed',
    ]);
    vi.advanceTimersByTime(60_000);
    expect([news.game.view.phase, news.named]).toEqual(['assassinate', undefined]);
    news.done();
    expect(news.named).toBe(2);
    vi.advanceTimersByTime(3000);
    expect(news.game.view.phase).toBe('assassinate');
    vi.advanceTimersByTime(1000);
    expect([news.game.view.phase, news.named]).toEqual(['over', undefined]);
  });

  it('ends by itself where somebody took time to think', () => {
    const { table, tell } = a_table();
    tell('assassinate', { type: 'assassin_revealed', seat: 3 });
    const news = new News(table as any);
    tell('over', { type: 'assassinated', target: 2 }, { type: 'ended', winner: 'evil', reason: 'assassination' });
    expect([news.game.view.phase, news.named]).toEqual(['assassinate', 2]);
    vi.advanceTimersByTime(4000);
    expect(news.game.view.phase).toBe('over');
  });

  it('holds nobody up who wants less motion', () => {
    settings.motion = 'less';
    const { table, tell } = a_table();
    tell('assassinate', { type: 'assassin_revealed', seat: 3 });
    const news = new News(table as any);
    tell('over', { type: 'assassinated', target: 2 });
    expect(news.game.view.phase).toBe('over');
  });
});

describe('what is shown for a moment', () => {
  it('waits for the cards of the quest before it', () => {
    const { table, tell } = a_table();
    tell('quest');
    const news = new News(table as any);
    tell('vote', { type: 'excalibur', bearer: 1, target: null }, last_quest, { type: 'lady', holder: 0, target: 2 });
    tell('vote', { type: 'plot_passed', seat: 1, card: 'open_up' }, { type: 'plot_played', seat: 2, card: 'open_up' });
    vi.advanceTimersByTime(2500);
    expect(toast()).toContain('Seat 1');
    vi.advanceTimersByTime(10_000);
    expect(toast()).toBe('');
    news.turned();
    vi.advanceTimersByTime(1);
    expect(toast()).toContain('Lady');
    vi.advanceTimersByTime(2001);
    expect(toast()).toContain('Seat 2 plays');
  });
});

describe('a loyalty card', () => {
  it('is told when a round begins with it', () => {
    const { table, tell } = a_table();
    tell('vote');
    new News(table as any);
    vi.advanceTimersByTime(10_000);
    tell('propose', { type: 'round_started', round: 3, leader: 1, loyalty: 'switch' });
    vi.advanceTimersByTime(1);
    expect(toast()).toMatch(/^Loyalty card: /);
  });
});
