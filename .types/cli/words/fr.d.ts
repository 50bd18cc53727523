import type { Texts } from './texts.ts';
export declare const french: Texts;
