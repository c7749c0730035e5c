// The screens, each loaded when it is gone to.
import type { Component } from 'svelte';
import { screen_of_game } from './games/registry';
import type { Route } from './lib/router.svelte';

/** Every part that an address can have. A screen takes those of its own address, and no other is shown there. */
export type Address = { screen: Route['screen']; table: string; number: number; game: string };
export type Screen = Component<Address>;

const sources: Record<Route['screen'], () => Promise<{ default: Screen | Component }>> = {
  home: () => import('./screens/Home.svelte'),
  new: () => import('./screens/New.svelte'),
  table: () => import('./screens/TableScreen.svelte'),
  big: () => import('./screens/BigScreen.svelte'),
  replay: () => import('./screens/Replay.svelte'),
  file: () => import('./screens/ReplayFile.svelte'),
  rules: () => import('./screens/Rules.svelte'),
  narrator: () => screen_of_game('narrator'),
  lesson: () => screen_of_game('lesson'),
  credits: () => import('./screens/Credits.svelte'),
  statistics: () => import('./screens/Statistics.svelte'),
  lost: () => import('./screens/Lost.svelte'),
};

const loaded = new Map<Route['screen'], Screen>();

/** A screen with the address it was loaded for. */
export type Arrived = { Screen: Screen; at: Address };

/** At once where the screen is here already, so that nothing is painted without it. */
export function arrive(route: Route): Arrived | Promise<Arrived> {
  const at = route as Address;
  const Screen = loaded.get(at.screen);
  return Screen ? { Screen, at } : load(at.screen).then((Screen) => ({ Screen, at }));
}

export async function load(screen: Route['screen']): Promise<Screen> {
  const Screen = (await sources[screen]()).default as Screen;
  loaded.set(screen, Screen);
  return Screen;
}
