// What just happened: said to a screen reader, heard, and turned over on the table.
import { announce, hush, show } from '../../lib/announce.svelte';
import { last_told, type GameMessage } from '../../lib/protocol';
import { calm } from '../../lib/settings.svelte';
import { play } from '../../lib/sound';
import { game_at, story_at, type Table } from '../../lib/table.svelte';
import { in_full, loyalty_words, story_line } from './story';
import type { Tally } from './tally';
import type { Notice } from './view';

export type Reveal = { quest: number; fails: number; size: number; result: 'success' | 'fail' };

/** What nobody at the table could see happen otherwise: shown for a moment, and so read aloud as well. */
const shown: ReadonlySet<string> = new Set([
  'plots_given',
  'plot_played',
  'plot_taken',
  'plot_lapsed',
  'side_shown',
  'excalibur',
  'lady',
  'lancelots_switched',
]);
/** A vote is read before the cards that follow it are turned. */
const reading_time = 2500;
/** So long the table sees whom the knife falls on before all cards are shown. */
const knife_time = 3500;

type Game = GameMessage<'avalon'>;
type Told = { game: Game; story: Notice[] };
const waiting_for_nobody = (game: Game): Game => ({
  ...game,
  view: { ...game.view, waiting: [] },
  legal: [],
  legal_count: 0,
});
const told_by = (table: Table): Told => ({ game: game_at<'avalon'>(table)!, story: story_at<'avalon'>(table) });

export class News {
  reveal = $state<Reveal | null>(null);
  learned = $state(false);
  /** The last vote, for as long as it takes to read: the next team may follow at once. */
  tally = $state.raw<Tally | null>(null);
  /** Game and story before the quest cards are turned: shown until then, so that nothing gives the result away. */
  #held = $state.raw<Told | null>(null);
  /** The assassination, shown though it is already decided: a bot may decide while the last cards are turned. */
  #knife = $state.raw<Told | null>(null);
  #table: Table;
  #last: Told;
  #counted_at = 0;
  #later: string[] = [];

  constructor(table: Table) {
    this.#table = table;
    this.#last = told_by(table);
    table.news = (notices, fresh) =>
      this.#hear(in_full(told_by(table).story).slice(table.story.length - notices.length), fresh, table.seat_name);
  }

  /** What the table shows, and what has been told so far. */
  get game(): Game {
    return (this.#held ?? this.#knife)?.game ?? told_by(this.#table).game;
  }
  get story(): Notice[] {
    return (this.#held ?? this.#knife)?.story ?? told_by(this.#table).story;
  }
  /** Whom the knife falls on, while that is shown: not before the cards of the last quest have gone. */
  get named(): number | undefined {
    return this.#knife && !this.reveal ? last_told(told_by(this.#table).story, 'assassinated')?.target : undefined;
  }

  turned = (): void => {
    this.#release();
    if (this.reveal) play(this.reveal.result);
  };
  done = (): void => {
    this.reveal = null;
    this.#release();
    this.#end_assassination();
  };

  #release(): void {
    this.#held = null;
    for (const text of this.#later.splice(0)) show(text);
  }

  #end_assassination(): void {
    setTimeout(() => (this.#knife = null), knife_time);
  }

  #hear(notices: Notice[], fresh: boolean, name: (seat: number) => string): void {
    const before = this.#last;
    this.#last = told_by(this.#table);
    if (!fresh) return;
    const words = (those: Notice[]) =>
      those
        .map((notice) => story_line(notice, name))
        .filter((line) => line !== null)
        .join(' ');
    const said = words(notices.filter((notice) => !shown.has(notice.type)));
    if (said) announce(said);
    for (const notice of notices) {
      if (shown.has(notice.type)) this.#show(words([notice]));
      const loyalty = notice.type === 'round_started' ? loyalty_words(notice) : null;
      if (loyalty !== null) this.#show(loyalty);
      this.#one(notice, before);
    }
  }

  /** What follows a quest is shown when its cards are turned. */
  #show(text: string): void {
    if (this.#held) this.#later.push(text);
    else show(text);
  }

  #counted(tally: Tally): void {
    play('turned');
    this.tally = tally;
    this.#counted_at = Date.now();
    setTimeout(() => {
      if (this.tally === tally) this.tally = null;
    }, 5000);
  }

  #one(notice: Notice, { game, story }: Told): void {
    if (notice.type === 'votes_shown') this.#counted(notice);
    if (notice.type === 'learned') this.learned = true;
    if (notice.type === 'ended') {
      this.#later = [];
      hush();
    }
    if (notice.type === 'assassinated' && !calm()) {
      this.#knife = { game: waiting_for_nobody(game), story };
      if (!this.reveal && !this.#held) this.#end_assassination();
    }
    if (notice.type !== 'quest_finished') return;
    this.tally = null; // the quest is over
    const { quest, fails, result } = notice;
    const reveal: Reveal = { quest, fails, result, size: game.view.sizes[quest - 1] ?? 0 };
    const wait = calm() ? 0 : Math.max(0, this.#counted_at + reading_time - Date.now());
    this.#held = { game: waiting_for_nobody(game), story };
    setTimeout(() => (this.reveal = reveal), wait);
  }
}
