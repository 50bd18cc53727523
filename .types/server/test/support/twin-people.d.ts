import { type Rng, type Seat } from '@pepite/kernel';
import type { TwinComparison } from './twin-comparison.ts';
import { type Stage } from './twin-stage.ts';
/** The people at two matches: they do the same in both, at the same moments. */
export declare class TwinPeople {
    #private;
    constructor(stages: readonly [Stage, Stage], comparison: TwinComparison, rng: Rng);
    /** The seats of people who have to decide in both matches and have not done so. */
    get acting(): readonly Seat[];
    get isTogether(): boolean;
    /** Those who are answered for in one of the matches: they must not be late in the other. */
    get urgent(): readonly Seat[];
    /** Somebody decides in both matches; false if there is nothing that may be done in both. */
    act(seat: Seat): boolean;
    /** Somebody who does not know the difference asks for anything, in the same words in both. */
    probe(): void;
}
