// What this device remembers. A browser may forbid storage: then nothing is kept, and the page works all the same.
function read<T>(key: string, otherwise: T): T {
  try {
    const text = localStorage.getItem('roundtable.' + key);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

function write(key: string, value: unknown): void {
  try {
    if (value === null) localStorage.removeItem('roundtable.' + key);
    else localStorage.setItem('roundtable.' + key, JSON.stringify(value));
  } catch {
    return;
  }
}

export type Place = { table: string; token: string; game?: string; state?: string; open?: boolean; at: number };
/** A finished game at this device: on which side I was, and whether it won. */
export type Played = { table: string; number: number; game: string; side: string; won: boolean; at: number };
export type Note = { leaning: 'none' | 'good' | 'evil'; text: string };

export const kept = {
  name: () => read('name', ''),
  keep_name: (name: string) => write('name', name),
  place: (table: string): Place | undefined => read<Place[]>('places', []).find((place) => place.table === table),
  places: () => read<Place[]>('places', []),
  keep_place(place: Place) {
    const others = read<Place[]>('places', []).filter((other) => other.table !== place.table);
    write('places', [place, ...others].slice(0, 30));
  },
  /** So that the home page can say what is played there and how far it was, and a replay who else can open it. */
  keep_game_of(table: string, told: { game: string; state: string; open: boolean }) {
    const places = read<Place[]>('places', []);
    const changed = places.some(
      (place) =>
        place.table === table && (place.game !== told.game || place.state !== told.state || place.open !== told.open),
    );
    if (changed)
      write(
        'places',
        places.map((place) => (place.table === table ? { ...place, ...told } : place)),
      );
  },
  forget_place: (table: string) =>
    write(
      'places',
      read<Place[]>('places', []).filter((place) => place.table !== table),
    ),
  notes: (table: string, number: number) => read<Record<string, Note>>(`notes.${table}.${number}`, {}),
  keep_notes: (table: string, number: number, notes: Record<string, Note>) => write(`notes.${table}.${number}`, notes),
  commitment: (table: string, number: number) =>
    read<{ commitment: string; entropy: string } | null>(`deal.${table}.${number}`, null),
  keep_commitment: (table: string, number: number, deal: { commitment: string; entropy: string }) =>
    write(`deal.${table}.${number}`, deal),
  names: (table: string, number: number) => read<string[]>(`names.${table}.${number}`, []),
  keep_names: (table: string, number: number, names: string[]) => write(`names.${table}.${number}`, names),
  lesson: () => read<string | null>('lesson', null),
  keep_lesson: (table: string | null) => write('lesson', table),
  strength: (game: string) => read<Record<string, string>>('strengths', {})[game] ?? null,
  keep_strength: (game: string, bot: string) =>
    write('strengths', { ...read<Record<string, string>>('strengths', {}), [game]: bot }),
  played: () => read<Played[]>('played', []),
  /** A game is counted once, however often its end is looked at. */
  keep_played(game: Played) {
    const others = read<Played[]>('played', []).filter(
      (other) => other.table !== game.table || other.number !== game.number,
    );
    write('played', [game, ...others].slice(0, 500));
  },
  forget_played: () => write('played', null),
  chats_read: (table: string) => read(`read.${table}`, 0),
  keep_chats_read: (table: string, at: number) => write(`read.${table}`, at),
  settings: <T>(otherwise: T) => ({ ...otherwise, ...read<Partial<T>>('settings', {}) }),
  keep_settings: (settings: unknown) => write('settings', settings),
};
