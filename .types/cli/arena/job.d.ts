import { type BotName, type Clock } from '@pepite/bots';
import { type Options } from '@pepite/kernel';
import type { Lineup } from './lineups.ts';
import type { Outcome } from './rating.ts';
/** What to play, as plain data that can be sent to a worker. */
export interface Job {
    readonly game: string;
    readonly seats: number;
    readonly options: Options;
    readonly bots: readonly BotName[];
    readonly seed: number;
    /** How long a bot that searches thinks; without it, its level says how much. */
    readonly milliseconds: number | undefined;
    readonly keepsRecords: boolean;
}
/** One match: which deal, and who sits where. */
export interface Task {
    readonly number: number;
    readonly pairing: number;
    readonly deal: number;
    readonly lineup: Lineup;
}
export interface TaskDone extends Outcome {
    readonly task: Task;
    /** By bot: how long each of its choices took, in milliseconds; where there was one. */
    readonly times: readonly (readonly number[])[];
    /** One line, if the job keeps records. */
    readonly record: string;
}
export declare function playTask(job: Job, task: Task, clock: Clock): TaskDone;
