// What the server shows of a game of Grail and lets one do: the program's own types, and what only the page needs.
import type * as program from '../../generated/grail';
import { stocks as all_stocks, tracks, type Action, type Config, type Stock } from '../../generated/grail';

export type * from '../../generated/grail';
type MembersOf<One> = Partial<Omit<One, 'kind'>>;
/** Of either kind; the members of the other kind are undefined. */
export type Encounter = program.Encounter & MembersOf<program.CombatEncounter> & MembersOf<program.DiplomacyEncounter>;
export type View = Omit<program.View, 'encounter'> & { encounter: Encounter | null };
/** `does`: what the row of the encounter says, added by the page (`in_full`). */
export type EnemyStrikes = program.NoticeOf<'enemy_strikes'> & { does?: string[] | undefined };
export type Notice = Exclude<program.Notice, { type: 'enemy_strikes' }> | EnemyStrikes;
export type NoticeOf<Type extends Notice['type']> = Extract<Notice, { type: Type }>;
export { attributes, difficulties, tracks } from '../../generated/grail';

const with_an_end: readonly Stock[] = tracks;
/** What is counted without an upper end. */
export const stocks = all_stocks.filter((stock) => !with_an_end.includes(stock));

export const default_config: Partial<Config> = {
  mode: 'encounter',
  encounter: 'starving_wolves',
  party: ['maela'],
  difficulty: 'normal',
};

export type Names = (seat: number) => string;
/** `try_it`: also for what is not offered, to hear from the server why not. */
export type Decision = { view: View; legal: Action[]; act: (action: Action) => void; sending: boolean };
