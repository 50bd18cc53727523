import type { SilverView } from '@pepite/games/silver-and-gold/moves';
import { type Card, type Cells } from '@pepite/games/silver-and-gold/pieces';
/** A card being filled: what it brings when it is full, and how many turns that takes. */
export interface Prospect {
    readonly points: number;
    readonly turns: number;
}
/** What a seat may expect from here to the end of the match. */
export declare class Outlook {
    #private;
    take({ table, seat }: SilverView): void;
    /** What is in prospect of a card with these cells still free; all of its points when none is. */
    prospect(card: Card, free: Cells): Prospect;
    /** What two cards will bring, filled in the better order, and the turns left after them. */
    worth(one: Prospect, other: Prospect): number;
    /** What so many more coins are worth, the hope for cups included. */
    coins(marked: number): number;
    /** What palms are worth that are marked now. */
    palms(marked: number): number;
}
