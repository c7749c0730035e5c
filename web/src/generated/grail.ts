// Written by `roundtable schema`: change the program, not this file.

export const modes = ['encounter', 'campaign'] as const;
export type Mode = (typeof modes)[number];

export const difficulties = ['story', 'normal', 'hard', 'free'] as const;
export type Difficulty = (typeof difficulties)[number];

/** A character, with its own decks or those of others. */
export type Chosen = string | { character: string; combat: string; diplomacy: string };

export type Config = {
  mode: Mode;
  difficulty: Difficulty;
  pack: string;
  pack_digest: string;
  encounter?: string;
  party?: Chosen[];
  characters?: Chosen[];
};

export const stocks = ['energy', 'health', 'terror', 'magic', 'reputation', 'food', 'wealth', 'experience'] as const;
export type Stock = (typeof stocks)[number];

export const attributes = ['aggression', 'empathy', 'courage', 'caution', 'practicality', 'spirituality'] as const;
export type Attribute = (typeof attributes)[number];

export type MemberDeal = {
  stock: Record<Stock, number>;
  attributes: Record<Attribute, number>;
  items: string[];
  combat: string[];
  diplomacy: string[];
};

export const colours = ['grey', 'green', 'blue', 'purple'] as const;
export type Colour = (typeof colours)[number];

export type Deal = {
  chance: string;
  members: MemberDeal[];
  dice: number[];
  encounters?: Record<Colour, string[]>;
  events?: string[];
};

export const phases = [
  'avoid',
  'equip',
  'opening',
  'choose',
  'lay',
  'ability',
  'discard',
  'leave',
  'loot',
  'plan',
  'day',
  'join',
  'evening',
  'learn',
  'over',
] as const;
export type Phase = (typeof phases)[number];

export const refusals = [
  'not_your_turn',
  'not_now',
  'no_such_place',
  'keyword_not_double',
  'smallest_hand',
  'already_activated',
  'not_in_encounter',
  'no_bolt',
  'panic_decides',
  'not_payable',
  'not_enough_magic',
  'quick_enemy',
  'no_charges',
  'card_covered',
  'item_not_usable',
  'not_in_combat',
  'not_in_diplomacy',
  'fled_before',
  'not_a_fighter',
  'not_connected',
  'not_enough_energy',
  'already_revealed',
  'not_revealed',
  'cannot_pay',
  'nothing_here',
  'no_menhir',
  'not_enough_experience',
  'deck_too_small',
  'deck_full',
  'nothing_to_learn',
  'nobody_else_here',
  'hands_full',
] as const;
export type Refusal = (typeof refusals)[number];

/** The number of a seat, counted from 0. */
export type Seat = number;

export const kinds = ['combat', 'diplomacy'] as const;
export type Kind = (typeof kinds)[number];

export type Action =
  | { type: 'answer'; yes: boolean }
  | { type: 'lay_aside'; item: number }
  | { type: 'keep' }
  | { type: 'redraw' }
  | { type: 'activate'; member: Seat }
  | { type: 'lay'; hand: number; magic?: number[] }
  | { type: 'stop' }
  | { type: 'charges'; place: number }
  | { type: 'item'; item: number }
  | { type: 'discard'; hand: number }
  | { type: 'flee' }
  | { type: 'leave' }
  | { type: 'loot'; member: Seat }
  | { type: 'travel'; location: number; party?: true }
  | { type: 'explore'; location: number }
  | { type: 'act'; action: number }
  | { type: 'light' }
  | { type: 'rest' }
  | { type: 'grow'; attribute: Attribute }
  | { type: 'learn'; kind: Kind }
  | { type: 'keep_card'; place: number }
  | { type: 'take_out'; kind: Kind; place: number }
  | { type: 'put_in'; kind: Kind; place: number }
  | { type: 'sleep' }
  | { type: 'give'; item: number; member: Seat };

export const verbs = [
  'marker',
  'affinity',
  'draw',
  'discard',
  'discard_top',
  'gain',
  'damage',
  'reduce',
  'hold',
  'destroy_last',
  'charge',
  'lay_freely',
  'drop_item',
  'take_item',
  'meet',
  'face',
  'light',
  'mark',
  'dial',
] as const;
export type Verb = (typeof verbs)[number];

export const reasons = [
  'markers',
  'affinity',
  'avoided',
  'fled',
  'failed',
  'left',
  'dying',
  'robbed',
  'story',
  'doom',
  'death',
  'darkness',
] as const;
export type Reason = (typeof reasons)[number];

