import type { Output } from './command.ts';
/** Words in lines of at most `width` characters; a longer word gets a line of its own. */
export declare function wrap(text: string, width: number): readonly string[];
/** A line as it fits a terminal; what does not fit goes on below, a little to the right. */
export declare const fit: (line: string, { columns }: Output) => readonly string[];
export type Side = 'left' | 'right';
/** Rows as lines with aligned columns; `sides` says to which side of its column a cell keeps. */
export declare function inColumns(rows: readonly (readonly string[])[], sides?: readonly Side[]): readonly string[];
/** Terms on the left, what they mean on the right, wrapped below itself. */
export declare function definitions(entries: readonly (readonly [term: string, meaning: string])[], width: number): readonly string[];
/** Short items side by side, in as few lines of at most `width` characters as will hold them. */
export declare function sideBySide(items: readonly string[], width: number): readonly string[];
/**
 * Text from a file as it may be shown: what would move the cursor, ring or recolour the terminal
 * is replaced.
 */
export declare const harmless: (text: string) => string;
