import type { Language, Translated } from '@pepite/kernel';
import { english } from './en.ts';
import { french } from './fr.ts';
import type { Texts } from './texts.ts';

const TEXTS: Translated<Texts> = { en: english, fr: french };

export const textsIn = (language: Language): Texts => TEXTS[language];
