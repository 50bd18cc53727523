import type { Entry } from '../entry.ts';
import { type AnyWorld, type Finding, type Setup } from './scene.ts';
/** What is tried when a match is over. */
export interface EndLaw {
    readonly name: string;
    readonly check: (setup: Setup, world: AnyWorld, journal: readonly Entry[]) => Finding;
}
export declare const END_LAWS: readonly EndLaw[];
