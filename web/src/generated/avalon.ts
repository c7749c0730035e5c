// Written by `roundtable schema`: change the program, not this file.

/** Characters that a table may choose. */
export const special_roles = ['merlin', 'percival', 'assassin', 'mordred', 'morgana', 'oberon'] as const;
export type SpecialRole = (typeof special_roles)[number];

export const lancelots = ['off', 'known', 'switching', 'scheduled'] as const;
export type Lancelots = (typeof lancelots)[number];

export const editions = ['en', 'cs', 'pl', 'uk'] as const;
export type Edition = (typeof editions)[number];

export type Config = {
  players: number;
  roles: SpecialRole[];
  lancelot: Lancelots;
  lady: boolean;
  excalibur: boolean;
  targeting: boolean;
  plots: boolean;
  edition: Edition;
  floating_assassin: boolean;
};

export const roles = [
  'merlin',
  'percival',
  'servant',
  'assassin',
  'mordred',
  'morgana',
  'oberon',
  'minion',
  'lancelot_good',
  'lancelot_evil',
] as const;
export type Role = (typeof roles)[number];

/** The number of a seat, counted from 0. */
export type Seat = number;

export const loyalties = ['stay', 'switch'] as const;
export type Loyalty = (typeof loyalties)[number];

export const plots = [
  'close_eye',
  'strong_leader',
  'no_confidence',
  'opinion_maker',
  'take_responsibility',
  'overheard_conversation',
  'open_up',
  'establish_confidence',
  'in_the_spotlight',
] as const;
export type Plot = (typeof plots)[number];

export type Deal = { roles: Role[]; leader: Seat; assassin?: Seat; loyalty?: Loyalty[]; plots?: Plot[] };

export const phases = ['vote', 'quest', 'propose', 'plot', 'excalibur', 'lady', 'assassinate', 'over'] as const;
export type Phase = (typeof phases)[number];

export const refusals = [
  'not_your_turn',
  'not_now',
  'no_such_seat',
  'wrong_team_size',
  'quest_not_chosen',
  'quest_is_fixed',
  'no_such_quest',
  'quest_already_done',
  'last_quest_too_early',
  'bearer_missing',
  'no_excalibur',
  'bearer_not_in_team',
  'leader_cannot_bear',
  'good_must_succeed',
  'lancelot_must_fail',
  'target_not_in_team',
  'target_is_yourself',
  'card_lies_open',
  'lady_must_be_used',
  'has_held_lady',
  'known_to_be_evil',
  'wrong_number_of_receivers',
  'leader_cannot_receive',
  'receivers_not_distinct',
  'plot_not_in_this_window',
  'target_missing',
  'no_target_allowed',
  'card_already_seen',
  'not_a_neighbour',
  'card_not_there',
  'card_acts_at_once',
] as const;
export type Refusal = (typeof refusals)[number];

export const cards = ['success', 'fail'] as const;
export type Card = (typeof cards)[number];

export type Action =
  | { type: 'propose'; team: Seat[]; quest?: number; excalibur?: Seat }
  | { type: 'vote'; approve: boolean }
  | { type: 'quest'; card: Card }
  | { type: 'excalibur'; target: Seat | null }
  | { type: 'lady'; target: Seat | null }
  | { type: 'assassinate'; target: Seat }
  | { type: 'give_plots'; to: Seat[] }
  | { type: 'play_plot'; card: Plot; target?: Seat }
  | { type: 'pass' }
  | { type: 'overhear'; target: Seat }
  | { type: 'open_up'; target: Seat }
  | { type: 'establish_confidence'; target: Seat }
  | { type: 'take_responsibility'; from: Seat; card: Plot };

export const sides = ['good', 'evil'] as const;
export type Side = (typeof sides)[number];

/** What the opening shows of a seat. */
export const openings = ['evil', 'merlin', 'merlin_or_morgana', 'lancelot_good', 'lancelot_evil', 'assassin'] as const;
export type Opening = (typeof openings)[number];

export type Known = { seat: Seat; as: Opening };

export const sights = ['good', 'evil', 'success', 'fail'] as const;
export type Sight = (typeof sights)[number];

export const sources = [
  'lady',
  'overheard_conversation',
  'open_up',
  'establish_confidence',
  'excalibur',
  'close_eye',
] as const;
export type Source = (typeof sources)[number];

