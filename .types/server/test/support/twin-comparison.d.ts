import { type Seat } from '@pepite/kernel';
import type { Pair } from './twin-pair.ts';
import type { Stage } from './twin-stage.ts';
/** Compares what everybody is sent, and when, who may not know what differs between two matches. */
export declare class TwinComparison {
    #private;
    /** How many lists of texts with their times were compared. */
    made: number;
    /** Whether somebody who may know the difference has seen it. */
    wasSeen: boolean;
    /** The first thing by which somebody could tell the two apart who must not. */
    difference: string | undefined;
    /** To be made once everybody has come, and before anything has happened. */
    constructor(pair: Pair, stages: readonly [Stage, Stage]);
    /** Whether there is nothing left to compare: all may know the difference, or some know it. */
    get isOver(): boolean;
    isKnownTo(seat: Seat | undefined): boolean;
    /** A seat does something else in one of the matches than in the other. */
    noteOtherChoice(seat: Seat): void;
    compare(): void;
    /** Tells of a difference that somebody has noticed. */
    tell(name: string, one?: string, other?: string): void;
}
