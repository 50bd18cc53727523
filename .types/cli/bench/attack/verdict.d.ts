import type { Result } from './result.ts';
/** What others may notice of an attack, and no more. */
export declare const BAR: {
    /** The p99 of moves during the attack over that before, and 1.5 times it afterwards. */
    readonly times: 3;
    readonly timesAfter: 1.5;
    /** Below so many milliseconds a p99 says more about the machine than about the server. */
    readonly floor: 10;
    /** Nobody waits for longer than this, in milliseconds: medians hide a freeze. */
    readonly freeze: 1000;
    /** Milliseconds an expert may take beyond its pause. */
    readonly answer: 2000;
    readonly memory: number;
    /** Milliseconds from SIGTERM to the end. */
    readonly end: 3000;
};
export type Miss = 'slow' | 'frozen' | 'bots' | 'memory' | 'lasting' | 'ending';
/** In which ways an attack was noticed more than it may be. */
export declare function missesOf(result: Result): readonly Miss[];
/** The median of what was seen second by second; nothing if nobody was told anything. */
export declare const middle: (values: readonly number[]) => number | undefined;
