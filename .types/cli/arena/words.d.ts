import type { Translated } from '@pepite/kernel';
/** What the tables of an arena say, in one language. */
export interface ArenaTexts {
    readonly heading: (title: string, seats: number, matches: string, seed: number) => string;
    readonly options: (json: string) => string;
    readonly byTime: (milliseconds: string) => string;
    readonly byLevel: string;
    readonly columns: Readonly<Record<'bot' | 'rating' | 'interval' | 'matches' | 'choices' | 'median' | 'percentile99' | 'against' | 'won' | 'share' | 'fair', string>>;
    readonly about: string;
    readonly interrupted: (finished: string, asked: string) => string;
    readonly nothingSaved: string;
    readonly saved: (file: string) => string;
    readonly fewBots: string;
    readonly sameBots: (bot: string) => string;
    readonly oddSeats: (seats: number) => string;
}
export declare const ARENA_TEXTS: Translated<ArenaTexts>;
