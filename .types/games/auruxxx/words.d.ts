import type { Translated, Words } from '@pepite/kernel';
import type { Hand, Table } from './world.ts';
export declare const words: Translated<Words<Table, Hand>>;
