import type { GameModule } from '../game';
import BigBoard from './BigBoard.svelte';
import Board from './Board.svelte';
import Options from './Options.svelte';
import ReplayBoard from './ReplayBoard.svelte';
import { decided_line, in_full, is_heading, story_line } from './story';
import { outcome } from './result';
import { default_config } from './view';

const avalon: GameModule<'avalon'> = {
  Board,
  BigBoard,
  Options,
  ReplayBoard,
  story_line,
  decided_line,
  in_full,
  is_heading,
  default_config,
  outcome,
  players_of: (view) => view.players,
  review: async () => (await import('./review')).review,
};
export default avalon;
