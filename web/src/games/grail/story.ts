// What happened, in words: one line for each notice that is worth one.
import { by_type, type ByType } from '../../lib/by_type';
import { capital, list, t } from '../../lib/words.svelte';
import { all_in_words } from './effects';
import { named, text_of } from './names';
import type { Names, Notice, NoticeOf } from './view';

const signed = (amount: number) => (amount < 0 ? '−' : '+') + Math.abs(amount);
/** Somebody did something, with nothing more to name. */
const about =
  (key: string) =>
  (n: { seat: number }, name: Names): string =>
    t(key, { seat: name(n.seat), what: '' });
/** Somebody did something with a thing of the pack. */
const about_a =
  <Member extends 'card' | 'item' | 'location' | 'action'>(member: Member, key: string) =>
  (n: { seat: number } & Record<Member, string>, name: Names): string =>
    t(key, { seat: name(n.seat), what: named(member, n[member]) });
const plain = (key: string) => (): string => t(key);
const yes_or_no =
  (yes: string, no: string) =>
  (n: { seat: number; yes: boolean }, name: Names): string =>
    t(n.yes ? yes : no, { seat: name(n.seat) });
const ended = (text: string) => capital(text) + '.';
const sentence = (...parts: string[]) => parts.filter(Boolean).join(' ');

/** Drawing and discarding are told card by card; what is only a step on the way is not told. */
function effect(n: NoticeOf<'effect'>, name: Names): string | null {
  const amount = signed(n.amount);
  switch (n.verb) {
    case 'gain':
      return ended(t('grail.story.effect', { seat: name(n.seat), what: t(`grail.stock.${n.stock}`), amount }));
    case 'damage':
      return ended(
        t('grail.story.effect', { seat: name(n.seat), what: t('grail.stock.health'), amount: signed(-n.amount) }),
      );
    case 'marker':
    case 'affinity':
      return ended(t('grail.told.change', { what: t(`grail.verb.${n.verb}`), amount }));
    case 'reduce':
    case 'hold':
      return ended(t('grail.told.change', { what: t(`grail.verb.${n.verb}`), amount: n.amount }));
    case 'charge':
      return ended(t('grail.told.change', { what: t('grail.verb.charge'), amount }));
    case 'destroy_last':
      return t('grail.told.destroyed');
    case 'take_item':
      return t('grail.told.found', { seat: name(n.seat), what: named('item', n.item ?? '') });
    case 'mark':
      return n.amount > 0 ? t('grail.told.marked', { what: named('mark', n.mark ?? '') }) : null;
    case 'dial':
      return ended(t('grail.told.change', { what: named('dial', n.dial ?? ''), amount }));
    case 'drop_item':
      return t('grail.told.dropped', { seat: name(n.seat) });
    default:
      return null;
  }
}

