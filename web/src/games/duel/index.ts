import type { GameModule } from '../game';
import BigBoard from './BigBoard.svelte';
import Board from './Board.svelte';
import Options from './Options.svelte';
import ReplayBoard from './ReplayBoard.svelte';
import { outcome } from './result';
import { is_heading, story_line } from './story';
import { default_config, type View } from './view';

/** All cards open: the public view with both hands. */
const open_view = (views: View[]): View => ({ ...views[0]!, hands: [views[0]!.hand ?? [], views[1]!.hand ?? []] });

const duel: GameModule<'duel'> = {
  Board,
  BigBoard,
  Options,
  ReplayBoard,
  story_line,
  is_heading,
  default_config,
  outcome: (_, story, seat) => outcome(story, seat),
  open_view,
  players_of: () => 2,
};
export default duel;
