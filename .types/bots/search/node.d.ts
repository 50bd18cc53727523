import type { Actor, Move } from '@pepite/kernel';
/**
 * All situations that look the same to one seat. Here the seat chooses, or it watches others do
 * something, as far as it learns what.
 */
export declare class Node {
    #private;
    /** The moves met here, with what came of them. They need not all be possible in every world. */
    readonly moves: Move[];
    readonly visits: number[];
    readonly sums: number[];
    /** The place of a move that is possible now. */
    meet(move: Move): number;
    /** How much a move deserves to be tried: what it brought, and more the less it was tried. */
    promise(place: number, curiosity: number): number;
    add(place: number, worth: number): void;
    /** Where a move leads that this seat learns, or only learns to have been made. */
    next(actor: Actor, move: Move | undefined): Node;
}
