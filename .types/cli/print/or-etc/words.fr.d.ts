import type { CardWords } from './phrases.ts';
export declare const FRENCH_CARDS: CardWords;
