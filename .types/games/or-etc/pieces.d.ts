/**
 * A Filon card as a number: its place in the card table, counted from 1; 0 for none. Cards of one
 * kind are alike, so a hand is a count for each kind, and a set of kinds is one word of bits.
 */
export type Card = number;
export declare const NO_CARD: Card;
/** The most kinds of card a table may have: all of them fit in a word beside bit 0, "no card". */
export declare const MOST_KINDS = 29;
/** O22: the most cards a hand may hold, so that any part of it can be written as one number. */
export declare const MOST_HELD = 20;
/** O3: what each player starts with. */
export declare const PRESTIGE = 7;
/** O7: the most cards a hand is filled up to. */
export declare const MOST_HAND = 5;
/** O19: after so many actions a player has passed. */
export declare const MOST_ACTIONS = 5;
/** A tool as a number: its place in the auction, counted from 1; 0 for none. */
export declare const TOOLS: readonly ["pick", "wagon", "mug", "shovel", "helmet", "mallet"];
export type ToolName = (typeof TOOLS)[number];
export type Tool = number;
export declare const NO_TOOL: Tool;
export declare const PICK: number;
export declare const WAGON: number;
export declare const MUG: number;
export declare const SHOVEL: number;
export declare const HELMET: number;
export declare const MALLET: number;
export declare const toolValue: (tool: Tool) => number;
/** An accident as a number: its place among `ACCIDENTS`. */
export type Accident = number;
export declare const ACCIDENT_KINDS: 4;
/** O15: turns down the highest card, of several the one with the most exits. */
export declare const COLLAPSE_WIDE: Accident;
/** O15: of several the one with the fewest exits. */
export declare const COLLAPSE_NARROW: Accident;
/** O16: closes an exit. */
export declare const CAVE_IN: Accident;
/** O16: one throw fewer next turn. */
export declare const NARROW_ESCAPE: Accident;
/** Nobody: where a seat could be. */
export declare const NOBODY = -1;
