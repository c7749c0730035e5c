import type { GameModule } from '../game';
import BigBoard from './BigBoard.svelte';
import Board from './Board.svelte';
import Options from './Options.svelte';
import ReplayBoard from './ReplayBoard.svelte';
import { in_full, is_heading, secret_line, story_line } from './story';
import { outcome } from './result';
import { default_config } from './view';

const avalon: GameModule = { Board, BigBoard, Options, ReplayBoard, story_line, secret_line, in_full, is_heading, default_config, outcome };
export default avalon;
