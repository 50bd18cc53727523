import type { Language } from '@pepite/kernel';

/** What stands below the dice of a card. */
export const COMBINATIONS: readonly (readonly [
  pattern: string,
  language: Language,
  sentence: string,
])[] = [
  ['XXYYY', 'en', 'two of a kind and three of another kind'],
  ['XXYYY', 'fr', 'deux dés identiques et trois dés identiques d’une autre valeur'],
  ['66-55', 'en', 'two 5s and two 6s'],
  ['66-55', 'fr', 'deux 5 et deux 6'],
  ['XX-11', 'fr', 'deux 1 et deux dés identiques d’une autre valeur'],
  ['2222-', 'en', 'four 2s'],
  ['X1234', 'en', 'one 1, one 2, one 3, one 4 and one die of another value'],
  ['-----', 'en', 'any dice'],
];
