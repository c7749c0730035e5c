// Written by `roundtable schema`: change the program, not this file.

export const lands = ['none', 'plain', 'forest', 'hill'] as const;
export type Land = (typeof lands)[number];

export const powers = ['none', 'castle', 'stone_circle', 'avalon', 'swamp'] as const;
export type Power = (typeof powers)[number];

export type TerritoryCard = { id: string; land: Land; crowns: number; power: Power };

export const tiles = ['light:two', 'light:kind', 'light:stretch', 'dark:four', 'dark:kind', 'dark:areas'] as const;
export type Tile = (typeof tiles)[number];

export type Set = { name: string; territories: TerritoryCard[]; tiles: Record<Tile, number> };

export type Config = { first: 0 | 1 | 'random'; set: string | Set };

export const cards = [
  'knight:yellow',
  'knight:green',
  'knight:red',
  'knight:blue',
  'knight:violet',
  'sorceress:yellow',
  'sorceress:green',
  'sorceress:red',
  'sorceress:blue',
  'sorceress:violet',
] as const;
export type Card = (typeof cards)[number];

/** The number of a seat, counted from 0. */
export type Seat = number;

export type Deal = {
  territories: string[];
  sides: [Card[], Card[]];
  hands: [Card[], Card[]];
  deck: Card[];
  first: Seat;
  shuffles: string;
};

export const phases = ['play', 'answer', 'pay', 'discard', 'supply', 'over'] as const;
export type Phase = (typeof phases)[number];

export const refusals = [
  'not_your_turn',
  'not_now',
  'no_such_territory',
  'not_in_hand',
  'not_a_sorceress',
  'nothing_to_enchant',
  'colour_differs',
  'conquests_used_up',
  'no_stone_circle',
  'own_territory',
  'too_few_cards',
  'castle_holds',
  'answer_must_be_sorceress',
  'answer_must_be_knight',
  'answer_colour_differs',
  'pile_is_empty',
  'avalon_not_yours',
  'avalon_used',
  'tile_not_open',
] as const;
export type Refusal = (typeof refusals)[number];

/** A place in the row of territories, counted from 0. */
export type Place = number;

export type Action =
  | { type: 'reinforce'; card: Card; at: Place }
  | { type: 'enchant'; card: Card; at: Place }
  | { type: 'attack'; card: Card; at: Place }
  | { type: 'answer'; card: Card | null }
  | { type: 'pay'; card: Card }
  | { type: 'pay'; at: Place }
  | { type: 'use_avalon' }
  | { type: 'end' }
  | { type: 'supply'; tile: Tile }
  | { type: 'discard'; card: Card }
  | { type: 'resign' };

export const plays = ['reinforce', 'enchant', 'attack'] as const;
export type Play = (typeof plays)[number];

export const reasons = ['crowns', 'resigned'] as const;
export type Reason = (typeof reasons)[number];

export type Notice =
  | { type: 'started'; first: Seat; set: Set }
  | { type: 'your_hand'; seat: Seat; cards: Card[] }
  | { type: 'turn_started'; seat: Seat; tile?: Tile }
  | { type: 'drew'; seat: Seat; count: number }
  | { type: 'you_drew'; seat: Seat; cards: Card[] }
  | { type: 'deck_shuffled'; count: number }
  | { type: 'card_laid'; seat: Seat; as: Play; card: Card; at: Place }
  | { type: 'answered'; seat: Seat; to_play: Play; at: Place; card: Card | null; enchanted?: Card }
  | { type: 'conquered'; seat: Seat; at: Place; territory: string; own: number; his: number; losses: number }
  | { type: 'paid'; seat: Seat; card: Card; at?: Place }
  | { type: 'avalon_used'; seat: Seat }
  | { type: 'play_ended'; seat: Seat }
  | { type: 'tile_taken'; seat: Seat; tile: Tile }
  | { type: 'discarded'; seat: Seat; card: Card }
  | { type: 'resigned'; seat: Seat }
  | { type: 'ended'; winner: Seat; reason: Reason };

export type Result = { over: false } | { over: true; winner: Seat; reason: Reason };

export type Territory = { id: string | null; owner: Seat | null; piles: [Card[], Card[]] };

export type Tiles = { up: Tile[]; down: Tile[]; pending: [Tile | null, Tile | null] };

export type Pending = { type: Play; at: Place; card: Card };

export type SpectatorView = {
  game: 'duel';
  phase: Phase;
  active: Seat;
  waiting: Seat[];
  territories: Territory[];
  hand_sizes: [number, number];
  deck: number;
  discards: Card[];
  tiles: Tiles;
  conquests: number;
  owed: number;
  avalon_ready: boolean;
  crowns: [number, number];
  pending: Pending | null;
};

export type SeatView = SpectatorView & { hand: Card[] };

/** What a seat or a spectator sees: only a seat has the optional part. */
export type View = SpectatorView & { hand?: Card[] };

/** The action or notice of one type: ActionOf<'vote'>. */
export type ActionOf<Type extends Action['type']> = Extract<Action, { type: Type }>;
export type NoticeOf<Type extends Notice['type']> = Extract<Notice, { type: Type }>;
