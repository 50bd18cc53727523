import type { Guide, Translated } from '@pepite/kernel';
export declare const guide: Translated<Guide>;
