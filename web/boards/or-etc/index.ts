import type { Hand, Table } from '@pepite/games/or-etc/world';
import type { BoardModule } from '../board.ts';
import Board from './Board.svelte';
import Report from './Report.svelte';

export const board: BoardModule<Table, Hand> = { Board, Report };
