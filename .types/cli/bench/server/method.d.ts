import type { PeerId } from './contestant.ts';
import { type Plan } from './plan.ts';
/** How it was measured, and on what: figures without it mean nothing. */
export interface Method {
    readonly slices: number;
    /** For each server at each load. */
    readonly seconds: number;
    readonly loads: readonly number[];
    readonly seed: number;
    readonly node: string;
    readonly versions: Readonly<Record<PeerId, string>>;
    readonly processor: string;
}
export declare const methodOf: (plan: Plan) => Method;
