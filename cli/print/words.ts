import type { Translated } from '@pepite/kernel';

/** What the print command says, in one language. */
interface PrintTexts {
  readonly nothing: (game: string, known: readonly string[]) => string;
  readonly footer: (title: string, page: number, pages: number) => string;
  readonly done: (cards: number, pages: number, file: string) => string;
}

export const PRINT_TEXTS: Translated<PrintTexts> = {
  en: {
    nothing: (game, known) => `${game} has nothing to print; choose among ${known.join(', ')}.`,
    footer: (title, page, pages) =>
      `${title} · page ${page} of ${pages} · print at 100 %: a card is 63 × 88 mm`,
    done: (cards, pages, file) => `${cards} cards on ${pages} A4 pages: ${file}`,
  },
  fr: {
    nothing: (game, known) => `${game} n’a rien à imprimer ; choisissez parmi ${known.join(', ')}.`,
    footer: (title, page, pages) =>
      `${title} · page ${page} sur ${pages} · à imprimer à 100 % : une carte mesure 63 × 88 mm`,
    done: (cards, pages, file) => `${cards} cartes sur ${pages} pages A4 : ${file}`,
  },
};
