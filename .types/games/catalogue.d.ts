import type { Translated } from '@pepite/kernel';
/** What a visitor reads of a game before choosing it: light enough for a home page. */
export interface Listing {
    readonly id: string;
    /** A letter that tells it from the others: that of its clauses. */
    readonly sign: string;
    readonly seats: {
        readonly least: number;
        readonly most: number;
    };
    readonly texts: Translated<{
        readonly title: string;
        readonly about: string;
    }>;
}
/** All games of the house, in the order in which they are shown, unfinished ones included. */
export declare const CATALOGUE: readonly Listing[];
