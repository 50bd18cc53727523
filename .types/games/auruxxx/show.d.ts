import type { Immutable } from '@pepite/kernel';
import { type Hand, type Table } from './world.ts';
/** The words on the picture of a table, in one language. */
export interface Labels {
    readonly round: string;
    readonly dealer: string;
    readonly turn: string;
    readonly talon: string;
    readonly pile: string;
    readonly figure: string;
    readonly besidePile: string;
    readonly player: string;
    readonly cards: string;
    readonly passes: string;
    readonly sum: string;
    readonly hand: string;
    readonly none: string;
    /** What stands between a word and what it is about. */
    readonly colon: string;
    readonly knownAt: (seat: number) => string;
    readonly owes: (name: string, cards: number) => string;
    readonly draws: (name: string, drawn: number, most: number) => string;
    readonly roundEnded: (round: number, ending: string) => string;
    readonly roundWon: (round: number, name: string, goldens: number) => string;
    readonly seatPoints: (name: string, score: SeatScore) => string;
}
/** How the points of a seat in the last round came about. */
export interface SeatScore {
    readonly points: number;
    readonly cards: number;
    readonly passes: number;
    readonly goldens: number;
    readonly isHalved: boolean;
}
type Shown = Immutable<Table>;
export declare function showHand(hand: Immutable<Hand>, labels: Labels): readonly string[];
export declare function showTable(table: Shown, names: readonly string[], labels: Labels, endings: Readonly<Record<string, string>>): readonly string[];
export {};
