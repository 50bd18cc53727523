import type { Translated, Words } from '@pepite/kernel';
import { english } from './words.en.ts';
import { french } from './words.fr.ts';
import type { Hand, Table } from './world.ts';

export const words: Translated<Words<Table, Hand>> = { en: english, fr: french };
