import type { Guide } from '@pepite/kernel';
export declare const french: Guide;
