import type { Translated } from './words.ts';
/** What a table may choose about a game, as data: forms, flags and records are checked from it. */
export interface Flag {
    readonly kind: 'flag';
    readonly standard: boolean;
}
export interface Count {
    readonly kind: 'count';
    readonly least: number;
    readonly most: number;
    /** The value when nothing is said; it may depend on how many play. */
    readonly standard: (seats: number) => number;
}
/** Data that a person writes, such as a table of cards; absent when nothing is said. */
export interface Data<V extends object = object> {
    readonly kind: 'data';
    /** What holds when nothing is said: what a person begins to edit. */
    readonly standard: V;
    /** The game checks it, and says what is wrong with it. */
    readonly read: (input: unknown) => {
        readonly value: V;
    } | {
        readonly problem: Why;
    };
}
/** Why something can't be, for a person. */
export type Why = Translated<string>;
export type OptionSpec = Flag | Count | Data;
export type OptionSpecs = Readonly<Record<string, OptionSpec>>;
export type OptionValue = boolean | number | object;
export type Options = Readonly<Record<string, OptionValue>>;
type ScalarOf<S> = S extends Flag ? boolean : number;
type DataOf<S> = S extends Data<infer V> ? V : never;
export type OptionsOf<S extends OptionSpecs> = {
    readonly [K in keyof S as S[K] extends Data ? never : K]: ScalarOf<S[K]>;
} & {
    readonly [K in keyof S as S[K] extends Data ? K : never]?: DataOf<S[K]>;
};
/** What the options of a game are checked by. */
export interface OptionRules {
    readonly options: OptionSpecs;
    /** Why so many can't play with such options, each of which is right for itself. */
    unplayable?(seats: number, options: Options): Why | undefined;
}
export type OptionsProblem = {
    readonly kind: 'options-not-object';
} | {
    readonly kind: 'option-unknown';
    readonly option: string;
    readonly known: readonly string[];
} | {
    readonly kind: 'option-not-flag';
    readonly option: string;
} | {
    readonly kind: 'option-not-count';
    readonly option: string;
    readonly least: number;
    readonly most: number;
} | {
    readonly kind: 'option-not-data';
    readonly option: string;
    readonly why: Why;
} | {
    readonly kind: 'options-unplayable';
    readonly why: Why;
};
export declare const flag: (standard: boolean) => Flag;
export declare const count: (least: number, most: number, standard: Count["standard"]) => Count;
export declare const data: <V extends object>(standard: V, read: Data<V>["read"]) => Data<V>;
export declare function standardOptions(specs: OptionSpecs, seats: number): Options;
/** Fills in what is absent and refuses what is unknown: an option changes the rules. */
export declare function readOptions(rules: OptionRules, seats: number, input: unknown): {
    readonly options: Options;
} | {
    readonly problem: OptionsProblem;
};
export {};
