import type { GameFacts } from '../game';

export const facts: GameFacts = {
  server: {
    id: 'duel',
    timed: true,
    together: false,
    bots: ['random', 'simple', 'squire', 'knight', 'search'],
    players: [2, 2],
  },
  side_key: (side) => `duel.side.${side}`,
  set_keys: (set) => (set === 'default' ? ['duel.option.set_default'] : []),
};
