import type { Language } from '@pepite/kernel';
import type { Texts } from './texts.ts';
export declare const textsIn: (language: Language) => Texts;
