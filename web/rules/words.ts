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
  readonly reference: string;
  readonly referenceOf: (game: string) => string;
  readonly glossary: string;
  readonly print: string;
  /** What leads from the card in a match to the one that can be printed. */
  readonly printable: string;
  readonly learn: string;
  /** What leads to where changes of a prototype are tried. */
  readonly lab: string;
  readonly search: string;
  readonly found: (rules: number) => string;
  readonly inOneMinute: string;
}

/** What the rules page says besides the rules. */
export const rulesWords: Translated<RulesWords> = {
  en: {
    overline: 'The rules of the game',
    contents: 'All the rules',
    toContents: 'Back to the contents',
    ruling: 'Our ruling',
    clause: (id) => `Link to rule ${id}`,
    loading: 'Loading the rules…',
    failed: 'Couldn’t load the rules. Check your connection and reload the page.',
    credits: 'Credits',
    reference: 'Reference card',
    referenceOf: (game) => `${game} – reference card`,
    glossary: 'Glossary',
    print: 'Print',
    printable: 'Print this card',
    learn: 'Learn by playing',
    lab: 'Try changes in the lab',
    search: 'Search the rules',
    found: (rules) => (rules === 1 ? '1 rule found' : `${rules || 'No'} rules found`),
    inOneMinute: 'In one minute',
  },
  fr: {
    overline: 'Les règles du jeu',
    contents: 'Toutes les règles',
    toContents: 'Retour au sommaire',
    ruling: 'Notre arbitrage',
    clause: (id) => `Lien vers la règle ${id}`,
    loading: 'Chargement des règles…',
    failed: 'Impossible de charger les règles. Vérifiez votre connexion et rechargez la page.',
    credits: 'Crédits',
    reference: 'Aide-mémoire',
    referenceOf: (game) => `${game} – aide-mémoire`,
    glossary: 'Glossaire',
    print: 'Imprimer',
    printable: 'Imprimer cet aide-mémoire',
    learn: 'Apprendre en jouant',
    lab: 'Essayer des changements au labo',
    search: 'Chercher dans les règles',
    found: (rules) => {
      if (rules === 0) return 'Aucune règle trouvée';
      return rules === 1 ? '1 règle trouvée' : `${rules} règles trouvées`;
    },
    inOneMinute: 'En une minute',
  },
};
