/**
 * A Filon card as a number: its place in the card table, counted from 1; 0 for none. Cards of one
 * kind are alike, so a hand is a count for each kind, and a set of kinds is one word of bits.
 */
export type Card = number;
export const NO_CARD: Card = 0;

/** The most kinds of card a table may have: all of them fit in a word beside bit 0, "no card". */
export const MOST_KINDS = 29;

/** O22: the most cards a hand may hold, so that any part of it can be written as one number. */
export const MOST_HELD = 20;

/** O3: what each player starts with. */
export const PRESTIGE = 7;
/** O7: the most cards a hand is filled up to. */
export const MOST_HAND = 5;
/** O7: how many cards the prestige that is left makes of a hand. */
export const handSize = (prestige: number): number => Math.min(prestige, MOST_HAND);
/** O19: after so many actions a player has passed. */
export const MOST_ACTIONS = 5;

/** A tool as a number: its place in the auction, counted from 1; 0 for none. */
export const TOOLS = ['pick', 'wagon', 'mug', 'shovel', 'helmet', 'mallet'] as const;
export type ToolName = (typeof TOOLS)[number];
export type Tool = number;
export const NO_TOOL: Tool = 0;
export const toolName = (tool: Tool): ToolName => TOOLS[tool - 1];
const numberOf = (name: ToolName): Tool => TOOLS.indexOf(name) + 1;
export const PICK = numberOf('pick');
export const WAGON = numberOf('wagon');
export const MUG = numberOf('mug');
export const SHOVEL = numberOf('shovel');
export const HELMET = numberOf('helmet');
export const MALLET = numberOf('mallet');

/** An accident as a number: its place among these. */
export const ACCIDENTS = ['rockfall', 'roofFall', 'caveIn', 'firedamp'] as const;
export type AccidentName = (typeof ACCIDENTS)[number];
export type Accident = number;
export const ACCIDENT_KINDS = ACCIDENTS.length;
export const accidentName = (accident: Accident): AccidentName => ACCIDENTS[accident];
/** O15: turns down the highest card, of several the one with the most exits. */
export const ROCKFALL: Accident = ACCIDENTS.indexOf('rockfall');
/** O15: of several the one with the fewest exits. */
export const ROOF_FALL: Accident = ACCIDENTS.indexOf('roofFall');
/** O16: closes an exit. */
export const CAVE_IN: Accident = ACCIDENTS.indexOf('caveIn');
/** O16: one throw fewer next turn. */
export const FIREDAMP: Accident = ACCIDENTS.indexOf('firedamp');

/** Nobody: where a seat could be. */
export const NOBODY = -1;
