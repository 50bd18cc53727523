import type { Advice, Choice, Question, Reply, Seating } from '@pepite/bots';
import type { Mind } from './thinking.ts';
/** Brings a question to a desk, and the reply back. */
export type Ask = (question: Question, take: (reply: Reply) => void) => void;
/**
 * A bot at a desk. It sits down when it is first asked something, and what its seat has seen
 * meanwhile is told then, all at once: what that takes is part of its turn to think.
 */
export declare class DeskMind implements Mind {
    #private;
    constructor(mind: number, seating: Seating, ask: Ask, isStale?: () => boolean);
    get isStale(): boolean;
    see(view: string): void;
    choose(view: string, answer: (choice: Choice) => void, milliseconds?: number): void;
    advise(view: string, answer: (advice: Advice) => void): void;
    close(): void;
}
