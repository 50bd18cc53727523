import { type Rng } from '@pepite/kernel';
import type { Setup } from '@pepite/protocol';
import type { Matches } from '@pepite/matches';
import type { Bell } from './deadline.ts';
import type { Guest } from './guest.ts';
/** Guests at one match who play it to its end, however often the server goes away. */
export declare class Party {
    #private;
    constructor(guests: readonly Guest[], { game, bots }: Pick<Setup, 'game' | 'bots'>, rng: Rng, bell: Bell);
    get isOver(): boolean;
    /** What went wrong on a socket, where nobody catches it. */
    throwError(): void;
    /** Everybody comes to a server that has just opened. */
    gather(base: string): Promise<void>;
    /** Everybody has lost the connection. */
    scatter(): void;
    checkDisk(store: Matches): void;
    /** The record of the finished match holds every move that was told, and replays. */
    checkRecord(base: string): Promise<void>;
}
