// What a game brings to the page: `facts.ts` at once, `index.ts` when a table plays it (registry.ts finds both).
import type { Component } from 'svelte';
import type { ActionIn, ConfigIn, Game, GameId, NoticeIn, ViewIn } from '../lib/protocol';
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

/** The choices before a game. */
export type OptionsProps<Id extends GameId> = {
  config: ConfigIn<Id>;
  change: (config: ConfigIn<Id>) => Promise<boolean>;
  mine: boolean;
  names?: Names;
};

/** One moment of a recorded game. */
export type ReplayProps<Id extends GameId> = {
  view: ViewIn<Id>;
  names: Names;
  /** The view when all was over, where all cards are shown open. */
  end?: ViewIn<Id> | undefined;
  /** The notice that began the game. */
  opening?: NoticeIn<Id> | undefined;
  /** Through whose eyes. */
  seat?: number | null;
};

export type GameModule<Id extends GameId = GameId> = {
  Board: Component<{ table: Table; wide: boolean }>;
  BigBoard: Component<{ table: Table }>;
  Options: Component<OptionsProps<Id>>;
  ReplayBoard: Component<ReplayProps<Id>>;
  /** `opening`: the notice that began the game, for games whose pieces are named there. */
  story_line: (notice: NoticeIn<Id>, names: Names, opening?: NoticeIn<Id>) => string | null;
  /** The notices, each with what earlier ones and the view tell of it; as many as there were. */
  in_full?: (notices: NoticeIn<Id>[], view: ViewIn<Id>) => NoticeIn<Id>[];
  /** A decision that was made in secret, for a replay with all cards open; null where the story tells it. */
  decided_line?: (action: ActionIn<Id>, seat: string) => string | null;
  is_heading: (notice: NoticeIn<Id>) => boolean;
  default_config: ConfigIn<Id>;
  /** For the device's own statistics; null while it cannot be told. */
  outcome: (view: ViewIn<Id>, story: NoticeIn<Id>[], seat: number) => Outcome | null;
  players_of: (view: ViewIn<Id>) => number;
  /** The view with everything open, from the views of all seats, where the end of the game does not show it. */
  open_view?: (views: ViewIn<Id>[]) => ViewIn<Id>;
  /** The words of its review, where there is more to it than the chance of winning; loaded with the review. */
  review?: () => Promise<GameReview>;
};
