import type { Plan } from './plan.ts';
/** How it was measured, and on what: figures without it mean nothing. */
export interface Method {
    readonly slices: number;
    /** For each contestant and game, of processor time. */
    readonly seconds: number;
    readonly seed: number;
    readonly node: string;
    readonly flags: string;
    readonly boardgameio: string;
    readonly compiler: string;
    readonly processor: string;
}
export declare const methodOf: ({ seconds, seed }: Plan) => Method;
