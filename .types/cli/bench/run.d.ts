import type { Game } from '@pepite/kernel';
import type { Context } from '../command.ts';
import type { Plan } from './plan.ts';
import type { Result } from './report.ts';
/** Plays all that is asked for, game by game; throws when it is interrupted. */
export declare function bench(plan: Plan, folder: string, context: Context): AsyncGenerator<{
    readonly game: Game;
    readonly results: readonly Result[];
}>;
