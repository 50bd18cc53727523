import { type Options, type Referee, type Seat } from '@pepite/kernel';
import type { Logged, LookBack } from '@pepite/protocol';
/** A seat, or nothing for a spectator. */
export type Viewer = Seat | undefined;
/**
 * What may be looked back at while a match is played (A26, S6, X32): the moves of rounds that are
 * over, and those since one's own last move or turn, as the game says. A spectator may look back at
 * what every player may: a player could be one, too, in another window.
 */
export declare class Memory {
    #private;
    constructor(referee: Referee<unknown, unknown, unknown, Options>);
    /** To be called after every step of the referee. */
    note(): void;
    lookBack(viewer: Viewer): LookBack;
    /** Everything the viewer may look at, printed as a list of `Logged`. */
    printLog(viewer: Viewer): string;
    /** What has happened from a ply on, as the viewer may know it. */
    events(viewer: Viewer, from: number): readonly Logged[];
}
