import type { Guide } from '@pepite/kernel';
export declare const english: Guide;
