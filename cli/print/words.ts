import { de, type Translated } from '@pepite/kernel';

/** What the print command says, in one language. */
interface PrintTexts {
  readonly nothing: (game: string, known: readonly string[]) => string;
  readonly footer: (title: string, page: number, pages: number) => string;
  readonly done: (cards: number, pages: number, file: string) => string;
  readonly reference: ReferenceTexts;
}

/** What is said of a reference card, and on it. */
interface ReferenceTexts {
  readonly title: (game: string) => string;
  readonly glossary: string;
  readonly footer: string;
  readonly done: (game: string, file: string) => string;
  readonly unwanted: (flag: string) => string;
}

export const PRINT_TEXTS: Translated<PrintTexts> = {
  en: {
    nothing: (game, known) => `${game} has nothing to print; choose from ${known.join(', ')}.`,
    footer: (title, page, pages) =>
      `${title} · page ${page} of ${pages} · print at 100%: a card is 63 × 88 mm`,
    done: (cards, pages, file) => `${cards} cards on ${pages} A4 pages: ${file}`,
    reference: {
      title: (game) => `${game} – reference card`,
      glossary: 'Glossary',
      footer: 'The sign at the end of a line names the clause of the rules that tells the rest.',
      done: (game, file) => `The reference card of ${game} on one A4 page: ${file}`,
      unwanted: (flag) => `${flag} is about cards to cut out: --reference does without it.`,
    },
  },
  fr: {
    nothing: (game, known) => `${game} n’a rien à imprimer ; choisissez parmi ${known.join(', ')}.`,
    footer: (title, page, pages) =>
      `${title} · page ${page} sur ${pages} · à imprimer à 100 % : une carte mesure 63 × 88 mm`,
    done: (cards, pages, file) => `${cards} cartes sur ${pages} pages A4 : ${file}`,
    reference: {
      title: (game) => `${game} – aide-mémoire`,
      glossary: 'Glossaire',
      footer: 'Le signe en fin de ligne est l’article des règles qui dit le reste.',
      done: (game, file) => `L’aide-mémoire ${de(game)} sur une page A4 : ${file}`,
      unwanted: (flag) => `${flag} concerne les cartes à découper : pas avec --reference.`,
    },
  },
};
