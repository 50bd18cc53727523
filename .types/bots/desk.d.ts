import { type Move, type Options, type Rng } from '@pepite/kernel';
import { type BotName } from './names.ts';
import type { Clock } from './search/budget.ts';
import type { Weighed } from './search/thought.ts';
/** A seat to think for, in words that can be sent to another thread. */
export interface Seating {
    readonly game: string;
    /** The version of its rules. */
    readonly rules: number;
    readonly seats: number;
    readonly options: Options;
    /** Who plays there; or somebody who only says what the best bot would do. */
    readonly bot: BotName | 'adviser';
}
/** What is asked at a desk. Bots are known by numbers; what they see is text (`printView`). */
export type Question = Asking | {
    readonly type: 'rise';
    readonly mind: number;
};
/** What takes a moment to answer. */
export interface Asking {
    readonly type: 'choose' | 'advise';
    readonly mind: number;
    /** Where the bot sits down, when it is first asked. */
    readonly seating?: Seating | undefined;
    /** What the seat has seen since it was last asked. */
    readonly seen: readonly string[];
    /** What it sees now, when it has to decide. */
    readonly view: string;
    /** How long it may think, if that is less than it would. */
    readonly milliseconds?: number | undefined;
}
export interface Failure {
    readonly error: string;
}
export type Choice = {
    readonly move: Move;
} | Failure;
/** What was thought of, the best first. */
export type Advice = {
    readonly moves: readonly Weighed[];
} | Failure;
export type Reply = Choice | Advice;
export type Answer = Reply & {
    readonly mind: number;
};
/**
 * Where bots think, be it in this thread or in another one: all that reaches it is text that was a
 * view, so no bot can know more.
 */
export declare class Desk {
    #private;
    /** Without a clock, bots count what they think instead of looking at the time. */
    constructor(rng: Rng, clock?: Clock);
    /** Takes in what is asked; the answer, where there is one. */
    hear(question: Question): Answer | undefined;
}
