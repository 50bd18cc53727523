import { type Game, type Rng } from '@pepite/kernel';
import { type Origin } from './wire.ts';
/** Somebody who plays against an expert, one match after another, and looks at the clock. */
export declare class BotTable {
    #private;
    /** How many answers have come since it was opened. */
    answered: number;
    constructor(game: Game, rng: Rng);
    open(origin: Origin): Promise<void>;
    /** What answers took since this was asked last; one that has not come counts so far. */
    takeAnswers(): readonly number[];
}
