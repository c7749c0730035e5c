// What just happened: said to a screen reader, heard, and shown for a while above the decision.
import { announce } from '../../lib/announce.svelte';
import type { Notice } from '../../lib/protocol';
import { play } from '../../lib/sound';
import { story_line } from './story';

const sounds: Record<string, Parameters<typeof play>[0]> = { card_laid: 'turned', encounter_won: 'success', stage_won: 'success', menhir_lit: 'success', encounter_lost: 'fail', out: 'fail' };

export class News {
  lines = $state.raw<string[]>([]);

  hear(notices: Notice[], fresh: boolean, name: (seat: number) => string): void {
    const said = notices.map((notice) => story_line(notice, name)).filter((line) => line !== null);
    if (said.length) this.lines = said;
    if (!fresh) return;
    if (said.length) announce(said.join(' '));
    for (const melody of new Set(notices.map((notice) => sounds[notice.type]))) if (melody) play(melody);
  }
}
