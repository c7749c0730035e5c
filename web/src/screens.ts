// The screens, each loaded when it is gone to.
export const screens = {
  home: () => import('./screens/Home.svelte'),
  new: () => import('./screens/New.svelte'),
  table: () => import('./screens/TableScreen.svelte'),
  big: () => import('./screens/BigScreen.svelte'),
  replay: () => import('./screens/Replay.svelte'),
  file: () => import('./screens/ReplayFile.svelte'),
  rules: () => import('./screens/Rules.svelte'),
  narrator: () => import('./screens/Narrator.svelte'),
  lesson: () => import('./screens/Lesson.svelte'),
  credits: () => import('./screens/Credits.svelte'),
  statistics: () => import('./screens/Statistics.svelte'),
  lost: () => import('./screens/Lost.svelte'),
};
