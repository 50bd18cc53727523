import type { Translated } from '@pepite/kernel';
import type { CardWords } from './phrases.ts';
export declare const CARD_WORDS: Translated<CardWords>;
