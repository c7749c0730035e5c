// What just happened: said to a screen reader, heard, and shown for a while above the decision.
import { announce } from '../../lib/announce.svelte';
import { play } from '../../lib/sound';
import { gathered, story_line } from './story';
import type { Notice } from './view';

const sounds: Record<string, Parameters<typeof play>[0]> = {
  card_laid: 'turned',
  encounter_won: 'success',
  stage_won: 'success',
  menhir_lit: 'success',
  encounter_lost: 'fail',
  out: 'fail',
};

const in_passing = new Set(['turn', 'activated', 'hand_kept', 'token_removed', 'encounter_started']);

/** What happened in a few lines: what follows from something stands beside it, and steps in passing are left out. */
export function in_short(notices: Notice[], name: (seat: number) => string): string[] {
  const lines: string[] = [];
  for (const notice of gathered(notices)) {
    const line = in_passing.has(notice.type) ? null : story_line(notice, name);
    if (line === null) continue;
    if (notice.type === 'effect' && lines.length) lines[lines.length - 1] += ` ${line}`;
    else lines.push(line);
  }
  return lines;
}

export class News {
  lines = $state.raw<string[]>([]);

  hear(notices: Notice[], fresh: boolean, name: (seat: number) => string): void {
    const said = gathered(notices)
      .map((notice) => story_line(notice, name))
      .filter((line) => line !== null);
    const short = in_short(notices, name);
    if (short.length) this.lines = short;
    if (!fresh) return;
    if (said.length) announce(said.join(' '));
    for (const melody of new Set(notices.map((notice) => sounds[notice.type]))) if (melody) play(melody);
  }
}
