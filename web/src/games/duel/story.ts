// What happened, in words: one line for each public notice. What only this seat was told shows in its hand.
import { by_type, type ByType } from '../../lib/by_type';
import { t } from '../../lib/words.svelte';
import type { Names } from '../game';
import { area_words, areas_of, type Areas } from './set';
import type { Notice, NoticeOf } from './view';

const card_name = (card: string) => t(`duel.card.${card}`);
const tile_name = (tile: string) => t(`duel.tile.${tile}`);

function answer_told(n: NoticeOf<'answered'>, name: Names): string {
  const seat = name(n.seat);
  if (n.card)
    return t(n.to_play === 'enchant' ? 'duel.story.countered' : 'duel.story.defended', {
      seat,
      card: card_name(n.card),
    });
  return n.enchanted
    ? t('duel.story.enchanted', { seat, card: card_name(n.enchanted) })
    : t('duel.story.unanswered', { seat });
}

function conquest_told(n: NoticeOf<'conquered'>, name: Names, areas: Areas): string {
  const area = areas[n.territory];
  return t('duel.story.conquered', {
    seat: name(n.seat),
    at: n.at,
    own: n.own,
    his: n.his,
    n: n.losses,
    territory: area ? area_words(area) : n.territory,
  });
}

const tellers: ByType<Notice, [Names, Areas], string> = {
  started: (n, name) => t('duel.story.started', { seat: name(n.first) }),
  turn_started: (n, name) =>
    n.tile
      ? t('duel.turn_with_tile', { seat: name(n.seat), tile: tile_name(n.tile) })
      : t('duel.turn_of', { seat: name(n.seat) }),
  drew: (n, name) => t('duel.story.drew', { seat: name(n.seat), n: n.count }),
  deck_shuffled: (n) => t('duel.story.deck_shuffled', { n: n.count }),
  card_laid: (n, name) => t(`duel.story.${n.as}`, { seat: name(n.seat), at: n.at, card: card_name(n.card) }),
  answered: answer_told,
  conquered: conquest_told,
  paid: (n, name) =>
    t(n.at === undefined ? 'duel.story.paid_hand' : 'duel.story.paid_pile', {
      seat: name(n.seat),
      at: n.at ?? '',
      card: card_name(n.card),
    }),
  avalon_used: (n, name) => t('duel.story.avalon_used', { seat: name(n.seat) }),
  play_ended: (n, name) => t('duel.play_ended', { seat: name(n.seat) }),
  tile_taken: (n, name) => t('duel.story.tile_taken', { seat: name(n.seat), tile: tile_name(n.tile) }),
  discarded: (n, name) => t('duel.story.dropped', { seat: name(n.seat), card: card_name(n.card) }),
  resigned: (n, name) => t('duel.story.gave_up', { seat: name(n.seat) }),
  ended: (n, name) => t('duel.story.ended', { seat: name(n.winner), reason: t(`duel.reason.${n.reason}`) }),
};

export function story_line(notice: Notice, name: Names, opening?: Notice): string | null {
  return by_type(tellers, notice, name, areas_of(opening)) ?? null;
}

export const is_heading = (notice: Notice): boolean => notice.type === 'turn_started';
