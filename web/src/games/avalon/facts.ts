import type { GameFacts } from '../game';

export const facts: GameFacts = {
  server: {
    id: 'avalon',
    timed: true,
    together: false,
    bots: ['random', 'simple', 'squire', 'knight', 'grandmaster'],
    players: [5, 10],
  },
  phrases: ['trust', 'doubt', 'approve', 'reject', 'why'],
  has_votes: true,
  side_key: (side) => `avalon.side.${side}`,
  set_keys: (piece) => [`avalon.role.${piece}`, `avalon.module.${piece}`],
  screens: {
    lesson: () => import('./Lesson.svelte'),
    narrator: () => import('./Narrator.svelte'),
  },
};
