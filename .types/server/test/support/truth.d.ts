import { type Options, Referee, type Seat } from '@pepite/kernel';
import type { Matches } from '@pepite/matches';
type AnyReferee = Referee<unknown, unknown, unknown, Options>;
/** What is so, ready to be compared with what is told. */
interface Picture {
    readonly table: string;
    readonly hands: readonly string[];
    /** The first move of the round under way. */
    readonly round: number;
    /** The last settled move of each seat; the first one if it has made none. */
    readonly last: readonly number[];
}
/** Everything that is so in one match, found from what was put on disk and by nothing else. */
export declare class Truth {
    #private;
    readonly moves: string[];
    /** How many moves there were before the latest step. */
    before: number;
    constructor(seats: number, options: Options);
    /** Stands between a match and the disk. */
    spy(store: Matches): Matches;
    /** The match as it stands, secrets and all. */
    get referee(): AnyReferee;
    /** Table and hands as they would be printed. */
    get picture(): Picture;
    get seats(): readonly Seat[];
}
export {};
