import type { Rng } from '@pepite/kernel';
import { type Thinking } from '@pepite/matches';
/** Bots that think in this thread and answer before the question is over. */
export declare function thinkingAtOnce(rng: Rng): Thinking;
