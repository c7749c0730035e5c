// The plain addresses of the server.
import { kept } from './kept';
import type { FinishedGame, Game, OpenTable } from './protocol';

async function get<T>(path: string, init?: RequestInit): Promise<T> {
  const answer = await fetch(path, init);
  if (!answer.ok) throw new Error(String(answer.status));
  return (await answer.json()) as T;
}

function as_person(table: string): RequestInit {
  const place = kept.place(table);
  return place ? { headers: { authorization: `Bearer ${place.token}` } } : {};
}

const of_seat = (seat: number | null) => (seat === null ? '' : `?seat=${seat}`);

export const games = () => get<{ games: Game[] }>('/api/games').then((answer) => answer.games);
export const open_tables = () => get<{ tables: OpenTable[] }>('/api/tables').then((answer) => answer.tables);
export const finished_games = () => get<{ finished: FinishedGame[] }>('/api/finished').then((answer) => answer.finished);
export const record = (table: string, number: number) => get<object>(`/api/record/${table}/${number}`, as_person(table));

export type ReplayStep = { notices: { type: string }[]; view: any };
export type Replay = { game: string; names?: string[]; steps: ReplayStep[]; fair?: import('./protocol').Fair };

export const replay = (table: string, number: number, seat: number | null) =>
  get<Replay>(`/api/replay/${table}/${number}${of_seat(seat)}`, as_person(table));
export const replay_of_file = (text: string, seat: number | null) =>
  get<Replay>(`/api/replay${of_seat(seat)}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: text });
