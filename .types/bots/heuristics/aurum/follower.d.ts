import { type Bits } from '@pepite/kernel';
import { type Heap } from '@pepite/games/aurum/pieces';
/** A player who has yet to add to the trick, and by value what may be expected of their metals. */
export declare class Follower {
    #private;
    seat: number;
    side: number;
    stock: Heap;
    /** How likely they have no metal that fits. */
    stuck: number;
    /** How likely they do not go for the trick; filled in while the trick is played on. */
    ducks: number;
    /** How likely they have a metal at least as high as a value, no other metal, a lower one. */
    readonly above: Float64Array<ArrayBufferLike>;
    readonly forced: Float64Array<ArrayBufferLike>;
    readonly under: Float64Array<ArrayBufferLike>;
    /** Who goes below a value: the points of gold they may expect, and the value they play. */
    readonly lowPoints: Float64Array<ArrayBufferLike>;
    readonly lowValue: Float64Array<ArrayBufferLike>;
    /**
     * `choice`: how many metals that fit they may have; `free`: the unseen metals that fit;
     * `pointsAt`: the points of the gold to be gained with a value.
     */
    expect(choice: number, freeLow: Bits, freeHigh: Bits, pointsAt: (value: number) => number): void;
}
