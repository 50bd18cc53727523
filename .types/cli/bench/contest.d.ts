import type { Absence, Contestant, PeerId } from './contestant.ts';
import type { Memory } from './measure.ts';
import { type Summary } from './statistics.ts';
/** How often each contestant has its turn in a heat. */
export declare const ROUNDS = 16;
/** Turns of a contestant in a heat: to warm up, the rounds, and one to look at its memory. */
export declare const TURNS: number;
export interface Timing {
    readonly warmUp: number;
    readonly slice: number;
}
/** How `seconds` for one contestant are spent on the heats of one game; warm-ups come on top. */
export declare const timing: (seconds: number, heats: number) => Timing;
export interface Measurement {
    /** Per second. */
    readonly decisions: Summary;
    /** Per second. */
    readonly matches: number;
    readonly memory?: Memory;
}
export type Entries = {
    readonly pepite: Contestant;
} & Readonly<Record<PeerId, Contestant | Absence>>;
export type Outcome = {
    readonly pepite: Measurement;
} & Readonly<Record<PeerId, Measurement | Absence>>;
/**
 * Lets the contestants take turns in short slices, so that a machine that is slow for a while is
 * slow for all of them. `tick` is called when all have had a turn: so many times as TURNS says.
 */
export declare function compete(entries: Entries, timing: Timing, tick: () => void): Promise<Outcome>;
