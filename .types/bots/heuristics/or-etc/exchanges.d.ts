import { type Immutable, type Move } from '@pepite/kernel';
import { type Dice } from '@pepite/games/or-etc/pieces/dice';
import { type OrEtcView } from '@pepite/games/or-etc/moves';
import type { Player } from '@pepite/games/or-etc/world';
import type { Part } from './outlook.ts';
import type { Outlooks } from './outlooks.ts';
/** Finds what to do with the dice before cards are laid. */
export declare class Exchanges {
    #private;
    constructor(outlooks: Outlooks);
    /** The dice with some part of the hand, as it is now. */
    begin({ lucky }: Immutable<Player>): void;
    /** The best action of a seat that is to act, after `outlook.look`. */
    act(view: OrEtcView): Move;
    /** The best action first, a few offers, then the others, the best of them first. */
    rank(view: OrEtcView): readonly Move[];
    worth(dice: Dice): number;
    worthWith(dice: Dice, hand: Part): number;
    /** With the tool, if it is still there to be used. */
    hope({ dice, tool, used }: Immutable<Player>): number;
}
