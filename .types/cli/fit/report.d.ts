import type { Fittable } from '@pepite/bots';
import type { Game } from '@pepite/kernel';
import type { Context } from '../command.ts';
import type { TaskDone } from './job.ts';
interface Found {
    readonly playing: Game;
    readonly fittable: Fittable;
    readonly counts: readonly number[];
    readonly generations: number;
    readonly seed: number;
    readonly json: boolean;
    readonly values: readonly number[];
    /** How many generations were finished. */
    readonly finished: number;
    readonly interrupted: boolean;
    /** What the weights won, as far as it was played. */
    readonly shown: readonly TaskDone[];
}
/** One JSON document, or the same for people. */
export declare function report(context: Context, found: Found): void;
export {};
