import type { Move } from '@pepite/kernel';
import { type OrEtcView } from '@pepite/games/or-etc/moves';
import type { Outlooks } from './outlooks.ts';
/** Finds what to discard at the end of a turn (O26): what drawn cards are likely to do better. */
export declare class Drops {
    #private;
    constructor(outlooks: Outlooks);
    choose(view: OrEtcView): Move;
    /** The best first; of equals those first that keep more. */
    rank(view: OrEtcView): readonly Move[];
}
