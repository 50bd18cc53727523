import type { Surroundings } from './surroundings.ts';
type Fail = (error: unknown) => void;
/**
 * What one match needs, given so that whatever it throws when it is called back, by a timer or by a
 * bot, is that match's own fault and nobody else's.
 */
export declare const guarded: (around: Surroundings, fail: Fail) => Surroundings;
export {};
