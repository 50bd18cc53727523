import { type Words } from '@pepite/kernel';
import type { Deck } from './pieces/deck.ts';
import type { Clause, Fault } from './judging/faults.ts';
import { type Labels } from './show.ts';
import { type Ending, type Hand, Step, type Table } from './world.ts';
/** The moves that are the same whoever makes them, by their word in records. */
export type PlainMove = 'pass' | 'agree' | 'refuse' | 'contest' | 'let' | 'skip' | 'shield' | 'suffer' | 'fold';
/** The steps in which a seat decides. */
export type Question = Exclude<keyof typeof Step, 'first' | 'deal' | 'beer' | 'roll' | 'reroll' | 'pick' | 'draw' | 'over'>;
/** What a language has to say about Or etc.; from it the words of the game are made. */
export interface Phrases {
    readonly title: string;
    readonly credits: string;
    readonly options: Readonly<Record<'sheets' | 'accidents' | 'cards', string>>;
    readonly clauses: Readonly<Record<Clause, string>>;
    readonly refusals: Readonly<Record<Fault, string>>;
    readonly endings: Readonly<Record<Ending, string>>;
    readonly plain: Readonly<Record<PlainMove, string>>;
    /** A card may be paid or not. */
    readonly centre: (give: number, take: number, card: string | undefined) => string;
    readonly mug: (give: number, take: number) => string;
    readonly offer: (name: string, give: number, take: number, card: string | undefined) => string;
    readonly settle: (give: number, card: string | undefined) => string;
    readonly stake: (card: string) => string;
    readonly lay: (card: string) => string;
    readonly drop: (cards: readonly string[]) => string;
    readonly reroll: (dice: string) => string;
    readonly bid: (amount: number) => string;
    readonly choose: (tool: string) => string;
    readonly first: (name: string) => string;
    readonly deal: (name: string, card: string) => string;
    readonly beer: (die: number) => string;
    readonly roll: (name: string, dice: string) => string;
    readonly newDice: (name: string, dice: string) => string;
    readonly pickFilon: (name: string) => string;
    readonly pickAccident: (name: string, accident: string) => string;
    readonly draw: (name: string, card: string) => string;
    readonly unseenDeal: string;
    readonly unseenDraw: string;
    readonly questions: Readonly<Record<Question, string>>;
    readonly labels: Labels;
}
export declare const wordsFrom: (phrases: Phrases, deck: Deck) => Words<Table, Hand>;
