import type { GameModule } from '../game';
import BigBoard from './BigBoard.svelte';
import Board from './Board.svelte';
import Options from './Options.svelte';
import ReplayBoard from './ReplayBoard.svelte';
import { is_heading, story_line } from './story';
import { default_config } from './view';

const grail: GameModule = { Board, BigBoard, Options, ReplayBoard, story_line, is_heading, default_config };
export default grail;
