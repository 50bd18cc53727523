import { type Immutable, type Seat } from '@pepite/kernel';
import type { PackView } from '@pepite/games/auruxxx/cards/pack';
import { type Card } from '@pepite/games/auruxxx/pieces';
import type { Table } from '@pepite/games/auruxxx/world';
import type { Weights } from './weights.ts';
/** What cards are worth that are not seen, or are somebody else's. Nothing is allocated. */
export declare class Estimate {
    #private;
    constructor(weights: Weights);
    /** How much of the points in hand will be written down: the nearer somebody is to finishing. */
    riskOf({ handSizes, seats }: Immutable<Table>, seat: Seat): number;
    goldens(count: number): number;
    /** The chance that a card of a hand of so many is golden: who has few left has kept the best. */
    goldenAmong(cards: number): number;
    /** What a card costs that is not known yet, but for the hope that it is golden. */
    unknown(risk: number): number;
    /** What a hand of so many cards, not seen, would cost. */
    handOf(cards: number, risk: number): number;
    /** How much it hurts a player to take a card, or helps us to. */
    burden(handSize: number): number;
}
/** How many kinds of a hand fit on a top card. */
export declare const fittingOn: (hand: PackView, top: Card) => number;
