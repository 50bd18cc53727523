import type { Clock } from '@pepite/matches';
import { type Limits } from './limits.ts';
import { Unread } from './unread.ts';
/** Gives back what was counted; a second call does nothing. */
export type Leave = () => void;
/** A socket that was let in: what it may say, and what it leaves unread. */
export interface Entry {
    /** False if its own allowance, or that of its address, is not enough for so much. */
    take(cost?: number): boolean;
    /** What an answer turned out to cost. */
    charge(cost: number): void;
    /** It had to be hung up: coming back costs its address as much as many requests. */
    hungUp(): void;
    readonly unread: Unread;
    readonly leave: Leave;
}
/** The connections, requests and sockets of each address, and what they do together. */
export declare class Addresses {
    #private;
    constructor(limits: Limits, clock: Clock);
    /** How many addresses are remembered. */
    get size(): number;
    /** Counts a connection, or a request that a proxy passes on; nothing if there are too many. */
    connect(bucket: string): Leave | undefined;
    /** Counts a request: the milliseconds to wait if it is one too many, or 0. */
    request(bucket: string, cost?: number): number;
    /** Lets a socket in, or says what there is too much of. */
    enter(bucket: string): Entry | 'full' | 'too-fast';
}
