import { type Rng } from '@pepite/kernel';
import type { Pair } from './twin-pair.ts';
import type { Stage } from './twin-stage.ts';
/**
 * Chance in the second of two matches: it brings what it brought in the first one. Where that is
 * not there, but hidden, it brings another card in its place.
 */
export declare class TwinChance implements Rng {
    #private;
    constructor(pair: Pair, stage: Pick<Stage, 'journal'>, first: Pick<Stage, 'lines'>, otherwise: Rng);
    below(n: number): number;
}
