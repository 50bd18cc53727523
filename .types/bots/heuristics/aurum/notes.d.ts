import { type Bits } from '@pepite/kernel';
import type { AurumView } from '@pepite/games/aurum/moves';
/**
 * What a player remembers of a round: the metals that were played. Old tricks are not to be looked
 * at (A26), but every trick lies open as the last one when its players decide again, so that what
 * is noted at each decision leaves nothing out.
 */
export declare class Notes {
    #private;
    /** The metals that may be in other hands, low and high word. */
    unseenLow: Bits;
    unseenHigh: Bits;
    take({ table, hand }: AurumView): void;
    /** Remembers what somebody else does: metals are played before all eyes. */
    recall(other: Notes): void;
    get unseen(): number;
}
