import { type BotName } from '@pepite/bots';
import { type Options } from '@pepite/kernel';
import { type Tally } from './tally.ts';
/** What to simulate, as plain data that can be sent to a worker. */
export interface Job {
    readonly game: string;
    readonly seats: number;
    readonly options: Options;
    readonly bots: readonly BotName[];
    readonly seed: number;
    readonly keepsRecords: boolean;
}
/** Matches number `from` up to but without `to`. */
export interface Chunk {
    readonly number: number;
    readonly from: number;
    readonly to: number;
}
export interface ChunkDone {
    readonly number: number;
    readonly tally: Tally;
    /** One line a match, if the job keeps records. */
    readonly records: string;
}
export declare function chunksOf(games: number): Generator<Chunk, undefined>;
export declare function playChunk(job: Job, { number, from, to }: Chunk): ChunkDone;
