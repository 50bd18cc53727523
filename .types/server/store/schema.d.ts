/**
 * What is on disk. A match is its setup, its seats and its moves in the notation of records, so a
 * later version of the program can still read it; what settles at once shares a row, one entry a
 * line. `choices` are those of a simultaneous turn under way: sealed, but not lost. `deciding` is
 * the set of seats that have to decide then, so that a list need not play the match to know whose
 * turn it is. A guest is known by the hash of a token that only its browser has.
 *
 * `changed` and `over` stand with the seats, too: a guest's latest matches are found by an index.
 *
 * Each step brings data of one version to the next. A new folder takes all of them, so that it
 * can't differ from one that was brought up to date.
 */
export declare const STEPS: readonly string[];
/** The version of the data that this program reads and writes. */
export declare const VERSION: number;
