import { type Rng } from '@pepite/kernel';
import type { AurumView } from '@pepite/games/aurum/moves';
import { type AurumWorld } from '@pepite/games/aurum/world';
import { Notes } from '../../../heuristics/aurum/notes.ts';
/**
 * What a seat remembers of a round: the metals that were played, and the old bids that went to the
 * hand of whoever swapped them (A7).
 */
export declare class Memory {
    #private;
    readonly notes: Notes;
    note(view: AurumView): void;
    /** Some world that fits the view and all that is remembered. */
    imagine(view: AurumView, rng: Rng, into: AurumWorld): void;
}
