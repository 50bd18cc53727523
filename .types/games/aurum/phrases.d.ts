import type { Words } from '@pepite/kernel';
import type { Clause, Fault } from './judge.ts';
import { type Metal } from './pieces.ts';
import { type Labels } from './show.ts';
import { type Ending, type Hand, type AurumOptions, type Table } from './world.ts';
/** What a language has to say about Aurum; from it the words of the game are made, once for all. */
export interface Phrases {
    readonly title: string;
    readonly credits: string;
    readonly options: Readonly<Record<keyof AurumOptions, string>>;
    readonly clauses: Readonly<Record<Clause, string>>;
    readonly refusals: Readonly<Record<Fault, string>>;
    readonly endings: Readonly<Record<Ending, string>>;
    readonly metals: Readonly<Record<Metal | 'gold', string>>;
    readonly keep: string;
    readonly end: string;
    readonly first: (name: string) => string;
    readonly deal: (name: string, card: string) => string;
    readonly aside: (card: string) => string;
    readonly bid: (card: string) => string;
    readonly play: (card: string) => string;
    readonly swap: (paid: string, name: string, card: string) => string;
    readonly unseenBid: string;
    readonly unseenDeal: string;
    readonly askBid: string;
    readonly askSwap: string;
    readonly askOpen: string;
    readonly askFollow: string;
    readonly labels: Labels;
}
export declare function wordsFrom(phrases: Phrases): Words<Table, Hand>;