export const winners = ['party', 'avalon'] as const;
export type Winner = (typeof winners)[number];

export type Notice =
  | {
      type: 'effect';
      seat: Seat;
      verb: Verb;
      stock?: Stock;
      item?: string;
      dial?: string;
      mark?: string;
      amount: number;
    }
  | { type: 'card_laid'; seat: Seat; card: string; magic: number }
  | { type: 'card_drawn'; seat: Seat; card: string }
  | { type: 'laying_ended'; seat: Seat }
  | { type: 'activated'; seat: Seat }
  | { type: 'card_discarded'; seat: Seat; card: string }
  | { type: 'enemy' }
  | { type: 'enemy_strikes'; row: number }
  | { type: 'turn'; turn: number }
  | { type: 'token_removed'; place: number }
  | { type: 'abilities'; place: number }
  | { type: 'panic_card'; seat: Seat; card: string }
  | { type: 'top_discarded'; seat: Seat; card: string }
  | { type: 'hand_kept'; seat: Seat }
  | { type: 'hand_redrawn'; seat: Seat }
  | { type: 'charges_paid'; seat: Seat; place: number }
  | { type: 'item_used'; seat: Seat; item: string }
  | { type: 'ability'; seat: Seat; yes: boolean }
  | { type: 'deck_empty'; seat: Seat }
  | { type: 'stage_won'; stage: number }
  | { type: 'encounter_won' }
  | { type: 'encounter_lost'; reason: Reason }
  | { type: 'flee'; seat: Seat }
  | { type: 'toss'; seat: Seat; away: boolean }
  | { type: 'leave_proposed'; seat: Seat }
  | { type: 'leave'; seat: Seat; yes: boolean }
  | { type: 'out'; seat: Seat; reason: Reason }
  | { type: 'robbed' }
  | { type: 'loot'; seat: Seat }
  | { type: 'encounter'; encounter: string }
  | { type: 'avoid'; seat: Seat; yes: boolean }
  | { type: 'laid_aside'; seat: Seat; item: string }
  | { type: 'encounter_started' }
  | { type: 'encounter_over'; reason: Reason }
  | { type: 'shuffled'; seat: Seat; kind: Kind }
  | { type: 'morning'; day: number }
  | { type: 'menhirs_faded' }
  | { type: 'land_shrank' }
  | { type: 'dials_turned' }
  | { type: 'dial'; dial: string; left: number }
  | { type: 'event'; event: string }
  | { type: 'guardian'; encounter: string; location: string }
  | { type: 'item_given'; seat: Seat; item: string; member: Seat }
  | { type: 'travelled'; seat: Seat; location: string; party: boolean }
  | { type: 'join'; seat: Seat; yes: boolean }
  | { type: 'arrived'; seat: Seat }
  | { type: 'spared'; seat: Seat }
  | { type: 'dread' }
  | { type: 'explored'; seat: Seat; location: string }
  | { type: 'acted'; seat: Seat; location: string; action: string }
  | { type: 'menhir_lit'; seat: Seat }
  | { type: 'rests'; seat: Seat }
  | { type: 'evening' }
  | { type: 'ate'; seat: Seat; fed: boolean }
  | { type: 'grown'; seat: Seat; attribute: Attribute }
  | { type: 'learning'; seat: Seat; kind: Kind; cards: string[] }
  | { type: 'card_kept'; seat: Seat; card: string }
  | { type: 'taken_out'; seat: Seat; card: string }
  | { type: 'put_in'; seat: Seat; card: string }
  | { type: 'sleeps'; seat: Seat }
  | { type: 'dream'; seat: Seat; dream: string }
  | { type: 'nightmare'; seat: Seat; dream: string }
  | { type: 'ended'; winner: Winner; reason: Reason }
  | { type: 'started'; mode: Mode };

export type Result = { over: false } | { over: true; winner: Winner; reason: Reason };

/** Stocks with an upper end. */
export const tracks = ['energy', 'health', 'terror'] as const;
export type Track = (typeof tracks)[number];

export const keywords = ['none', 'weapon', 'shield', 'armour', 'companion', 'relic'] as const;
export type Keyword = (typeof keywords)[number];

export const triggers = ['placement', 'delayed', 'enemy', 'card_laid', 'charges', 'start', 'use'] as const;
export type Trigger = (typeof triggers)[number];

