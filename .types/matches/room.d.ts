import type { Answer, Asking, Question, Reply } from '@pepite/bots';
import { type Asker } from './agenda.ts';
import type { Clock } from './clock.ts';
/** A thread with a desk, of the server or of a page. */
export interface Thread {
    post(question: Question): void;
    end(): Promise<unknown>;
}
/** Starts a thread that says what its desk answers, and when it has failed. */
export type StartThread = (heard: (answer: Answer) => void, failed: (error: unknown) => void) => Thread;
/** How many milliseconds a thread may be late before it is given up. */
export interface Patience {
    /** While it has not answered anything yet: it may still be starting. */
    readonly first: number;
    readonly later: number;
}
/**
 * A thread in which bots think, and what is asked there. If it fails, or does not answer in time,
 * it is ended and whoever waits is told; nothing can be asked here any more then.
 */
export declare class Room {
    #private;
    constructor(start: StartThread, clock: Clock, report: (error: unknown) => void, patience?: Patience);
    get isGone(): boolean;
    ask(question: Asking, asker: Asker, take: (reply: Reply) => void): void;
    rise(mind: number): void;
    /** How many hints an origin waits for. */
    hints(origin: string): number;
    close(): Promise<void>;
}
