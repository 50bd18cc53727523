import { type Clock, type Setting } from '@pepite/bots';
/** How fast a mind plays on, over the choices of whole matches. */
export interface Speed {
    readonly iterationsPerSecond: number;
    /** What a choice gets in the time it has, at the median. */
    readonly perChoice: number;
    readonly choices: number;
}
/** Milliseconds that each choice gets. */
export declare const PER_CHOICE = 50;
/** Lets the expert play against itself for so many milliseconds, and counts. */
export declare function measureThinking(setting: Setting, seed: number, milliseconds: number, clock: Clock): Speed;
