// Every message between the page and the server, as docs/server-protocol.md lists them.
// What a game shows and allows is typed by the program itself: `roundtable schema` writes src/generated.
import type { GameId, Games } from '../generated/games';
import type { Language } from './words.svelte';

export type { GameId };
export type ActionIn<Id extends GameId> = Games[Id]['action'];
export type NoticeIn<Id extends GameId> = Games[Id]['notice'];
export type ViewIn<Id extends GameId> = Games[Id]['view'];
export type ConfigIn<Id extends GameId> = Partial<Games[Id]['config']>;
/** Of whichever game is played. */
export type Action = ActionIn<GameId>;
export type Notice = NoticeIn<GameId>;
export type View = ViewIn<GameId>;
export type Config = ConfigIn<GameId>;

export type Person = { person: number; name: string; here: boolean };
export type Seat = { person?: number; bot?: string; name?: string; ready?: boolean; here?: boolean } | null;
export type Clock = Record<string, number> | null;
export type Fair = { commitment: string; secret: string; contributions: (string | null)[] };

/** What the host may choose beside the seats. */
export type Choices = {
  config: Config;
  language: Language;
  open: boolean;
  spectators: boolean;
  hide_votes: boolean;
  clock: Clock;
};

// ---- From the page to the server ----

/** How a page comes to a table. */
export type Coming =
  | ({ op: 'create'; game: string; config: Config; name: string } & Partial<Choices>)
  | { op: 'join'; table: string; name: string }
  | { op: 'enter'; table: string; token: string; since?: number; number?: number }
  | { op: 'redeem'; table: string; link: string }
  | { op: 'watch'; table: string };

export type ClientRequest =
  | { op: 'hello'; protocol: 1; language: string }
  | Coming
  | { op: 'sit'; seat: number }
  | { op: 'stand' }
  | { op: 'ready'; ready: boolean }
  | { op: 'rename'; name: string }
  | { op: 'seat_bot'; seat: number; bot: string | null }
  | { op: 'move'; from: number; to: number }
  | { op: 'remove'; person: number }
  | ({ op: 'configure' } & Partial<Choices>)
  | { op: 'contribute'; entropy: string }
  | { op: 'start' }
  | { op: 'again' }
  | { op: 'take_over' }
  | { op: 'leave' }
  | { op: 'device_link' }
  | { op: 'replace'; seat: number; want: boolean }
  | { op: 'back' }
  | { op: 'act'; number: number; action: Action }
  | { op: 'suggest'; bot?: string }
  | { op: 'chat'; to: 'table' | 'allies'; text: string }
  | { op: 'chat'; to: 'table' | 'allies'; phrase: string };

// ---- From the server to the page ----

export type TableMessage = {
  type: 'table';
  seq: number;
  table: string;
  game: string;
  state: 'lobby' | 'playing' | 'finished';
  config: Config;
  language?: Language;
  warnings?: string[];
  problem?: string;
  open: boolean;
  spectators: boolean;
  hide_votes: boolean;
  clock: Clock;
  host: number;
  number: number;
  seats: Seat[];
  people: Person[];
  spectating: number;
  commitment: string;
  replacing: { seat: number; for: number[] }[];
  you?: number;
};

/** Where a game stands for this seat; `among`: what the members of actions too many to be listed can be. */
export type GameMessage<Id extends GameId = GameId> = {
  type: 'game';
  seq: number;
  number: number;
  notices: NoticeIn<Id>[];
  view: ViewIn<Id>;
  legal: ActionIn<Id>[] | null;
  legal_count: number;
  among?: Record<string, (string | number | boolean | null)[]>;
  confers?: number[];
  deadline?: number;
  on_time_out?: string;
  fair?: Fair;
};

export type ChatMessage = {
  type: 'chat';
  person: number;
  to: 'table' | 'allies';
  text?: string;
  phrase?: string;
  at: number;
};

export type ErrorMessage = { type: 'error'; id?: string; code: string; message: string };

/** What answers a request: it carries the request's `id`. */
export type Answer =
  | { type: 'ok'; id: string; seq?: number }
  | { type: 'entered'; id: string; table: string; person?: number; token?: string }
  | { type: 'device_link'; id: string; link: string }
  | { type: 'suggestion'; id: string; action: Action; why?: string[] };

export type ServerMessage =
  | { type: 'hello'; protocol: number; server: string; time: number }
  | Answer
  | ErrorMessage
  | TableMessage
  | GameMessage
  | ChatMessage
  | { type: 'chats'; chats: ChatMessage[] }
  | { type: 'presence'; here: number[]; spectating: number };

/** The one place where a message is read. Types that a newer server may add are passed on and ignored. */
export const parse_message = (text: string): ServerMessage => JSON.parse(text) as ServerMessage;

/** The answer to each kind of request. */
export type AnswerTo<Op extends ClientRequest['op']> = Extract<
  Answer,
  {
    type: Op extends Coming['op']
      ? 'entered'
      : Op extends 'device_link'
        ? 'device_link'
        : Op extends 'suggest'
          ? 'suggestion'
          : 'ok';
  }
>;

/** The last notice of its type, if there was one. */
export const last_told = <N extends { type: string }, Type extends N['type']>(
  story: N[],
  type: Type,
): Extract<N, { type: Type }> | undefined =>
  story.filter((notice): notice is Extract<N, { type: Type }> => notice.type === type).at(-1);

// ---- Plain addresses ----

export type Game = { id: string; players: [number, number]; bots: string[]; timed?: boolean; together?: boolean };
/** What the server tells of a table to one who has its code; less where the table wants no spectators. */
export type Door = {
  table: string;
  game: string;
  state: 'lobby' | 'playing' | 'finished';
  language?: Language;
  spectators: boolean;
  host?: string;
  names?: string[];
  seats?: number;
  free?: number;
};
export type OpenTable = { table: string; game: string; state: string; changed_at: number; language?: Language };
/** Finished games that are alike; `actions` are those of all of them together. */
export type Tally = {
  game: string;
  config: Record<string, unknown>;
  winner: string;
  reason: string;
  games: number;
  actions: number;
};
export type FinishedGame = {
  table: string;
  number: number;
  game: string;
  players: number;
  winner: string;
  reason: string;
  ended_at: number;
  names: string[];
};
