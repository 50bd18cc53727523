import { type Schedule } from './contest.ts';
import type { Host } from './contestant.ts';
/** Milliseconds until the last seat was told of a move, slice by slice. */
export interface Latencies {
    readonly p50: readonly number[];
    readonly p99: readonly number[];
}
/** What matches notice of another one on the same server, whose seats are all bots that think. */
export interface Company {
    readonly matches: number;
    readonly alone: Latencies;
    readonly beside: Latencies;
    /** How many choices the bots made, and in how many seconds. */
    readonly choices: number;
    readonly seconds: number;
}
export interface Hosts {
    /** Starts a server of ours on which no bot thinks. */
    readonly alone: () => Promise<Host>;
    /** Starts another one, for the bots. */
    readonly beside: () => Promise<Host>;
}
/** How often both have their turn. */
export declare const COMPANY_TURNS: number;
/**
 * Compares how long moves take on a server with and without bots that think, one move a second in
 * each match. Two servers take turns, so that a machine that is slow for a while is slow for both;
 * the one with the bots stands still while it is not its turn.
 */
export declare function compareCompany(hosts: Hosts, { loads, seconds }: Schedule, tick: () => void): Promise<Company>;
