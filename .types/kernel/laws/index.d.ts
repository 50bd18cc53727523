import { type Setup } from './scene.ts';
export type { Policy, Setup } from './scene.ts';
export { HIDDEN_ANSWERS } from './together.ts';
/** The laws every game is tested against, by name. */
export declare const LAWS: readonly string[];
/** How often a law was tried, and the first case that broke it. */
export interface Verdict {
    tried: number;
    broken?: string;
}
/** Plays random matches and tries the laws on them: a verdict for each. */
export declare function tryLaws({ game: base, ...setup }: Setup, { matches, seed }: {
    readonly matches: number;
    readonly seed: number;
}): ReadonlyMap<string, Verdict>;
