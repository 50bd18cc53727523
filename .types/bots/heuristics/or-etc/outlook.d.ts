import { type Bits } from '@pepite/kernel';
import type { Deck } from '@pepite/games/or-etc/pieces/deck';
import type { Dice } from '@pepite/games/or-etc/pieces/dice';
import type { OrEtcView } from '@pepite/games/or-etc/moves';
import { type Card } from '@pepite/games/or-etc/pieces';
import { type Future } from './future.ts';
import type { Weights } from './weights.ts';
/** So many cards of a hand are looked at, the best; a set of them is a `Part`. */
export declare const MOST_SEEN = 6;
export type Part = Bits;
/** More throws than that make little difference. */
export declare const MOST_THROWS = 6;
/**
 * What the rest of a turn is worth with some part of a hand: in each throw that is left the best
 * card that can be laid is laid, or none; at the end the row's exits and the cards left count.
 */
export declare class Outlook {
    #private;
    readonly deck: Deck;
    readonly weights: Weights;
    future: Future;
    /** The cards looked at. */
    readonly cards: Int32Array<ArrayBuffer>;
    count: number;
    /** The turn that comes next, as far as the pile lasts. */
    nextTurn: number;
    throws: number;
    constructor(deck: Deck, weights: Weights);
    /**
     * Looks at the turn as a seat sees it, with so many throws left; `more` is a card that it might
     * get.
     */
    look({ table, seat, hand }: OrEtcView, throws: number, more: Card): void;
    get whole(): Part;
    /** The chance that a throw allows a part of the hand and no more, for all of them. */
    get groups(): {
        readonly parts: Int32Array;
        readonly chances: Float64Array;
        count: number;
    };
    get free(): number;
    /** What a card alone is good for, in one or two throws. */
    solo(card: Card, single: Float64Array): number;
    /** What the dice and a part of the hand are worth, if that is how the exchanges end. */
    worth(dice: Dice, hand: Part, isLucky: boolean): number;
    /** What it is worth to lay a card now; none for NO_CARD. */
    worthOfLaying(card: Card): number;
    /** Where a card stands among those looked at, or −1. */
    placeOf(card: Card): number;
}
