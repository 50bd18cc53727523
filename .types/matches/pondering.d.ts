import type { Move, Seat } from '@pepite/kernel';
import type { Clock } from './clock.ts';
import type { Minds } from './minds.ts';
import type { Moment } from './pace.ts';
/** What the match does with the bots' choices. */
export interface Decisions {
    /** Whether a bot that has to decide is to be asked now. */
    readonly mayAsk: (seat: Seat) => boolean;
    /** When the choice of a bot that is asked now will be told. */
    readonly moment: () => Moment;
    /** A bot has decided: makes its whole choice. */
    readonly decided: (seat: Seat, moves: readonly Move[]) => void;
    /** A bot has failed: any move after those will do, so that the match goes on for the others. */
    readonly failed: (seat: Seat, moves: readonly Move[], error: string) => Move;
}
/** Has the bots of a match decide whenever it is their turn, all that have to at the same time. */
export declare class Pondering {
    #private;
    constructor(minds: Minds, clock: Clock, decisions: Decisions);
    /** Wakes those who have to decide and do not know it yet. */
    wake(): void;
    /** Whether somebody is about to decide. */
    get isBusy(): boolean;
    /** A seat is not played by its bot any more. */
    forget(seat: Seat): void;
    close(): void;
}
