import type { Words } from '@pepite/kernel';
import type { Clause, Fault } from './judge.ts';
import { type Action, type Colour } from './pieces.ts';
import { type Labels } from './show.ts';
import { type Ending, type Hand, type Table } from './world.ts';
/** What a language has to say about Auruxxx; from it the words of the game are made. */
export interface Phrases {
    readonly title: string;
    readonly credits: string;
    readonly clauses: Readonly<Record<Clause, string>>;
    readonly refusals: Readonly<Record<Fault, string>>;
    readonly endings: Readonly<Record<Ending, string>>;
    readonly colours: Readonly<Record<Colour, string>>;
    readonly actions: Readonly<Record<Action, string>>;
    readonly golden: string;
    readonly happyMan: string;
    /** What is printed on a card, and its colour. */
    readonly coloured: (face: string, colour: string) => string;
    readonly pass: string;
    readonly accept: string;
    readonly draw: string;
    readonly end: string;
    readonly dealer: (name: string) => string;
    readonly deal: (name: string, card: string) => string;
    readonly turnUp: (card: string) => string;
    readonly get: (name: string, card: string) => string;
    readonly play: (cards: readonly string[]) => string;
    readonly steal: (victim: string, thief: string, card: string) => string;
    readonly swapHands: (name: string) => string;
    readonly unseenDeal: string;
    readonly unseenDraw: string;
    readonly unseenTheft: string;
    readonly askDebt: (cards: number) => string;
    readonly askTurn: string;
    readonly askDraw: string;
    readonly askAfterDraws: string;
    readonly askAfterAction: string;
    readonly askPartner: string;
    readonly labels: Labels;
}
export declare function wordsFrom(phrases: Phrases): Words<Table, Hand>;
