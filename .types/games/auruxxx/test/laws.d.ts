import type { Setup } from '@pepite/kernel/laws';
/** For each of five numbers of seats; a match takes a thousand moves and more. */
export declare const MATCHES = 250;
/** Nothing is chosen at the same time. */
export declare const SILENT: string[];
/**
 * The partners of an Exchange see each other's hands (X20). The end of a round tells what the hands
 * were worth (X29): golden twelves, the thousandth turn, a turn in a dead lock.
 */
export declare const reveals: Setup['reveals'];
