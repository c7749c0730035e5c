// What the server sends; see docs/server-protocol.md.
import type { Language } from './words.svelte';

export type Person = { person: number; name: string; here: boolean };
export type Seat = { person?: number; bot?: string; name?: string; ready?: boolean; here?: boolean } | null;
export type Clock = Record<string, number> | null;

export type TableState = {
  type: 'table';
  seq: number;
  table: string;
  game: string;
  state: 'lobby' | 'playing' | 'finished';
  config: Record<string, unknown>;
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

export type Fair = { commitment: string; secret: string; contributions: (string | null)[] };
export type Action = { type: string; [member: string]: unknown };
export type Notice = { type: string; [member: string]: unknown };
/** The last notice of its type, if there was one. */
export const last_told = (story: Notice[], type: string): Notice | undefined =>
  story.filter((notice) => notice.type === type).at(-1);

export type GameState<View = unknown> = {
  type: 'game';
  seq: number;
  number: number;
  notices: Notice[];
  view: View;
  legal: Action[] | null;
  legal_count: number;
  among?: Record<string, unknown[]>;
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

export type Reply = { type: string; id?: string; code?: string; message?: string; [member: string]: unknown };

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
