import type { Cancel, Clock } from '@pepite/matches';
/** A clock that stands still unless it is told to go on. */
export declare class TestClock implements Clock {
    #private;
    /** How far the date is off: somebody may set it while the clock goes on. */
    dateOffset: number;
    now(): number;
    date(): number;
    after(milliseconds: number, call: () => void): Cancel;
    /** Lets the next timer ring, if it does within so many milliseconds; false if none does. */
    ring(most: number): boolean;
    /** Lets so many milliseconds pass, with all that rings in them. */
    pass(milliseconds: number): void;
}
