import type { Move } from './moves.ts';
import type { Immutable } from './world.ts';
export declare const LANGUAGES: readonly ["en", "fr"];
export type Language = (typeof LANGUAGES)[number];
/** One value per language: a missing translation is a type error. */
export type Translated<T> = Readonly<Record<Language, T>>;
/** The colours that a terminal can give to a text. */
export type Ink = 'blue' | 'red' | 'yellow' | 'green' | 'violet' | 'cyan' | 'white' | 'grey' | 'gold';
/** Everything about a game that a person reads, in one language. */
export interface Words<T, H> {
    readonly title: string;
    /** Authors, publisher, and that this project is not affiliated with them. */
    readonly credits: string;
    readonly options: Readonly<Record<string, string>>;
    /** What each clause of the rules says, in short. */
    readonly clauses: Readonly<Record<string, string>>;
    /** Why a move is refused, by the fault that `judge` names. */
    readonly refusals: Readonly<Record<string, string>>;
    /** How a round can end. */
    readonly endings: Readonly<Record<string, string>>;
    /** Words that name a colour, and how a terminal shows it, where cards have no letter for it. */
    readonly inks?: Readonly<Record<string, Ink>>;
    /** A move, told of its actor: "plays silver 7". */
    move(move: Move, names: readonly string[]): string;
    /** The move that `table` waits for, told to those who may not learn which one it was. */
    unseen(table: Immutable<T>): string;
    /** What this turn asks of the one who decides. */
    question(table: Immutable<T>): string;
    /** What all see, as lines of text. */
    table(table: Immutable<T>, names: readonly string[]): readonly string[];
    /** What one seat sees besides, as lines of text. */
    hand(hand: Immutable<H>): readonly string[];
}
