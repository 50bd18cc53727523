import { type ChildProcess, type SpawnOptions } from 'node:child_process';
import type { Memory, Rates } from './measure.ts';
export type ContestantId = 'pepite' | 'limit' | 'boardgameio';
export type PeerId = Exclude<ContestantId, 'pepite'>;
/** What is played, and the seed of all chance. */
export interface Heat {
    readonly game: string;
    readonly seats: number;
    readonly seed: number;
}
/** Something that plays matches at random, and can be asked how fast. */
export interface Contestant {
    speed(seconds: number): Promise<Rates>;
    /** Absent where nothing is allocated by design and nothing can be asked. */
    memory?(seconds: number): Promise<Memory>;
    /** Lets its process end. */
    stop(): void;
}
/** Why a peer takes no part. */
export type Absence = 'not-asked' | 'no-reference' | 'no-compiler' | 'not-compiled' | 'not-installed' | 'failed';
/** Who we measure ourselves against: for each heat a contestant, or the reason there is none. */
export type Peer = (heat: Heat) => Contestant | Absence;
export interface Program {
    readonly command: string;
    readonly options: readonly string[];
    readonly environment?: Readonly<Record<string, string>>;
    /** Ends the process when it is aborted. */
    readonly signal: AbortSignal;
}
export declare const startProcess: ({ command, options, environment, signal }: Program, stdio: SpawnOptions["stdio"]) => ChildProcess;
/** A process that answers lines with lines of JSON. */
export interface Answering {
    ask(question: string): Promise<unknown>;
    /** Lets the process end. */
    stop(): void;
}
export declare function startAnswering(program: Program): Answering;
/** A contestant in a process that `serve` runs. */
export declare function startServer(program: Program): Contestant;
