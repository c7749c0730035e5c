export type GameBuild = {
  id: string;
  /** How keys of the program's own catalogue (i18n/LANGUAGE.json) begin that the page shows too. */
  program_words: string[];
  /** Its words and its program are loaded only with the game, and are no part of the shell kept for offline use. */
  apart?: boolean;
  /** A content pack whose texts are words of the game; `entries` are the members of each kind that the page shows. */
  pack?: { folder: string; entries: Record<string, string[]> };
  /** What a first visit to this game may load, compressed; `also` are pieces that its first screens import later. */
  first_visit?: { limit_kb: number; also: string[] };
};
export const games: GameBuild[];
export const game_of: (id: string) => GameBuild | undefined;
