// What the server tells of all its finished games, put together for a table on the page.
import type { Tally } from './protocol';

export type Share = { name: string; games: number };
export type Summary = {
  game: string;
  games: number;
  length: number;
  winners: Share[];
  sets: { name: string; games: number; winners: Share[] }[];
};

const total = (tallies: Tally[]) => tallies.reduce((sum, one) => sum + one.games, 0);
const names = (tallies: Tally[], of: (one: Tally) => string) => [...new Set(tallies.map(of))].sort();
const winners_in = (tallies: Tally[]): Share[] =>
  names(tallies, (one) => one.winner).map((name) => ({
    name,
    games: total(tallies.filter((one) => one.winner === name)),
  }));

/** What was played with: the set by its name, or the characters and modules that were chosen. */
export function set_of({ config }: Tally): string {
  const set = config.set as string | { name?: string } | undefined;
  if (set !== undefined) return typeof set === 'string' ? set : (set.name ?? '');
  const chosen = Object.keys(config).filter((member) => config[member] === true);
  return [...((config.roles as string[] | undefined) ?? []), ...chosen].join(',');
}

export function summaries(tallies: Tally[]): Summary[] {
  return names(tallies, (one) => one.game).map((game) => {
    const all = tallies.filter((one) => one.game === game);
    const sets = names(all, set_of).map((name) => {
      const alike = all.filter((one) => set_of(one) === name);
      return { name, games: total(alike), winners: winners_in(alike) };
    });
    const actions = all.reduce((sum, one) => sum + one.actions, 0);
    return {
      game,
      games: total(all),
      length: Math.round(actions / total(all)),
      winners: winners_in(all),
      sets: sets.sort((a, b) => b.games - a.games),
    };
  });
}
