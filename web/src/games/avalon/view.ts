// What the server shows of a game of Avalon and lets one do: the program's own types, and what only the page needs.
import type * as program from '../../generated/avalon';
import { printed_sides, type Action, type Plot, type Role, type Side, type View } from '../../generated/avalon';
import type { GameMessage } from '../../lib/protocol';

export type * from '../../generated/avalon';
/** `cards`: which plot card went to whom, added by the page from the notice before (`in_full`). */
export type PlotsGiven = program.NoticeOf<'plots_given'> & { cards?: Plot[] };
export type Notice = Exclude<program.Notice, { type: 'plots_given' }> | PlotsGiven;
export type NoticeOf<Type extends Notice['type']> = Extract<Notice, { type: Type }>;
export { default_config, editions, lancelots, special_roles } from '../../generated/avalon';

/** The side a character card is printed for; who stands where now, only the server knows. */
export const printed_side = (role: string): Side => printed_sides[role as Role] ?? 'good';

/** `among`: what the members of a list too long to be sent can be. */
export type Decision = {
  view: View;
  legal: Action[] | null;
  among?: GameMessage['among'];
  act: (action: Action) => void;
  sending: boolean;
};
