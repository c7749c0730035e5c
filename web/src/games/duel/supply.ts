// How many cards a tile would bring if it were used as things stand now. The server counts for itself when it is.
import { area_at, type Areas } from './set';
import type { Tile, View } from './view';

const places = (view: View): number[] => view.territories.map((_, at) => at);

/** Avalon and the swamp are no land and count for no tile. */
function owned_lands(view: View, areas: Areas, seat: number): (string | null)[] {
  return places(view).map((at) => {
    const land = view.territories[at]!.owner === seat ? area_at(view, areas, at)?.land : undefined;
    return land && land !== 'none' ? land : null;
  });
}

function most_of_a_land(view: View, areas: Areas, seat: number): number {
  const lands = owned_lands(view, areas, seat);
  return Math.max(...['plain', 'forest', 'hill'].map((land) => lands.filter((one) => one === land).length));
}

/** An open Avalon or swamp is stepped over, whoever owns it. */
function longest_stretch(view: View, areas: Areas, seat: number): number {
  const lands = owned_lands(view, areas, seat);
  let longest = 0;
  let stretch = 0;
  for (const at of places(view)) {
    if (area_at(view, areas, at)?.land === 'none') continue;
    stretch = lands[at] === null ? 0 : stretch + 1;
    longest = Math.max(longest, stretch);
  }
  return longest;
}

export function brings(tile: Tile, view: View, areas: Areas, seat: number): number {
  switch (tile) {
    case 'light:two':
      return 2;
    case 'dark:four':
      return 4;
    case 'light:kind':
      return most_of_a_land(view, areas, seat);
    case 'dark:kind':
      return 2 * most_of_a_land(view, areas, seat);
    case 'light:stretch':
      return longest_stretch(view, areas, seat);
    case 'dark:areas':
      return owned_lands(view, areas, seat).filter((land) => land !== null).length;
  }
}

/** The kinds of tiles in a list, each with its number, in the order of the list. */
export function by_kind(tiles: Tile[]): { tile: Tile; count: number }[] {
  return [...new Set(tiles)].map((tile) => ({ tile, count: tiles.filter((one) => one === tile).length }));
}