/** What happens, in the spelling of the packs. */
export type Effects = string[];

export type Ability = { on: Trigger; time?: number; pay?: number; optional?: true; spent?: true; do: Effects };

export type Item = {
  id: string;
  keyword: Keyword;
  aside: boolean;
  used: boolean;
  attributes: Partial<Record<Attribute, number>>;
  abilities: Ability[];
};

export type Prices = {
  card: number;
  aggression: number;
  empathy: number;
  courage: number;
  caution: number;
  practicality: number;
  spirituality: number;
};

/** The optional members are those of a campaign. */
export type Member = {
  seat: Seat;
  character: string;
  number: number;
  energy: number;
  health: number;
  terror: number;
  magic: number;
  reputation: number;
  food: number;
  wealth: number;
  experience: number;
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
  prices?: Prices;
  spare_combat?: string[];
  spare_diplomacy?: string[];
  location?: string;
  acted?: boolean;
  resting?: boolean;
};

export const traits = [
  'ambush',
  'charge',
  'defensive',
  'quick',
  'trick',
  'guardian',
  'horde',
  'opportunist',
  'frenzy',
  'robber',
  'crushing',
  'slow',
] as const;
export type Trait = (typeof traits)[number];

export type Avoid = { stock?: Stock; attribute?: Attribute; at_least: number; cost: Effects };

export const keys = [
  'aggression',
  'empathy',
  'courage',
  'caution',
  'practicality',
  'spirituality',
  'magic',
  'free',
  'blank',
] as const;
export type Key = (typeof keys)[number];

export type Laid = {
  card: string;
  owner: Seat;
  tokens: number;
  charges: number;
  joined: (Key | null)[];
  visible: boolean;
};

export type Attack = { from: number; do: Effects };

export type CombatEncounter = {
  kind: 'combat';
  id: string;
  colour: Colour;
  difficulty: number;
  right: string[];
  traits: Trait[];
  reward: Effects;
  loot: Effects;
  avoid: Avoid | null;
  turn: number;
  active: Seat | null;
  laid: number;
  free_lay: boolean;
  forced: string | null;
  row: Laid[];
  value: number;
  attacks: Attack[];
  opportunity: Effects;
  markers: number;
};

export type Scale = { bottom: number; red: number; green: number; top: number };

export type Stage = { special: Record<string, Effects>; reaction: Effects };

export type DiplomacyEncounter = {
  kind: 'diplomacy';
  id: string;
  colour: Colour;
  difficulty: number;
  right: string[];
  traits: Trait[];
  reward: Effects;
  loot: Effects;
  avoid: Avoid | null;
  turn: number;
  active: Seat | null;
  laid: number;
  free_lay: boolean;
  forced: string | null;
  row: Laid[];
  scale: Scale;
  stages: Stage[];
  failure: Effects;
  stage: number;
  affinity: number;
};

export type Encounter = CombatEncounter | DiplomacyEncounter;

/** What is printed on a card. */
export type Face = { kind: Kind; passive: boolean; left: string[]; right: string[]; abilities: Ability[] };

export type Dial = { id: string; quest: boolean; left: number };

export type Guardian = { encounter: string; location: string };

export type PlaceAction = { id: string; energy: number; cost: Effects; do: Effects; tokens: number; once: boolean };

/** The optional members are those of a revealed location. */
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
  lighting?: Effects;
  arrival?: Effects;
  actions?: PlaceAction[];
};

/** The optional members are those of a campaign. */
export type SpectatorView = {
  game: 'grail';
  players: number;
  pack: string;
  mode: Mode;
  difficulty: Difficulty;
  phase: Phase;
  waiting: Seat[];
  members: Member[];
  encounter: Encounter | null;
  cards: Record<string, Face>;
  day?: number;
  days?: number;
  travel?: number;
  explore?: number;
  event?: string | null;
  marks?: string[];
  dials?: Dial[];
  guardians?: Guardian[];
  learning?: string[];
  land?: Place[];
};

export type You = { seat: Seat };

export type SeatView = SpectatorView & { you: You };

/** What a seat or a spectator sees: only a seat has the optional part. */
export type View = SpectatorView & { you?: You };

/** The action or notice of one type: ActionOf<'vote'>. */
export type ActionOf<Type extends Action['type']> = Extract<Action, { type: Type }>;
export type NoticeOf<Type extends Notice['type']> = Extract<Notice, { type: Type }>;
