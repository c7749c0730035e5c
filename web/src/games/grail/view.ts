// What the server shows of a game of Grail; see docs/protocol.md.
import type { Action } from '../../lib/protocol';

export const attributes = ['aggression', 'empathy', 'courage', 'caution', 'practicality', 'spirituality'] as const;
export type Attribute = (typeof attributes)[number];
export const tracks = ['energy', 'health', 'terror'] as const;
export type Track = (typeof tracks)[number];
export const stocks = ['magic', 'reputation', 'food', 'wealth', 'experience'] as const;
export type Stock = Track | (typeof stocks)[number];
export type Kind = 'combat' | 'diplomacy';
export type Phase =
  | 'avoid'
  | 'equip'
  | 'opening'
  | 'choose'
  | 'lay'
  | 'ability'
  | 'discard'
  | 'leave'
  | 'loot'
  | 'plan'
  | 'day'
  | 'join'
  | 'evening'
  | 'learn'
  | 'over';

export type Ability = { on: string; do: string[]; time?: number; pay?: number; optional?: boolean; spent?: boolean };
export type Face = { kind: Kind; passive: boolean; left: string[]; right: string[]; abilities: Ability[] };
export type Item = {
  id: string;
  keyword: string;
  aside: boolean;
  used: boolean;
  attributes: Partial<Record<Attribute, number>>;
  abilities: Ability[];
};

export type Member = Record<Stock, number> & {
  seat: number;
  character: string;
  number: number;
  most: Record<Track, number>;
  attributes: Record<Attribute, number>;
  panic: boolean;
  exhausted: boolean;
  insane: boolean;
  items: Item[];
  in: boolean;
  activated: boolean;
  hand: string[];
  deck: number;
  discard: string[];
  combat: string[];
  diplomacy: string[];
  prices?: Record<Attribute | 'card', number>;
  spare_combat?: string[];
  spare_diplomacy?: string[];
  location?: string;
  acted?: boolean;
  resting?: boolean;
};

export type Laid = {
  card: string;
  owner: number;
  tokens: number;
  charges: number;
  joined: (string | null)[];
  visible: boolean;
};
export type Attack = { from: number; do: string[] };
export type Stage = { special: Record<string, string[]>; reaction: string[] };
export type Avoid = { stock?: Stock; attribute?: Attribute; at_least: number; cost: string[] };

export type Encounter = {
  id: string;
  kind: Kind;
  colour: string;
  difficulty: number;
  right: string[];
  traits: string[];
  value?: number;
  attacks?: Attack[];
  opportunity?: string[];
  markers?: number;
  scale?: { bottom: number; red: number; green: number; top: number };
  stages?: Stage[];
  failure?: string[];
  stage?: number;
  affinity?: number;
  reward: string[];
  loot: string[];
  avoid: Avoid | null;
  turn: number;
  active: number | null;
  laid: number;
  free_lay: boolean;
  forced: string | null;
  row: Laid[];
};

export type PlaceAction = { id: string; energy: number; cost: string[]; do: string[]; tokens: number; once: boolean };
export type Place = {
  id: string;
  number: number;
  x: number;
  y: number;
  revealed: boolean;
  menhir: boolean;
  stone: boolean;
  dial: number;
  dream?: boolean;
  lighting?: string[];
  arrival?: string[];
  actions?: PlaceAction[];
};

export type View = {
  game: 'grail';
  players: number;
  pack: string;
  mode: 'encounter' | 'campaign';
  difficulty: Difficulty;
  phase: Phase;
  waiting: number[];
  members: Member[];
  encounter: Encounter | null;
  cards: Record<string, Face>;
  you?: { seat: number };
  day?: number;
  days?: number;
  travel?: number;
  explore?: number;
  event?: string | null;
  marks?: string[];
  dials?: { id: string; quest: boolean; left: number }[];
  guardians?: { encounter: string; location: string }[];
  learning?: string[];
  land?: Place[];
};

export type Difficulty = 'story' | 'normal' | 'hard' | 'free';
export const difficulties: Difficulty[] = ['story', 'normal', 'hard', 'free'];
export type Chosen = string | { character: string; combat: string; diplomacy: string };
export type Config = {
  mode?: 'encounter' | 'campaign';
  encounter?: string;
  party?: Chosen[];
  characters?: Chosen[];
  difficulty?: Difficulty;
  pack?: string;
};
export const default_config: Config = {
  mode: 'encounter',
  encounter: 'starving_wolves',
  party: ['maela'],
  difficulty: 'normal',
};

export type Names = (seat: number) => string;
/** `try_it`: also for what is not offered, to hear from the server why not. */
export type Decision = { view: View; legal: Action[]; act: (action: Action) => void; sending: boolean };
