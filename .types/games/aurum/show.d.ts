import { type Immutable } from '@pepite/kernel';
import { type Hand, type Table } from './world.ts';
/** The words on the picture of a table, in one language. */
export interface Labels {
    readonly round: string;
    readonly first: string;
    readonly supply: string;
    readonly aside: string;
    readonly player: string;
    readonly bid: string;
    readonly secret: string;
    readonly tricks: string;
    readonly stock: string;
    readonly cards: string;
    readonly nuggets: string;
    readonly points: string;
    readonly trick: string;
    readonly last: string;
    readonly hand: string;
    readonly none: string;
    readonly and: string;
    readonly team: string;
    /** What stands between a word and what it is about. */
    readonly colon: string;
    readonly lastTrick: (winner: string, low: string, gained: string) => string;
    readonly roundEnded: (round: number, ender: string, ending: string, shown: string) => string;
    readonly sidePoints: (side: string, score: SideScore) => string;
    readonly nugget: (side: string) => string;
    readonly noNugget: string;
}
export interface SideScore {
    readonly points: number;
    readonly bid: number;
    readonly tricks: number;
    readonly bidPoints: number;
    readonly goldPoints: number;
}
type Shown = Immutable<Table>;
export declare const showHand: (hand: Immutable<Hand>, labels: Labels) => readonly string[];
export declare function showTable(table: Shown, names: readonly string[], labels: Labels, endings: Readonly<Record<string, string>>): readonly string[];
export {};
