import { type Deck } from '@pepite/games/or-etc/pieces/deck';
import { type Dice } from '@pepite/games/or-etc/pieces/dice';
import type { Weights } from './weights.ts';
/** By handful of dice, how likely a throw of so many dice comes out like that. */
export declare const CHANCES: Float64Array<ArrayBuffer>;
/** By their number, all ways in which dice can fall. */
export declare const THROWS: Int32Array<ArrayBuffer>[];
export declare const partsFor: (dice: Dice) => Int32Array;
/** What a throw may come to: the kinds of card that can then be laid, and how likely that is. */
export interface Reach {
    readonly kinds: Int32Array;
    readonly chances: Float64Array;
    /** By kind, how likely one throw allows to lay it. */
    readonly single: Float64Array;
}
/** By tool, 0 for none. */
export type Odds = readonly Reach[];
export declare function oddsOf(deck: Deck, weights: Weights): Odds;
