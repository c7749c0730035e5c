// What the view shows at one seat, gathered for drawing and for reading aloud.
import { t } from '../../lib/words.svelte';
import { printed_side, type Card, type Role, type Side, type View } from './view';

export type SeatSigns = {
  leader: boolean;
  team: boolean;
  excalibur: boolean;
  lady: boolean;
  plots: number;
  thinking: boolean;
  sealed: boolean;
  vote: boolean | null;
  open_card: Card | null;
  known: string[];
  known_side: Side | null;
  role: Role | null;
  role_side: Side | null;
  spoken: string[];
};

const good_sights = new Set(['merlin', 'lancelot_good', 'good']);
const sides = new Set(['good', 'evil']);

/** The votes that lie open: from the moment they are shown until the next team or the end of the quest. */
export function open_votes(view: View): boolean[] | null {
  const last = view.history.at(-1);
  if (!last || view.phase === 'vote' || view.phase === 'over' || view.phase === 'assassinate' || last.result !== null)
    return null;
  return last.votes;
}

function vote_shown(view: View, seat: number): boolean | null {
  const early = view.open_votes[String(seat)];
  return early ?? open_votes(view)?.[seat] ?? null;
}

function known_words(view: View, seat: number): string[] {
  const opening = view.you?.knows.filter((known) => known.seat === seat).map((known) => known.as) ?? [];
  const later =
    view.you?.learned.filter((known) => known.seat === seat && sides.has(known.as)).map((known) => known.as) ?? [];
  return [...new Set([...opening, ...later])];
}

export const opinion_makers = (view: View): number[] =>
  (view.plots?.held ?? []).flatMap((cards, seat) => (cards.includes('opinion_maker') ? [seat] : []));

/** Opinion makers vote before the others: until their votes lie open nobody else has voted. */
function has_voted(view: View, seat: number): boolean {
  const first = opinion_makers(view);
  const opinions_pending = first.some((maker) => view.open_votes[String(maker)] === undefined);
  return !view.waiting.includes(seat) && (!opinions_pending || first.includes(seat));
}

function is_sealed(view: View, seat: number): boolean {
  if (view.phase === 'vote') return has_voted(view, seat);
  return view.phase === 'quest' && (view.team?.includes(seat) ?? false) && !view.waiting.includes(seat);
}

export function seat_signs(view: View, seat: number): SeatSigns {
  const known = known_words(view, seat);
  const role = view.roles?.[seat] ?? null;
  const signs: SeatSigns = {
    leader: view.leader === seat && view.phase !== 'over',
    team: view.team?.includes(seat) ?? false,
    excalibur: view.excalibur === seat,
    lady: view.lady?.holder === seat,
    plots: view.plots?.held[seat]?.length ?? 0,
    thinking: view.waiting.includes(seat),
    sealed: is_sealed(view, seat),
    vote: vote_shown(view, seat),
    open_card: view.open_cards[String(seat)] ?? null,
    known,
    known_side:
      known.length === 0 || known.includes('merlin_or_morgana')
        ? null
        : good_sights.has(known.at(-1)!)
          ? 'good'
          : 'evil',
    role,
    role_side: role ? printed_side(role) : null,
    spoken: [],
  };
  signs.spoken = spoken(signs);
  return signs;
}

function spoken(signs: SeatSigns): string[] {
  const words: string[] = [];
  if (signs.leader) words.push(t('avalon.sign.leader'));
  if (signs.team) words.push(t('avalon.sign.team'));
  if (signs.excalibur) words.push(t('avalon.source.excalibur'));
  if (signs.lady) words.push(t('avalon.source.lady'));
  if (signs.plots) words.push(t('avalon.sign.plots', { n: signs.plots }));
  if (signs.sealed) words.push(t('avalon.sign.sealed'));
  if (signs.thinking) words.push(t('avalon.sign.thinking'));
  if (signs.vote !== null) words.push(t(signs.vote ? 'avalon.sign.approved' : 'avalon.sign.rejected'));
  return words;
}
