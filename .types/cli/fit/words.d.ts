import type { Translated } from '@pepite/kernel';
/** What fitting says, in one language. */
export interface FitTexts {
    readonly heading: (title: string, generations: string, seed: number) => string;
    readonly columns: Readonly<Record<'weight' | 'before' | 'found' | 'seats' | 'matches' | 'won' | 'interval' | 'fair', string>>;
    readonly about: string;
    readonly interrupted: (finished: string, asked: string) => string;
    readonly nothingToFit: (game: string, games: string) => string;
}
export declare const FIT_TEXTS: Translated<FitTexts>;
