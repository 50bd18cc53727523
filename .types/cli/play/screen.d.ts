import type { Game, Language, Move, View } from '@pepite/kernel';
/** What a seat sees: the table and its hand. */
export declare function showView(game: Game, { table, hand }: View<unknown, unknown>, names: readonly string[], language: Language): readonly string[];
/** The legal moves side by side, or the first of many. */
export declare function showChoices(texts: readonly string[], language: Language, width?: number): readonly string[];
/** All legal moves: number, notation, and what it means. */
export declare function listMoves(game: Game, legal: readonly Move[], names: readonly string[], language: Language): readonly string[];
