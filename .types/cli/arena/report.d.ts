import type { Game } from '@pepite/kernel';
import type { Context } from '../command.ts';
import type { Job, Task, TaskDone } from './job.ts';
import type { Pairing } from './lineups.ts';
interface Report {
    readonly game: Game;
    readonly job: Job;
    readonly pairings: readonly Pairing[];
    readonly tasks: readonly Task[];
    readonly played: readonly TaskDone[];
    readonly asked: {
        readonly json: boolean;
        readonly out: string | undefined;
    };
}
/** One JSON document, or the same for people. */
export declare function report(context: Context, found: Report): void;
export {};