export const reasons = ['quests', 'rejections', 'assassination'] as const;
export type Reason = (typeof reasons)[number];

export type PlayedCard = { seat: Seat; card: Card };

export type Notice =
  | { type: 'started'; leader: Seat }
  | { type: 'your_character'; seat: Seat; role: Role; side: Side; knows: Known[] }
  | { type: 'voted'; seat: Seat }
  | { type: 'card_laid'; seat: Seat; card?: Card }
  | { type: 'plot_played'; seat: Seat; card: Plot; target?: Seat }
  | { type: 'side_shown'; card: Plot; seat: Seat; to_seat: Seat }
  | { type: 'excalibur'; bearer: Seat; target: Seat | null }
  | { type: 'lady'; holder: Seat; target: Seat | null }
  | { type: 'learned'; seat: Seat; as: Sight; by: Source; round: number }
  | { type: 'team_proposed'; leader: Seat; quest: number; team: Seat[]; excalibur?: Seat }
  | { type: 'round_started'; round: number; leader: Seat; loyalty?: Loyalty }
  | { type: 'quest_finished'; quest: number; fails: number; result: Card }
  | { type: 'votes_shown'; votes: boolean[]; approved: boolean }
  | { type: 'opinions_shown'; open_votes: Record<string, boolean> }
  | { type: 'plots_drawn'; cards: Plot[] }
  | { type: 'plots_given'; to_seats: Seat[] }
  | { type: 'plot_lapsed'; seat: Seat; card: Plot }
  | { type: 'plot_passed'; seat: Seat; card: Plot }
  | { type: 'plot_taken'; seat: Seat; from: Seat; card: Plot }
  | { type: 'lancelots_switched' }
  | { type: 'assassin_revealed'; seat: Seat }
  | { type: 'assassinated'; target: Seat }
  | { type: 'assassination_lapsed' }
  | { type: 'ended'; winner: Side; reason: Reason; roles: Role[]; quests: { quest: number; cards: PlayedCard[] }[] };

export type Result = { over: false } | { over: true; winner: Side; reason: Reason };

export type Lady = { holder: Seat; past: Seat[]; uses_left: number };

export type LoyaltyCards = { turned: Loyalty[]; schedule: Loyalty[] | null };

export type PlotCards = { held: Plot[][]; drawn: Plot[]; deck: number };

export type Ballot = {
  quest: number;
  leader: Seat;
  team: Seat[];
  votes: boolean[];
  approved: boolean;
  fails: number | null;
  result: Card | null;
  no_confidence?: true;
  excalibur?: { bearer: Seat; target: Seat | null };
  cards?: PlayedCard[];
};

export type SpectatorView = {
  game: 'avalon';
  players: number;
  phase: Phase;
  leader: Seat;
  round: number;
  quest: number | null;
  rejections: number;
  sizes: number[];
  fails_needed: number[];
  results: (Card | null)[];
  team: Seat[] | null;
  excalibur: Seat | null;
  waiting: Seat[];
  lady: Lady | null;
  loyalty: LoyaltyCards | null;
  plots: PlotCards | null;
  open_votes: Record<string, boolean>;
  open_cards: Record<string, Card>;
  history: Ballot[];
  roles?: Role[];
};

export type Learned = { seat: Seat; as: Sight; by: Source; round: number };

export type You = { seat: Seat; role: Role; side: Side; knows: Known[]; learned: Learned[] };

export type SeatView = SpectatorView & { you: You };

/** What a seat or a spectator sees: only a seat has the optional part. */
export type View = SpectatorView & { you?: You };

/** Said if all of `all` are in play, none of `none`, and one of `any` where it is not empty. */
export type NarrationSentence = { key: string; all: Role[]; any: Role[]; none: Role[]; lancelot: Lancelots[] };

/** The action or notice of one type: ActionOf<'vote'>. */
export type ActionOf<Type extends Action['type']> = Extract<Action, { type: Type }>;
export type NoticeOf<Type extends Notice['type']> = Extract<Notice, { type: Type }>;

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

export const printed_sides: Record<Role, Side> = {
  merlin: 'good',
  percival: 'good',
  servant: 'good',
  assassin: 'evil',
  mordred: 'evil',
  morgana: 'evil',
  oberon: 'evil',
  minion: 'evil',
  lancelot_good: 'good',
  lancelot_evil: 'evil',
};
