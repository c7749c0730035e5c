// What just happened: said to a screen reader, heard, and shown for a moment where it happened.
import { announce } from '../../lib/announce.svelte';
import { play } from '../../lib/sound';
import { list, t } from '../../lib/words.svelte';
import { story_line } from './story';
import type { Notice, NoticeOf } from './view';

export class News {
  /** The place of the last deed, and the last thing told of it. */
  at = $state<number | null>(null);
  last = $state('');

  hear(notices: Notice[], fresh: boolean, name: (seat: number) => string, opening: Notice | undefined): void {
    const said = notices.map((notice) => story_line(notice, name, opening)).filter((line) => line !== null);
    if (said.length) this.last = said.at(-1)!;
    for (const notice of notices) if ('at' in notice && notice.at !== undefined) this.at = notice.at;
    if (!fresh) return;
    const drawn = notices.filter((notice) => notice.type === 'you_drew').map(drawn_words);
    if (said.length || drawn.length) announce([...said, ...drawn].join(' '));
    for (const notice of notices) sound_of(notice);
  }
}

const drawn_words = (notice: NoticeOf<'you_drew'>): string =>
  t('duel.you_drew', { cards: list(notice.cards.map((card) => t(`duel.card.${card}`))) });

function sound_of(notice: Notice): void {
  if (notice.type === 'card_laid') play('turned');
  if (notice.type === 'conquered') play('success');
}
