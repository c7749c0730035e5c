// How often evil wins with a set of characters and modules, from the lab's table, and what one change would do.
import type { Config } from './view';

export type Rate = { games: number; evil: number; low: number; high: number };
export type Row = { config: Config; bots: Rate; people: Rate | null };
export type Change = { part: string; added: boolean; evil: number; by: number };

const modules = ['lady', 'excalibur', 'targeting', 'plots', 'floating_assassin'] as const;

/** What lies on the table beside the loyal servants and minions: characters and modules by their names. */
const parts_of = (config: Config): string[] => [
  ...config.roles,
  ...modules.filter((module) => config[module]),
  ...(config.lancelot === 'off' ? [] : [`lancelot.${config.lancelot}`]),
];
const without = (parts: string[], others: string[]) => parts.filter((part) => !others.includes(part));
const percent = (share: number) => Math.round(100 * share);

export function row_of(rows: Row[], config: Config): Row | undefined {
  const parts = parts_of(config);
  return rows.find(
    (row) =>
      row.config.players === config.players &&
      !without(parts, parts_of(row.config)).length &&
      !without(parts_of(row.config), parts).length,
  );
}

export function verdict(rate: Rate): 'good' | 'even' | 'evil' {
  if (rate.low > 0.5) return 'evil';
  return rate.high < 0.5 ? 'good' : 'even';
}

/** The sets of the table that differ from this one by one part, those that change most first. */
export function changes(rows: Row[], config: Config): Change[] {
  const here = row_of(rows, config);
  if (!here) return [];
  const parts = parts_of(config);
  return rows
    .filter((row) => row.config.players === config.players)
    .flatMap((row) => {
      const added = without(parts_of(row.config), parts);
      const removed = without(parts, parts_of(row.config));
      if (added.length + removed.length !== 1) return [];
      const evil = percent(row.bots.evil);
      return [
        { part: [...added, ...removed][0]!, added: added.length === 1, evil, by: evil - percent(here.bots.evil) },
      ];
    })
    .sort((a, b) => Math.abs(b.by) - Math.abs(a.by));
}

/** The places of the sentence about a rate. */
export const figures = (rate: Rate) => ({
  evil: percent(rate.evil),
  low: percent(rate.low),
  high: percent(rate.high),
  n: rate.games,
});
