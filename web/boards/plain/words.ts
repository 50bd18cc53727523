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
    choices: 'What you can do',
    find: (choices) => `Find one of ${choices.toLocaleString('en')} moves, or write it out`,
    none: 'None of your moves reads like this.',
    more: (left) => `Show more (${left.toLocaleString('en')} left)`,
  },
  fr: {
    table: 'La table',
    choices: 'Ce que vous pouvez faire',
    find: (choices) => `Chercher parmi ${choices.toLocaleString('fr')} coups, ou l’écrire`,
    none: 'Aucun de vos coups ne s’écrit ainsi.',
    more: (left) => `En montrer plus (encore ${left.toLocaleString('fr')})`,
  },
};
