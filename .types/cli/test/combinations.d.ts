import type { Language } from '@pepite/kernel';
/** What stands below the dice of a card. */
export declare const COMBINATIONS: readonly (readonly [
    pattern: string,
    language: Language,
    sentence: string
])[];
