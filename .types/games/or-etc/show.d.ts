import { type Immutable } from '@pepite/kernel';
import type { Deck } from './pieces/deck.ts';
import { type ToolName } from './pieces.ts';
import { type Hand, type Table } from './world.ts';
/** The words on the picture of a table, in one language. */
export interface Labels {
    readonly tools: Readonly<Record<ToolName, string>>;
    readonly auction: string;
    readonly up: (tool: string, value: number) => string;
    readonly highest: (name: string, bid: number) => string;
    readonly noBid: string;
    readonly toolsLeft: string;
    readonly turn: (turn: number, phase: number) => string;
    readonly first: string;
    readonly pile: (filons: number, accidents: number) => string;
    readonly centre: string;
    readonly open: string;
    readonly ends: string;
    /** From turn 4, 5 and 6 on: what ends the game at once (O12). */
    readonly endingRolls: readonly string[];
    readonly player: string;
    readonly tool: string;
    readonly prestige: string;
    readonly cards: string;
    readonly throws: string;
    readonly exits: string;
    readonly dice: string;
    readonly actions: string;
    readonly passed: string;
    readonly points: string;
    readonly row: (row: number) => string;
    readonly aside: (mine: number) => string;
    readonly claims: (name: string, give: number, take: number) => string;
    readonly offers: (name: string, to: string, give: number, take: number) => string;
    readonly against: (card: string) => string;
    readonly hand: string;
    readonly value: (value: number) => string;
    readonly chosen: string;
    readonly nothing: string;
    readonly none: string;
    /** What stands between a word and what it is about. */
    readonly colon: string;
}
type Shown = Immutable<Table>;
export declare function showHand(deck: Deck, hand: Immutable<Hand>, labels: Labels): readonly string[];
export declare function showTable(deck: Deck, table: Shown, names: readonly string[], labels: Labels): readonly string[];
export {};
