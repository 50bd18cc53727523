import type { Deck } from '@pepite/games/or-etc/pieces/deck';
import type { OrEtcView } from '@pepite/games/or-etc/moves';
import { type Card } from '@pepite/games/or-etc/pieces';
import { Outlook } from './outlook.ts';
import type { Weights } from './weights.ts';
/**
 * The outlooks of late. What they reckon depends on the hand, the mine and the throws left but not
 * on the dice, so that a seat that acts several times in a phase, or in many worlds that differ in
 * what others hold, looks once.
 */
export declare class Outlooks {
    #private;
    readonly deck: Deck;
    readonly weights: Weights;
    /** The one looked at last. */
    current: Outlook;
    /** `most` of them are kept, a power of two. */
    constructor(deck: Deck, weights: Weights, most: number);
    /** As a seat sees the turn now, with its dice on the table; `more` is a card it might get. */
    look(view: OrEtcView, more?: Card): Outlook;
    /** Like `look` before a turn: all its throws are to come, and nothing is laid yet. */
    lookAhead(view: OrEtcView): Outlook;
}
