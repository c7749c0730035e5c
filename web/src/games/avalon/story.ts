// What happened, in words: one line for each public notice. What only this seat was told stays on its secret card.
import { by_type, type ByType } from '../../lib/by_type';
import { list, t } from '../../lib/words.svelte';
import type { Names } from '../game';
import { tally_words } from './tally';
import type { Action, Notice, NoticeOf, Plot } from './view';

const plot_name = (plot: string) => t(`avalon.plot.${plot}`);
const all = (seats: number[], name: Names) => (seats.length ? list(seats.map(name)) : t('avalon.story.nobody'));
const voters = (votes: Record<number, boolean>, approve: boolean) =>
  Object.keys(votes)
    .map(Number)
    .filter((seat) => votes[seat] === approve);

function quest_told(notice: NoticeOf<'quest_finished'>): string {
  if (notice.fails === 0) return t('avalon.story.quest_clean', { quest: notice.quest });
  return t(`avalon.story.quest_${notice.result}`, { n: notice.fails, quest: notice.quest });
}

/** The loyalty card that a round began with, if it did. */
export const loyalty_words = (round: NoticeOf<'round_started'>): string | null =>
  round.loyalty ? t('avalon.story.loyalty_turned', { loyalty: t(`avalon.loyalty.${round.loyalty}`) }) : null;

const tellers: ByType<Notice, [Names], string> = {
  started: () => t('avalon.dealt'), // who leads, the first round tells
  round_started: (n, name) =>
    [t('avalon.story.round_opened', { round: n.round, leader: name(n.leader) }), loyalty_words(n)]
      .filter((words) => words !== null)
      .join(' '),
  plots_drawn: (n) => t('avalon.story.plots_drawn', { plots: list(n.cards.map(plot_name)) }),
  plots_given: (n, name) =>
    t('avalon.story.plots_given', {
      seats: list(
        n.to_seats.map((seat, index) => (n.cards ? `${name(seat)} (${plot_name(n.cards[index]!)})` : name(seat))),
      ),
    }),
  plot_played: (n, name) =>
    t(n.target === undefined ? 'avalon.story.plot_used' : 'avalon.story.plot_used_on', {
      seat: name(n.seat),
      plot: plot_name(n.card),
      target: n.target === undefined ? '' : name(n.target),
    }),
  plot_passed: (n, name) => t('avalon.story.plot_passed', { seat: name(n.seat), plot: plot_name(n.card) }),
  plot_taken: (n, name) =>
    t('avalon.story.plot_taken', { seat: name(n.seat), plot: plot_name(n.card), from: name(n.from) }),
  plot_lapsed: (n) => t('avalon.story.plot_lapsed', { plot: plot_name(n.card) }),
  side_shown: (n, name) =>
    t('avalon.story.side_looked', { plot: plot_name(n.card), shown: name(n.seat), learner: name(n.to_seat) }),
  team_proposed: (n, name) =>
    t(n.excalibur == null ? 'avalon.story.team_named' : 'avalon.story.team_named_bearer', {
      leader: name(n.leader),
      quest: n.quest,
      team: all(n.team, name),
      bearer: n.excalibur == null ? '' : name(n.excalibur),
    }),
  opinions_shown: (n, name) =>
    [
      t('avalon.story.opinions', { seats: all(voters(n.open_votes, true), name) }),
      t('avalon.story.votes_against', { seats: all(voters(n.open_votes, false), name) }),
    ].join(' '),
  votes_shown: (n, name) =>
    [
      `${tally_words(n)}.`,
      t('avalon.story.votes_for', { seats: all(voters(n.votes, true), name) }),
      t('avalon.story.votes_against', { seats: all(voters(n.votes, false), name) }),
    ].join(' '),
  lancelots_switched: () => t('avalon.story.lancelots_switched'),
  excalibur: (n, name) =>
    t(n.target == null ? 'avalon.story.excalibur_unused' : 'avalon.story.excalibur_used', {
      bearer: name(n.bearer),
      target: n.target == null ? '' : name(n.target),
    }),
  quest_finished: quest_told,
  lady: (n, name) =>
    t(n.target == null ? 'avalon.story.lady_declined' : 'avalon.story.lady_asked', {
      holder: name(n.holder),
      target: n.target == null ? '' : name(n.target),
    }),
  assassin_revealed: (n, name) => t('avalon.story.assassin_revealed', { seat: name(n.seat) }),
  assassinated: (n, name) => t('avalon.story.assassinated', { target: name(n.target) }),
  ended: (n) => t(`avalon.story.ended_${n.winner}`, { reason: t(`avalon.reason.${n.reason}`) }),
};

/** Which card went to whom is told in two notices, the draw and the gift: here the gift knows the cards too. */
export function in_full(notices: Notice[]): Notice[] {
  let cards: Plot[] = [];
  return notices.map((notice) => {
    if (notice.type === 'plots_drawn') cards = notice.cards;
    return notice.type === 'plots_given' ? { ...notice, cards } : notice;
  });
}

export function story_line(notice: Notice, name: Names): string | null {
  if (notice.type === 'card_laid' && notice.card)
    return t('avalon.story.card_laid_open', {
      seat: name(notice.seat),
      card: t(`avalon.card.${notice.card}`),
    });
  return by_type(tellers, notice, name) ?? null;
}

/** Votes and quest cards, which nobody saw when they were chosen. */
export function decided_line(action: Action, seat: string): string | null {
  if (action.type === 'vote') return t(action.approve ? 'avalon.replay.for' : 'avalon.replay.against', { seat });
  return action.type === 'quest' ? t('avalon.replay.lays', { seat, card: t(`avalon.card.${action.card}`) }) : null;
}

export const is_heading = (notice: Notice): boolean => notice.type === 'round_started';
