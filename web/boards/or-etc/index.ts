import type { Hand, Table } from '@pepite/games/or-etc/world';
import type { BoardModule } from '../board.ts';
import { about } from './about.ts';
import Board from './Board.svelte';
import { pointersOf } from './pointers.ts';
import Report from './report/Report.svelte';

export const board: BoardModule<Table, Hand> = { Board, Report, about, pointersOf };
