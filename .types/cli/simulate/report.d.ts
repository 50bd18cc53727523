import type { Game } from '@pepite/kernel';
import type { Context } from '../command.ts';
import type { Job } from './job.ts';
import type { Tally } from './tally.ts';
interface Report {
    readonly game: Game;
    readonly job: Job;
    readonly tally: Tally;
    /** How many were asked for. */
    readonly games: number;
    readonly seconds: number;
    readonly workers: number;
}
/** One JSON document. All of it but `timing` follows from what was asked. */
export declare function reportJson(context: Context, report: Report): void;
/** The same for people. */
export declare function reportTable(context: Context, report: Report & {
    readonly records: string | undefined;
}): void;
export {};
