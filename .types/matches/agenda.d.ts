import type { Answer, Asking, Question, Reply } from '@pepite/bots';
import { type Waiting } from './fair-queue.ts';
/** For whom something is asked, as far as sharing goes. */
export type Asker = Omit<Waiting, 'isHint'>;
/**
 * What is asked at one desk: one question at a time, in a fair order. A question has a deadline
 * from when it is asked. Whoever comes next is given what is left until then, shared with the
 * others of its origin who wait and among the origins: the busier the desk, the shorter the
 * thoughts, but nobody's get shorter because somebody else asks a lot.
 */
export declare class Agenda {
    #private;
    constructor(post: (question: Question) => void, now: () => number);
    ask(question: Asking, asker: Asker, take: (reply: Reply) => void): void;
    /** Whoever has risen waits for nothing any more. */
    rise(mind: number): void;
    /** How many hints an origin waits for. */
    hints(origin: string): number;
    /** The desk has answered. */
    answered({ mind, ...reply }: Answer): void;
    /** The desk is gone: whoever waits is told. */
    fail(error: string): void;
}
