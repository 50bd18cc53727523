import { type Deck } from '@pepite/games/or-etc/pieces/deck';
import { type Tool } from '@pepite/games/or-etc/pieces';
import { type Odds } from './odds.ts';
import type { Weights } from './weights.ts';
/** How likely the game goes on after a phase of a turn. */
export declare const survival: (turn: number, seats: number) => number;
/** A card as they come from the pile: what it is good for on the whole. */
export interface Typical {
    readonly chance: number;
    readonly value: number;
    readonly exits: number;
}
/** What may still be expected of a match, for one deck and number of players. */
export declare function futureOf(deck: Deck, seats: number, weights: Weights): Future;
declare class Future {
    #private;
    readonly typical: readonly Typical[];
    constructor(deck: Deck, odds: Odds, seats: number, weights: Weights);
    /** Points from the beginning of a turn on, with so many exits free; by `turn` and exits. */
    table(tool: Tool, limit: number): Float64Array;
}
/** A table of `Future` between its whole numbers of exits. */
export declare function expected(table: Readonly<Float64Array>, turn: number, exits: number): number;
export type { Future };
