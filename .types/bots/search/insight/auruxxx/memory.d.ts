import { type Rng } from '@pepite/kernel';
import type { AuruxxxView } from '@pepite/games/auruxxx/moves';
import { type AuruxxxWorld } from '@pepite/games/auruxxx/world';
/**
 * What a seat remembers of a round: top cards now covered, and how many cards each hand has taken
 * in. Golden twelves are never laid but to finish, so that a hand still has all it ever got: a
 * small one that has taken in many cards is likely to be golden.
 */
export declare class Memory {
    #private;
    note({ table }: AuruxxxView): void;
    /** Some world that fits the view and all that is remembered. */
    imagine(view: AuruxxxView, rng: Rng, into: AuruxxxWorld): void;
}
