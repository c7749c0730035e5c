// What just happened: said to a screen reader, heard, and turned over on the table.
import { announce } from '../../lib/announce.svelte';
import type { Notice } from '../../lib/protocol';
import { play } from '../../lib/sound';
import { story_line } from './story';
import type { Tally } from './tally';

export type Reveal = { quest: number; fails: number; size: number; result: 'success' | 'fail' };

export class News {
  reveal = $state<Reveal | null>(null);
  learned = $state(false);
  /** The last vote, for as long as it takes to read: the next team may follow at once. */
  tally = $state.raw<Tally | null>(null);
  #sizes: number[];

  constructor(sizes: number[]) {
    this.#sizes = sizes;
  }

  hear(notices: Notice[], fresh: boolean, name: (seat: number) => string): void {
    if (!fresh) return;
    const said = notices.map((notice) => story_line(notice, name)).filter((line) => line !== null);
    if (said.length) announce(said.join(' '));
    for (const notice of notices) this.#one(notice);
  }

  #counted(tally: Tally): void {
    play('turned');
    this.tally = tally;
    setTimeout(() => { if (this.tally === tally) this.tally = null; }, 5000);
  }

  #one(notice: Notice): void {
    if (notice.type === 'votes_shown') this.#counted(notice as unknown as Tally);
    if (notice.type === 'learned') this.learned = true;
    if (notice.type !== 'quest_finished') return;
    const quest = notice.quest as number;
    this.reveal = { quest, fails: notice.fails as number, size: this.#sizes[quest - 1] ?? 0, result: notice.result as 'success' | 'fail' };
    play(this.reveal.result);
  }
}
