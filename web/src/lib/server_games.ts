// What the server tells of all its finished games, put together for a table on the page.
import type { Tally } from './protocol';

export type Share = { name: string; games: number };
export type Summary = { game: string; games: number; length: number; winners: Share[]; sets: { name: string; games: number; winners: Share[] }[] };

const total = (tallies: Tally[]) => tallies.reduce((sum, one) => sum + one.games, 0);
const names = (tallies: Tally[], of: (one: Tally) => string) => [...new Set(tallies.map(of))].sort();
const winners_in = (tallies: Tally[]): Share[] => names(tallies, (one) => one.winner).map((name) => ({ name, games: total(tallies.filter((one) => one.winner === name)) }));

export function summaries(tallies: Tally[]): Summary[] {
  return names(tallies, (one) => one.game).map((game) => {
    const all = tallies.filter((one) => one.game === game);
    const sets = names(all, (one) => one.set).map((name) => {
      const alike = all.filter((one) => one.set === name);
      return { name, games: total(alike), winners: winners_in(alike) };
    });
    const actions = all.reduce((sum, one) => sum + one.actions, 0);
    return { game, games: total(all), length: Math.round(actions / total(all)), winners: winners_in(all), sets: sets.sort((a, b) => b.games - a.games) };
  });
}
