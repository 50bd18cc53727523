import type { Translated } from '@pepite/kernel';

interface RulesWords {
  readonly overline: string;
  readonly contents: string;
  readonly toContents: string;
  readonly ruling: string;
  readonly clause: (id: string) => string;
  readonly loading: string;
  readonly failed: string;
  readonly credits: string;
}

/** What the rules page says besides the rules. */
export const rulesWords: Translated<RulesWords> = {
  en: {
    overline: 'The rules of the game',
    contents: 'Contents',
    toContents: 'Back to the contents',
    ruling: 'Our ruling',
    clause: (id) => `Link to clause ${id}`,
    loading: 'The rules are being fetched…',
    failed:
      'The rules could not be fetched. Is the connection there? Reload the page to try again.',
    credits: 'Whose game this is',
  },
  fr: {
    overline: 'Les règles du jeu',
    contents: 'Sommaire',
    toContents: 'Retour au sommaire',
    ruling: 'Notre arbitrage',
    clause: (id) => `Lien vers l’article ${id}`,
    loading: 'Les règles arrivent…',
    failed:
      'Les règles n’ont pas pu être chargées. Êtes-vous en ligne ? Rechargez la page pour ' +
      'réessayer.',
    credits: 'À qui est ce jeu',
  },
};
