// The plain addresses of the server.
import { kept } from './kept';
import type { Action, Door, Fair, FinishedGame, Game, Notice, OpenTable, Tally, View } from './protocol';

/** No answer came at all. */
export class Unreachable extends Error {}

async function get<T>(path: string, init?: RequestInit): Promise<T> {
  const answer = await fetch(path, init).catch(() => {
    throw new Unreachable();
  });
  if (!answer.ok) throw new Error(String(answer.status));
  return (await answer.json()) as T;
}

export function as_person(table: string): RequestInit {
  const place = kept.place(table);
  return place ? { headers: { authorization: `Bearer ${place.token}` } } : {};
}

const of_seat = (seat: number | null) => (seat === null ? '' : `?seat=${seat}`);

let known: Promise<Game[]> | null = null;
/** They stay the same while the page is open; only a failure is asked for again. */
export function games(): Promise<Game[]> {
  known ??= get<{ games: Game[] }>('/api/games')
    .then((answer) => answer.games)
    .catch((error) => {
      known = null;
      throw error;
    });
  return known;
}
export const open_tables = () => get<{ tables: OpenTable[] }>('/api/tables').then((answer) => answer.tables);
/** What one is about to enter: a table, or none of that name; nothing where it cannot be told. */
export const door = (table: string): Promise<Door | 'none' | null> =>
  get<Door>(`/api/table/${table}`).catch((error: Error) => (error.message === '404' ? 'none' : null));
export const finished_games = () =>
  get<{ finished: FinishedGame[] }>('/api/finished').then((answer) => answer.finished);
export const statistics = () => get<{ statistics: Tally[] }>('/api/statistics').then((answer) => answer.statistics);
export const record = (table: string, number: number) =>
  get<object>(`/api/record/${table}/${number}`, as_person(table));

export type ReplayStep = { notices: Notice[]; view: View };
export type Replay = { steps: ReplayStep[]; names: string[]; fair: Fair | undefined; decisions: Decision[] };
/** Each made the step of its number, counted from 1: step 0 is the deal. */
export type Decision = { seat: number; action: Action };
type Recorded = { names?: string[]; fair?: Fair; actions?: Decision[] };
type Steps = { steps: ReplayStep[] };

const with_names = ({ steps }: Steps, { names = [], fair, actions = [] }: Recorded): Replay => ({
  steps,
  names,
  fair,
  decisions: actions,
});

export async function replay(table: string, number: number, seat: number | null): Promise<Replay> {
  const steps = get<Steps>(`/api/replay/${table}/${number}${of_seat(seat)}`, as_person(table));
  return with_names(await steps, { names: kept.names(table, number), ...(await record(table, number)) });
}

export async function replay_of_file(text: string, seat: number | null): Promise<Replay> {
  const steps = get<Steps>(`/api/replay${of_seat(seat)}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: text,
  });
  return with_names(await steps, JSON.parse(text) as Recorded);
}
