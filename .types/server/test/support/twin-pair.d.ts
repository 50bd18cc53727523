import { type Game, type Options, type Rng, type Seat } from '@pepite/kernel';
/** A match so far, and another one that differs in what most may not see. */
export interface Pair {
    readonly game: Game;
    readonly seats: number;
    readonly options: Options;
    /** As the disk keeps them. */
    readonly journals: readonly [readonly string[], readonly string[]];
    /** The seats that have seen a difference. */
    readonly knowing: ReadonlySet<Seat>;
    /** The seats that have a choice now in one of the two only. */
    readonly forcedInOne: readonly Seat[];
}
/** Which pairs are looked for. */
export interface Wish {
    /** Whether several are to decide at once. */
    readonly isTogether?: boolean;
    readonly isWanted?: (pair: Pair) => boolean;
}
/** A match of so many moves, or of fewer, and a twin of it, if one is found. */
export declare function findPair(rules: Game, seats: number, plies: number, rng: Rng, wish?: Wish): Pair | undefined;
