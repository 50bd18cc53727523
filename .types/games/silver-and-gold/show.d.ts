import { type Immutable } from '@pepite/kernel';
import { type Colour } from './data/cards.ts';
import { type Hand, type Table } from './world.ts';
/** The words on the picture of a table, in one language. */
export interface Labels {
    readonly turn: (round: number, rounds: number, turn: number, turns: number) => string;
    readonly start: string;
    readonly expedition: string;
    readonly notRevealed: string;
    readonly cups: string;
    readonly cupsLeft: string;
    readonly pile: string;
    readonly market: string;
    readonly legend: string;
    readonly player: string;
    readonly coins: string;
    readonly palms: string;
    readonly cards: string;
    readonly seals: string;
    readonly points: string;
    readonly full: string;
    readonly deal: string;
    readonly kept: string;
    readonly marked: (slot: number) => string;
    readonly bonus: string;
    readonly none: string;
    /** What stands between a word and what it is about. */
    readonly colon: string;
    readonly colours: Readonly<Record<Colour, string>>;
}
type Shown = Immutable<Table>;
export declare const showHand: (hand: Immutable<Hand>, labels: Labels) => readonly string[];
export declare function showTable(table: Shown, names: readonly string[], labels: Labels, patterns: Readonly<Record<string, string>>): readonly string[];
export {};
