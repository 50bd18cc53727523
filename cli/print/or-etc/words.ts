import type { Translated } from '@pepite/kernel';
import type { CardWords } from './phrases.ts';
import { ENGLISH_CARDS } from './words.en.ts';
import { FRENCH_CARDS } from './words.fr.ts';

export const CARD_WORDS: Translated<CardWords> = { en: ENGLISH_CARDS, fr: FRENCH_CARDS };
