import type { GameFacts } from '../game';

export const facts: GameFacts = {
  server: { id: 'grail', timed: true, together: true, bots: ['random', 'search'], players: [1, 4] },
  side_key: (side) => `statistics.kind.${side}`,
  set_keys: () => [],
};
