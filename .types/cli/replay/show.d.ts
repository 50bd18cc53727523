import { type Language } from '@pepite/kernel';
import type { Known } from './verify.ts';
/** One line about a record. */
export declare function summary(known: Known, number: number, language: Language): string;
/** The position before move number `ply`, all hands open. */
export declare function position(known: Known, ply: number, language: Language): readonly string[];
/** One JSON line for each seat that has to decide, before each move up to number `to`. */
export declare function legalLines({ game, record }: Known, number: number, to: number): string;
