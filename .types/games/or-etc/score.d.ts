import type { Immutable, Result } from '@pepite/kernel';
import { type Table } from './world.ts';
/** O29: values first, then the number of face-up cards. */
export declare function result({ step, players }: Immutable<Table>): Result;
/**
 * More moves than any match takes but by a miracle: nothing forces an end, but from the sixth turn
 * on one roll in five brings it (O12). Within a phase everyone has five actions, each with a
 * contest among all at the worst.
 */
export declare const bound: (seats: number) => number;
