import type { Clock } from './clock.ts';
/**
 * Tells who is there: at once when it has not been told for a while, else when that while is over.
 * People may come and go as they like; those who stay are told once a second at the most.
 */
export declare class Presence {
    #private;
    constructor(clock: Clock, tell: () => void);
    changed(): void;
    /** What was told just now says it, too. */
    forget(): void;
}
