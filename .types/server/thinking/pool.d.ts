import { type Seating } from '@pepite/bots';
import { type Clock, type Mind, type Owner, type Patience, type StartThread, type Thinking } from '@pepite/matches';
import { type Thinker } from './places.ts';
/** What tests bring of their own. */
export interface Parts {
    readonly start?: StartThread;
    readonly clock?: Clock;
    readonly patience?: Patience;
}
/** Threads in which the bots of all matches think; a bot stays in the one where it sat down. */
export declare class Pool implements Thinking {
    #private;
    constructor(most: number, report: (error: unknown) => void, parts?: Parts);
    seat(seating: Seating, owner: Owner): Mind;
    hasRoom(origin: string, bots: readonly Thinker[]): boolean;
    mayAdvise(origin: string): boolean;
    close(): Promise<void>;
}
