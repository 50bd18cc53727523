import type { Translated } from '@pepite/kernel';

interface PlainWords {
  readonly table: string;
  readonly choices: string;
  readonly find: (choices: number) => string;
  readonly none: string;
  readonly more: (left: number) => string;
}

/** What the plain board says besides the words of the game. */
export const plainWords: Translated<PlainWords> = {
  en: {
    table: 'The table',
    choices: 'Your possible moves',
    find: (choices) => `Search ${choices.toLocaleString('en')} moves, or type one`,
    none: 'No move matches.',
    more: (left) => `Show more (${left.toLocaleString('en')} left)`,
  },
  fr: {
    table: 'La table',
    choices: 'Vos coups possibles',
    find: (choices) => `Chercher parmi ${choices.toLocaleString('fr')} coups, ou en écrire un`,
    none: 'Aucun coup ne correspond.',
    more: (left) => `Afficher plus (encore ${left.toLocaleString('fr')})`,
  },
};
