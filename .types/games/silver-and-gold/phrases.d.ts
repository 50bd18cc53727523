import type { Words } from '@pepite/kernel';
import type { Clause, Fault } from './judge.ts';
import { type Card } from './pieces.ts';
import { type Labels } from './show.ts';
import { type Ending, type Hand, type Table } from './world.ts';
/** What a language has to say about Silver & Gold; from it the words of the game are made. */
export interface Phrases {
    readonly title: string;
    readonly credits: string;
    readonly clauses: Readonly<Record<Clause, string>>;
    readonly refusals: Readonly<Record<Fault, string>>;
    readonly endings: Readonly<Record<Ending, string>>;
    /** By the name of the expedition card. */
    readonly patterns: Readonly<Record<string, string>>;
    readonly card: (card: Card, colour: string) => string;
    readonly mark: (cells: string, card: string) => string;
    readonly bonus: (cell: string, card: string) => string;
    readonly take: (card: string) => string;
    readonly takePile: string;
    readonly keep: (one: string, other: string) => string;
    readonly first: (name: string) => string;
    readonly deal: (name: string, card: string) => string;
    readonly market: (card: string) => string;
    readonly draw: (card: string) => string;
    readonly expedition: (id: string, pattern: string) => string;
    readonly unseenDeal: string;
    readonly unseenKeep: string;
    readonly unseenMark: string;
    readonly askKeep: string;
    readonly askMark: string;
    readonly askTake: string;
    readonly labels: Labels;
}
export declare function wordsFrom(phrases: Phrases): Words<Table, Hand>;
