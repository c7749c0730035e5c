import type { GameModule, Outcome } from '../game';
import { last_told } from '../../lib/protocol';
import BigBoard from './BigBoard.svelte';
import Board from './Board.svelte';
import Options from './Options.svelte';
import ReplayBoard from './ReplayBoard.svelte';
import { is_heading, story_line } from './story';
import { in_full } from './strikes';
import { default_config, type Notice, type View } from './view';

/** The party wins and loses together; what differs is what was played. */
function outcome(view: View, story: Notice[]): Outcome | null {
  const ended = last_told(story, 'ended');
  return ended ? { side: view.mode, won: ended.winner === 'party' } : null;
}

const grail: GameModule<'grail'> = {
  Board,
  BigBoard,
  Options,
  ReplayBoard,
  story_line,
  in_full,
  is_heading,
  default_config,
  outcome,
  players_of: (view) => view.players,
};
export default grail;
