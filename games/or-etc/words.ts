import type { Translated, Words } from '@pepite/kernel';
import type { Deck } from './deck.ts';
import type { Hand, Table } from './world.ts';

const stub: Words<Table, Hand> = {
  title: 'Or etc.', credits: '', options: {}, clauses: {}, refusals: {}, endings: {},
  move: () => '', unseen: () => '', question: () => '', table: () => [], hand: () => [],
};
export const wordsOf = (_deck: Deck): Translated<Words<Table, Hand>> => ({ en: stub, fr: stub });
