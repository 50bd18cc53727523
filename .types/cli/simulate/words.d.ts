import type { Translated } from '@pepite/kernel';
/** What the table of a simulation says, in one language. */
export interface SimulateTexts {
    readonly heading: (title: string, seats: number, matches: string, seed: number) => string;
    readonly options: (json: string) => string;
    readonly columns: {
        readonly seat: string;
        readonly bot: string;
        readonly seats: string;
        readonly won: string;
        readonly share: string;
        readonly interval: string;
        readonly score: string;
        readonly deviation: string;
        readonly least: string;
        readonly low: string;
        readonly median: string;
        readonly mean: string;
        readonly high: string;
        readonly most: string;
    };
    readonly length: string;
    readonly decisions: string;
    readonly moves: string;
    readonly rounds: string;
    readonly endings: string;
    readonly drawn: (count: string) => string;
    readonly aboutWins: string;
    readonly speed: (about: {
        readonly decisions: string;
        readonly seconds: string;
        readonly workers: number;
        readonly perSecond: string;
    }) => string;
    readonly interrupted: (finished: string, asked: string) => string;
    readonly nothingSaved: string;
    readonly saved: (file: string) => string;
}
export declare const SIMULATE_TEXTS: Translated<SimulateTexts>;
