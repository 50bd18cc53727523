import { type Options, type Rng } from '@pepite/kernel';
import { Scene, type Tamper } from './scene.ts';
/** A match and its twin: the same but for two cards that two seats have the other way round. */
export declare class Twins {
    #private;
    readonly scenes: readonly [Scene, Scene];
    constructor(seats: number, options: Options, rng: Rng, tamper?: Tamper);
    /** Goes on in both until the difference shows; how many steps that took. */
    run(): number;
    /** The first message by which somebody could tell the twins apart who must not. */
    get difference(): string | undefined;
    /** Whether those who know can tell the twins apart, as they must. */
    get isKnown(): boolean;
    close(): void;
}
