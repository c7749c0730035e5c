// The screens, each loaded when it is gone to.
import type { Component } from 'svelte';
import { screen_of_game } from './games/registry';
import type { Route } from './lib/router.svelte';

const sources: Record<Route['screen'], () => Promise<{ default: Component<any> }>> = {
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

const loaded = new Map<Route['screen'], Component<any>>();

/** A screen with the address it was loaded for. */
export type Arrived = { Screen: Component<any>; at: Route };

/** At once where the screen is here already, so that nothing is painted without it. */
export function arrive(at: Route): Arrived | Promise<Arrived> {
  const Screen = loaded.get(at.screen);
  return Screen ? { Screen, at } : load(at.screen).then((Screen) => ({ Screen, at }));
}

export async function load(screen: Route['screen']): Promise<Component<any>> {
  const Screen = (await sources[screen]()).default;
  loaded.set(screen, Screen);
  return Screen;
}
