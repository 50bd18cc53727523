import type { Clock } from '@pepite/matches';
/** So much at once, and so much more each second. */
export interface Rate {
    readonly burst: number;
    readonly perSecond: number;
}
/** Counts what somebody's doings cost, and says when it is too much. */
export declare class Allowance {
    #private;
    constructor(rate: Rate, clock: Clock);
    /** Whether so much is left; nothing is taken. */
    has(cost: number): boolean;
    /** Takes so much, or nothing if that much is not left. */
    take(cost?: number): boolean;
    /** Takes what something turned out to cost, even if that is not left: it is owed then. */
    charge(cost: number): void;
    /** The milliseconds until so much is left, if nothing is taken until then. */
    wait(cost?: number): number;
}
export interface Limits {
    /** What the messages of one socket may cost; an ordinary one costs 1. */
    readonly message: Rate;
    /** What the messages of all sockets of one address may cost. */
    readonly messageOfAddress: Rate;
    /** Requests of one address. */
    readonly request: Rate;
    /** New connections of one address, and requests for files that cost next to nothing. */
    readonly trifle: Rate;
    readonly socketsOfAddress: number;
    /** Sockets in all: beyond that the server is full. */
    readonly sockets: number;
    /** Connections of one address, with those that have not asked for anything yet. */
    readonly connectionsOfAddress: number;
    /** Connections in all, sockets included. */
    readonly connections: number;
    /** How long a request may take to arrive, in milliseconds; its headers have half of that. */
    readonly requestTime: number;
    /** Bytes that wait for a page to read them. */
    readonly unread: number;
    /** Bytes that wait for all pages of an address. */
    readonly unreadOfAddress: number;
}
/** Far above what people do, far below what hurts. One address may be a whole school. */
export declare const LIMITS: Limits;
export declare const NO_LIMITS: Limits;
/**
 * The same limits on a machine that lets a process open so many descriptors. No address gets more
 * than half of them, so that the others can always come in.
 */
export declare function fitted(limits: Limits, descriptors: number): Limits;
