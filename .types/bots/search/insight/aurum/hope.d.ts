/**
 * How likely a side wins the match when it has so many nuggets and every round still to come may be
 * won by any side alike (A22, A23).
 */
export declare function hope(nuggets: readonly number[], side: number, rounds: number): number;
