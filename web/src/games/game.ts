// What a game brings to the page: `facts.ts` at once, `index.ts` when a table plays it (registry.ts finds both).
import type { Component } from 'svelte';
import type { Action, Game, Notice } from '../lib/protocol';
import type { GameReview } from '../lib/review';
import type { Table } from '../lib/table.svelte';

export type Names = (seat: number) => string;

/** What must be known of a game before it is loaded. */
export type GameFacts = {
  /** As our server describes it (`/api/games`; a test compares): the home page shows it before the server answers. */
  server: Game;
  /** Quick phrases of the chat for this game. */
  phrases?: string[];
  /** Everybody votes openly: the host may ask pages to hide old votes. */
  has_votes?: boolean;
  /** The catalogue's key for a side that played or won. */
  side_key: (side: string) => string;
  /** The catalogue's keys that may name something the game was played with: a character, a module, a set. */
  set_keys: (piece: string) => string[];
  /** Screens that only this game has, by the first part of their address. */
  screens?: Record<string, () => Promise<{ default: Component }>>;
};

/** How a game went for one seat: on which side it was, and whether that side won. */
export type Outcome = { side: string; won: boolean };

export type GameModule = {
  Board: Component<{ table: Table; wide: boolean }>;
  BigBoard: Component<{ table: Table }>;
  Options: Component<{
    config: any;
    change: (config: any) => Promise<boolean>;
    mine: boolean;
    names?: Names;
  }>;
  ReplayBoard: Component<{
    view: any;
    names: Names;
    roles?: any;
    opening?: Notice | undefined;
    seat?: number | null;
  }>;
  /** `opening`: the notice that began the game, for games whose pieces are named there. */
  story_line: (notice: Notice, names: Names, opening?: Notice) => string | null;
  /** The notices, each with what earlier ones and the view tell of it; as many as there were. */
  in_full?: (notices: Notice[], view: any) => Notice[];
  /** A decision that was made in secret, for a replay with all cards open; null where the story tells it. */
  decided_line?: (action: Action, seat: string) => string | null;
  is_heading: (notice: Notice) => boolean;
  default_config: object;
  /** For the device's own statistics; null while it cannot be told. */
  outcome?: (view: any, story: Notice[], seat: number) => Outcome | null;
  /** How many play, where the view does not say so. */
  players_of?: (view: any) => number;
  /** The view with everything open, from the views of all seats, where the end of the game does not show it. */
  open_view?: (views: any[]) => any;
  /** The words of its review, where there is more to it than the chance of winning. */
  review?: GameReview;
};
