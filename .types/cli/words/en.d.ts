import type { Texts } from './texts.ts';
export declare const english: Texts;
