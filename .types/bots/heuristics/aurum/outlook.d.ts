import { type Immutable } from '@pepite/kernel';
import type { AurumView } from '@pepite/games/aurum/moves';
import { type Card, type Heap } from '@pepite/games/aurum/pieces';
import { type Trick } from '@pepite/games/aurum/world';
/** What the trick under way means to everybody, once the cards of this trick are gone. */
export interface Stakes {
    /** By winner of the trick and side, 3 × winner + side: how that side would stand. */
    readonly standings: Float64Array;
    /** By class: what it costs to spend such gold. */
    readonly goldCost: Float64Array;
    openCost: number;
    pointWorth: number;
}
/** What a forecast expects: gold by side and class, and by seat who plays the low card. */
interface Expected {
    readonly gold: Float64Array;
    readonly lows: readonly number[];
}
/**
 * What a position is worth to the side of one seat: how likely that side wins the round. The bot
 * changes it, weighs it and puts it back, so nothing is allocated while it compares choices.
 */
export declare class Outlook {
    #private;
    side: number;
    sides: number;
    /** By side. */
    readonly tricks: number[];
    take({ table, seat, hand }: AurumView): void;
    addGold(side: number, heap: Heap, times: 1 | -1): void;
    /** Puts a metal into the own hand, or takes it out. */
    addCard(card: Card, times: 1 | -1): void;
    /** A card of the own hand becomes somebody's bid. */
    layBid(target: number, card: Card): void;
    takeBid(target: number, card: Card): void;
    /** Lets those play a metal who come after the own seat in the trick. */
    finishTrick({ opener, laid }: Immutable<Trick>): void;
    /** Adds what a forecast expects of gold and of the next opener, or takes it away again. */
    addForecast({ gold, lows }: Expected, times: 1 | -1): void;
    /** How likely the next opener has no card to open with. */
    endsWith(lows: readonly number[]): number;
    sideBid(side: number): number;
    /** The points of a side if the round ended now. */
    points(side: number): number;
    /** The side with most points if the round ended now. */
    leader(): number;
    /** How likely the own side wins if the round ended now. */
    standing(): number;
    /** How likely the own side wins the round, before the next trick. */
    worth(): number;
    /** What is at stake in the trick under way, after `finishTrick`. */
    stakes(): Stakes;
}
export {};
