import type { Phrases } from './phrases.ts';
export declare const french: Phrases;
