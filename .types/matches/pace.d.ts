import type { Pace } from '@pepite/protocol';
/**
 * How long it takes until a bot's choice is told, in milliseconds: so long at least, and up to
 * `spread` more, drawn when it is asked. Neither depends on what the bot holds, chooses or thinks,
 * so that its times tell nothing.
 */
export interface Wait {
    readonly least: number;
    readonly spread: number;
}
/** For tables that nobody looks at, and where nothing is to wait. */
export declare const AT_ONCE: Wait;
/**
 * At a human pace people can follow, given how long a bot is to pause. At a quick one there is time
 * for a short thought, and the same time where none is needed.
 */
export declare const waitAt: (pace: Pace, pause: number) => Wait;
/** When a choice is told that was asked for at `start`. */
export declare class Moment {
    #private;
    /** The drawn moment. */
    readonly at: number;
    /** `jitter` is a number from 0 to 1, drawn at random. */
    constructor(start: number, wait: Wait, jitter: number);
    /** How long may be thought from now on, if that matters. */
    left(now: number): number | undefined;
    /**
     * When something is told that is ready now: at the drawn moment, or, should it have taken longer,
     * so many whole waits later, so that all it tells is that the server was busy.
     */
    after(now: number): number;
}
