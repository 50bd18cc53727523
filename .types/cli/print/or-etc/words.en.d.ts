import type { CardWords } from './phrases.ts';
export declare const ENGLISH_CARDS: CardWords;
