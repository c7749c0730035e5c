// What the page shows of our own pack before a game, and of its encounters in the story (build.json names the members).
import entries from 'pack:grail';

export const characters = entries.character.map(({ items = [], ...rest }) => ({ ...rest, items }));

export const encounters = entries.encounter.map(({ kind = 'combat', traits = [], attacks, stage = [], ...rest }) => ({
  ...rest,
  kind,
  traits,
  /** What it does: by row of its attacks, or by stage. */
  strikes: attacks?.length ? attacks.map((row) => row.do) : stage.map((one) => one.reaction),
}));
