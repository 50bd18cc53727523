import type { Move } from '@pepite/kernel';
/** What the search found about one move. */
export interface Weighed {
    readonly move: Move;
    /** How often it was tried in the mind. */
    readonly visits: number;
    /** What it is expected to bring: from 0, a match lost, to 1, a match won. */
    readonly worth: number;
}
/** What came of thinking: the moves that were thought about, the best one first. */
export interface Thought {
    readonly moves: readonly Weighed[];
    /** Matches played on in the mind; none when there was nothing to choose. */
    readonly iterations: number;
}
/** How something is known about a move that was the only one. */
export declare const forced: (move: Move) => Thought;
