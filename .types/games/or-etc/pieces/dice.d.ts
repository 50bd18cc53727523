import { type Bits, type Moves } from '@pepite/kernel';
/**
 * A handful of at most five dice as a number from 0 to 461, whatever their order: none first, then
 * the six single dice (1 to 6, each its own face), then two dice, and so on. Handfuls of the same
 * size that are equally likely stand together, so that a throw is listed in a few blocks.
 */
export type Dice = number;
/** 1 to 6. */
export type Face = number;
export declare const FACES = 6;
export declare const DICE = 5;
export declare const NO_DICE: Dice;
export declare const HANDFUL_COUNT: number;
export declare const facesOf: (dice: Dice) => readonly Face[];
export declare const faceSet: (dice: Dice) => Bits;
export declare const sizeOf: (dice: Dice) => number;
export declare const countOf: (dice: Dice, face: Face) => number;
/** One die put in for another. */
export declare const exchanged: (dice: Dice, out: Face, into: Face) => Dice;
/** Some dice put in for some others. */
export declare const replaced: (dice: Dice, out: Dice, into: Dice) => Dice;
export declare const withDie: (dice: Dice, face: Face) => Dice;
/** The dice of these faces: at most five of them, in any order. */
export declare const diceOf: (faces: readonly Face[]) => Dice;
export declare const isWithin: (part: Dice, dice: Dice) => boolean;
/** Every outcome of throwing so many dice, as `base` + handful. */
export declare function addThrows(base: number, size: number, into: Moves): void;
/** Every part of a handful but the empty one, as `base` + part. */
export declare function addParts(base: number, dice: Dice, into: Moves): void;
/**
 * Two different faces, one given and one taken, as a number from 0 to 29: first the 15 in which the
 * higher die is given, then those in which the taken die is 1 higher, 2 higher, … Equal faces come
 * behind, since one may try them, in vain.
 */
export type Pair = number;
export declare const pairOf: (give: Face, take: Face) => Pair;
export declare const givenIn: (pair: Pair) => Face;
export declare const takenIn: (pair: Pair) => Face;
export declare const possiblePairs: (own: Dice, other: Dice) => Bits;
/** The pairs that cost nothing; by the difference those that do; and those with less of one too. */
export declare const FREE_PAIRS: Bits;
export declare const PAIRS_RISING: readonly Bits[];
export declare const PAIRS_RISING_UP_TO: readonly Bits[];
export declare const endsFrom: (dice: Dice) => number;
export declare const FIVE_ONES: Dice;
export declare const FIVE_SIXES: Dice;
export declare const accidentOf: (dice: Dice) => number;