const tellers: ByType<Notice, [Names], string | null> = {
  started: (n) => t(n.mode === 'campaign' ? 'grail.told.campaign' : 'grail.told.encounter'),
  encounter: (n) =>
    sentence(
      t('grail.story.encounter', { what: named('encounter', n.encounter) }) + '.',
      text_of('encounter', n.encounter),
    ),
  avoid: yes_or_no('grail.told.avoid_yes', 'grail.told.avoid_no'),
  laid_aside: about_a('item', 'grail.told.laid_aside'),
  encounter_started: plain('grail.told.begins'),
  card_drawn: about_a('card', 'grail.story.drew'),
  hand_kept: about('grail.told.kept'),
  hand_redrawn: about('grail.story.redrawn'),
  turn: (n) => ended(t('grail.story.turn', { n: n.turn })),
  activated: about('grail.story.activated'),
  token_removed: plain('grail.told.token'),
  panic_card: about_a('card', 'grail.story.panic'),
  card_laid: (n, name) =>
    t(n.magic ? 'grail.told.laid_with_magic' : 'grail.story.laid', {
      seat: name(n.seat),
      what: named('card', n.card),
      n: n.magic,
    }),
  charges_paid: about('grail.told.charges'),
  item_used: about_a('item', 'grail.told.item'),
  ability: yes_or_no('grail.told.ability_yes', 'grail.told.ability_no'),
  effect,
  card_discarded: about_a('card', 'grail.story.discarded'),
  top_discarded: about_a('card', 'grail.told.top'),
  deck_empty: about('grail.story.deck_empty'),
  enemy_strikes: (n) =>
    n.does?.length ? t('grail.told.strikes', { what: all_in_words(n.does) }) : t('grail.story.enemy'),
  stage_won: (n) => t('grail.story.stage_won', { n: n.stage }),
  encounter_won: plain('grail.story.won'),
  encounter_lost: plain('grail.story.lost'),
  flee: about('grail.story.flees'),
  toss: (n, name) => t(n.away ? 'grail.story.toss_away' : 'grail.story.toss_stay', { seat: name(n.seat) }),
  leave_proposed: about('grail.told.leave_proposed'),
  leave: yes_or_no('grail.told.leave_yes', 'grail.told.leave_no'),
  out: (n, name) => t(n.reason === 'dying' ? 'grail.story.dying' : 'grail.story.out', { seat: name(n.seat) }),
  robbed: plain('grail.story.robbed'),
  loot: about('grail.told.loot'),
  encounter_over: (n) => t('grail.told.over', { reason: t(`grail.reason.${n.reason}`) }),
  morning: (n) => t('grail.story.morning', { n: n.day }),
  dial: (n) => t('grail.story.dial', { what: named('dial', n.dial), n: n.left }),
  item_given: (n, name) =>
    t('grail.story.gave', { seat: name(n.seat), what: named('item', n.item), other: name(n.member) }),
  event: (n) => sentence(t('grail.story.event', { what: named('event', n.event) }) + '.', text_of('event', n.event)),
  dread: plain('grail.story.dread'),
  guardian: (n) =>
    t('grail.story.guardian', { what: named('encounter', n.encounter), where: named('location', n.location) }),
  travelled: about_a('location', 'grail.story.travelled'),
  join: yes_or_no('grail.told.join_yes', 'grail.told.join_no'),
  spared: about('grail.story.spared'),
  explored: (n, name) =>
    sentence(
      t('grail.story.explored', { seat: name(n.seat), what: named('location', n.location) }),
      text_of('location', n.location),
    ),
  acted: about_a('action', 'grail.story.acted'),
  menhir_lit: about('grail.told.lit'),
  rests: about('grail.story.rests'),
  evening: plain('grail.story.evening'),
  ate: (n, name) => t(n.fed ? 'grail.story.ate' : 'grail.story.hungry', { seat: name(n.seat) }),
  grown: (n, name) => t('grail.story.grown', { seat: name(n.seat), what: t(`grail.attribute.${n.attribute}`) }),
  learning: (n, name) =>
    t('grail.told.learning', { seat: name(n.seat), what: list(n.cards.map((card) => named('card', card))) }),
  card_kept: about_a('card', 'grail.story.learned'),
  taken_out: about_a('card', 'grail.told.taken_out'),
  put_in: about_a('card', 'grail.told.put_in'),
  sleeps: about('grail.told.sleeps'),
  dream: (n, name) => t('grail.story.dream', { seat: name(n.seat), what: text_of('dream', n.dream) }),
  nightmare: (n, name) => t('grail.story.nightmare', { seat: name(n.seat), what: text_of('dream', n.dream) }),
  ended: (n) => `${t(`grail.winner.${n.winner}`)}: ${t(`grail.reason.${n.reason}`)}.`,
};

/** What shows only in what follows from it: steps of the engine without words of their own. */
export const untold: ReadonlySet<string> = new Set<Notice['type']>([
  'abilities',
  'laying_ended',
  'enemy',
  'shuffled',
  'menhirs_faded',
  'land_shrank',
  'dials_turned',
  'arrived',
]);
export const told: ReadonlySet<string> = new Set(Object.keys(tellers));

type Effect = NoticeOf<'effect'>;
const added_up: ReadonlySet<string> = new Set<Effect['verb']>(['gain', 'damage', 'marker', 'affinity']);
const same_effect = (a: Effect, b: Effect): boolean =>
  added_up.has(a.verb) &&
  a.amount * b.amount > 0 &&
  JSON.stringify({ ...a, amount: 0 }) === JSON.stringify({ ...b, amount: 0 });

/** What is worth telling, where the same thing happening again at once is told as one: three times a marker is +3. */
export function gathered(notices: Notice[]): Notice[] {
  const all: Notice[] = [];
  for (const notice of notices.filter((one) => told.has(one.type))) {
    const last = all.at(-1);
    if (last?.type === 'effect' && notice.type === 'effect' && same_effect(last, notice))
      all[all.length - 1] = { ...last, amount: last.amount + notice.amount };
    else all.push(notice);
  }
  return all;
}

export const story_line = (notice: Notice, name: Names): string | null => by_type(tellers, notice, name) ?? null;

export const is_heading = (notice: Notice): boolean =>
  ['turn', 'morning', 'evening', 'encounter'].includes(notice.type);
