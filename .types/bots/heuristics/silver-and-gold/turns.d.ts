import { type Card, type Cells } from '@pepite/games/silver-and-gold/pieces';
/** Works out all cards, which takes half a second, before somebody waits for a move. */
export declare function prepareTurns(): void;
/**
 * How many turns a card takes from a set of free cells, when so many of them may be marked at once;
 * worked out when a card is first met.
 */
export declare function turnsFrom(card: Card, free: Cells, bonus?: number): number;
