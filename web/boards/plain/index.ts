import type { BoardModule } from '../board.ts';
import Board from './Board.svelte';
import Report from './Report.svelte';

/** The board of every game that has none of its own: it says what the terminal says. */
export const board: BoardModule = { Board, Report };
