/**
 * What is printed on the cards of Or etc.: everything a designer would change, in one place. A match
 * may be played with other cards (the option `cards`): JSON of the shape of `CARDS`.
 */
/** A Filon card (O1). */
export interface Filon {
    /** Five signs: a digit, X or Y for any value, `-` for any die. */
    readonly pattern: string;
    readonly exits: number;
    readonly value: number;
    /** How many there are on two sheets. */
    readonly copies: number;
}
/** O1: two sheets of 15 cards, in the order in which records name the cards that are dropped. */
export declare const CARDS: readonly Filon[];
/** O3: the tools in the order of the auction, and what the first bid must reach. */
export declare const TOOL_VALUES: {
    readonly pick: 3;
    readonly wagon: 3;
    readonly mug: 2;
    readonly shovel: 1;
    readonly helmet: 0;
    readonly mallet: 0;
};
/** O2: the accidents by the roll that brings them on. */
export declare const ACCIDENTS: readonly ["11122", "11222", "12345", "23456"];
