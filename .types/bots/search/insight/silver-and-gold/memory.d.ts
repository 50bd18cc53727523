import type { Rng } from '@pepite/kernel';
import type { SilverView } from '@pepite/games/silver-and-gold/moves';
import { type SilverWorld } from '@pepite/games/silver-and-gold/world';
/**
 * The expedition cards of a round that a seat has seen: nobody may look back at them (S6), but
 * everybody may remember.
 */
export declare class Memory {
    #private;
    note({ table }: SilverView): void;
    imagine(view: SilverView, rng: Rng, into: SilverWorld): void;
}
