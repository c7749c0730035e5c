// The games as our server tells them (`/api/games`; a test compares): the home page shows them before it has answered.
import type { Game } from '../lib/protocol';

export const known_games: Game[] = [
  {
    id: 'avalon',
    timed: true,
    together: false,
    bots: ['random', 'simple', 'squire', 'knight', 'grandmaster'],
    players: [5, 10],
  },
  {
    id: 'duel',
    timed: true,
    together: false,
    bots: ['random', 'simple', 'squire', 'knight', 'search'],
    players: [2, 2],
  },
  { id: 'grail', timed: true, together: true, bots: ['random', 'search'], players: [1, 4] },
];
