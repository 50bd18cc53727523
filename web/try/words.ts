import type { Translated } from '@pepite/kernel';

interface TryWords {
  readonly title: string;
  readonly pageTitle: (game: string) => string;
  /** The link beside a figure. */
  readonly tryIt: string;
  readonly about: string;
  readonly done: string;
  readonly again: string;
  readonly toRules: string;
}

/** What the page says on which a position of the rules is tried. */
export const tryWords: Translated<TryWords> = {
  en: {
    title: 'Try it',
    pageTitle: (game) => `Try a position of ${game}`,
    tryIt: 'Try it',
    about:
      'Your turn: try what you like. What the rules allow is done; for anything else you are ' +
      'told which rule is against it.',
    done: 'That is how it goes on. The others don’t play here: start over to try something else.',
    again: 'Start over',
    toRules: 'Back to the rules',
  },
  fr: {
    title: 'À l’essai',
    pageTitle: (game) => `Essayer une position de ${game}`,
    tryIt: 'Essayer',
    about:
      'À vous : essayez ce que vous voulez. Ce que les règles permettent se fait ; pour le ' +
      'reste, on vous dit quelle règle s’y oppose.',
    done: 'Voilà la suite. Les autres ne jouent pas ici : recommencez pour essayer autre chose.',
    again: 'Recommencer',
    toRules: 'Retour aux règles',
  },
};
