import type { Move } from '@pepite/kernel';
import { type Cell, type Cells } from './pieces.ts';
export declare const COLUMNS: readonly string[];
/** A cell as records write it: `a1` is at the top left. */
export declare const printCell: (cell: Cell) => string;
/** Cells by row, then by column. */
export declare const printCells: (cells: Cells) => string;
export declare function print(move: Move): string;
export declare function parse(text: string): Move | undefined;
