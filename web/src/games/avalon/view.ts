// What the server shows of a game of Avalon; see docs/protocol.md.
import type { Action } from '../../lib/protocol';

export type Side = 'good' | 'evil';
export type Card = 'success' | 'fail';
export type Role =
  | 'merlin'
  | 'percival'
  | 'servant'
  | 'assassin'
  | 'mordred'
  | 'morgana'
  | 'oberon'
  | 'minion'
  | 'lancelot_good'
  | 'lancelot_evil';
export type Phase = 'propose' | 'vote' | 'quest' | 'excalibur' | 'lady' | 'assassinate' | 'plot' | 'over';
export type Plot =
  | 'close_eye'
  | 'strong_leader'
  | 'no_confidence'
  | 'opinion_maker'
  | 'take_responsibility'
  | 'overheard_conversation'
  | 'open_up'
  | 'establish_confidence'
  | 'in_the_spotlight';

export type Known = { seat: number; as: string };
export type Learned = { seat: number; as: string; by: string; round: number };
export type Proposal = {
  quest: number;
  leader: number;
  team: number[];
  votes: boolean[];
  approved: boolean;
  fails: number | null;
  result: Card | null;
  no_confidence?: boolean;
  excalibur?: { bearer: number; target: number | null };
  cards?: { seat: number; card: Card }[];
};

export type View = {
  game: 'avalon';
  players: number;
  phase: Phase;
  leader: number;
  round: number;
  quest: number | null;
  rejections: number;
  sizes: number[];
  fails_needed: number[];
  results: (Card | null)[];
  team: number[] | null;
  excalibur: number | null;
  waiting: number[];
  lady: { holder: number; past: number[]; uses_left: number } | null;
  loyalty: { turned: string[]; schedule: string[] | null } | null;
  plots: { held: Plot[][]; drawn: Plot[]; deck: number } | null;
  open_votes: Record<string, boolean>;
  open_cards: Record<string, Card>;
  history: Proposal[];
  you?: { seat: number; role: Role; side: Side; knows: Known[]; learned: Learned[] };
  roles?: Role[];
};

export type Config = {
  players: number;
  roles: string[];
  lancelot: 'off' | 'known' | 'switching' | 'scheduled';
  lady: boolean;
  excalibur: boolean;
  targeting: boolean;
  plots: boolean;
  edition: 'en' | 'cs' | 'pl' | 'uk';
  floating_assassin: boolean;
};

export const default_config: Config = {
  players: 5,
  roles: ['merlin', 'assassin'],
  lancelot: 'off',
  lady: false,
  excalibur: false,
  targeting: false,
  plots: false,
  edition: 'en',
  floating_assassin: false,
};
export const special_roles: Role[] = ['merlin', 'percival', 'assassin', 'mordred', 'morgana', 'oberon'];
const evil_roles: ReadonlySet<string> = new Set([
  'assassin',
  'mordred',
  'morgana',
  'oberon',
  'minion',
  'lancelot_evil',
]);
/** The side a character card is printed for; who stands where now, only the server knows. */
export const printed_side = (role: string): Side => (evil_roles.has(role) ? 'evil' : 'good');

/** `among`: what the members of a list too long to be sent can be. */
export type Decision = {
  view: View;
  legal: Action[] | null;
  among?: Record<string, unknown[]> | undefined;
  act: (action: Action) => void;
  sending: boolean;
};
