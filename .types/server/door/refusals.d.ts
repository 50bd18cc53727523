import type { Clock } from '@pepite/matches';
import type { FastifyBaseLogger } from 'fastify';
/** Somebody was refused something: why, who, and what helps to understand it. */
export interface Refusal {
    readonly kind: string;
    /** Whom the limits count, see `bucketOf`. */
    readonly address: string;
    /** The hash that the disk knows a guest by; it is cut, since it is there to compare only. */
    readonly guest?: string | undefined;
    readonly [detail: string]: string | number | undefined;
}
type Level = 'info' | 'warn';
/** Says in the log who was refused what, in a way that cannot flood it. */
export declare class Refusals {
    #private;
    constructor(log: FastifyBaseLogger, clock: Clock);
    note(refusal: Refusal, level?: Level): void;
    /** One line for all that had none of their own in the past minute. */
    sumUp(): void;
}
export {};
