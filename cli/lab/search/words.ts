import type { Translated } from '@pepite/kernel';
import type { Verdict } from '@pepite/lab';

/** What a search says in the terminal, in one language. */
export interface SearchTexts {
  readonly wrongFile: (file: string, problem: string) => string;
  readonly notContinued: (file: string, why: string) => string;
  readonly goesOn: (file: string, generations: string) => string;
  readonly stopped: (generations: string, asked: string) => string;
  readonly continued: string;
  readonly nothingKept: string;
  readonly kept: (file: string) => string;
  readonly saved: (file: string) => string;
  readonly notSaved: (file: string) => string;
  readonly heading: (title: string, tried: string) => string;
  readonly variant: string;
  readonly start: string;
  readonly verdicts: Readonly<Record<Verdict, string>>;
  readonly seats: (seats: number) => string;
  readonly target: (value: string, tolerance: string) => string;
  readonly least: (value: string) => string;
  readonly most: (value: string) => string;
  readonly goal: (number: number) => string;
  readonly goals: string;
  readonly about: string;
}

export const SEARCH_TEXTS: Translated<SearchTexts> = {
  en: {
    wrongFile: (file, problem) => `${file}: ${problem}`,
    notContinued: (file, why) =>
      `can’t go on with ${file}: ${why} Give another file with --out, or remove this one.`,
    goesOn: (file, generations) => `Going on with ${file}: ${generations} generations are done.`,
    stopped: (generations, asked) => `Stopped after ${generations} of ${asked} generations.`,
    continued: 'The same command goes on from here.',
    nothingKept: 'Nothing was kept: with --out a search can be stopped and gone on with.',
    kept: (file) => `Where the search stands is in ${file}.`,
    saved: (file) => `The experiment that plays these variants again is in ${file}.`,
    notSaved: (file) => `Nothing was written to ${file}: the search isn’t finished.`,
    heading: (title, tried) => `${title}: ${tried} variants were tried.`,
    variant: 'variant',
    start: 'start',
    verdicts: { reached: 'yes', open: '?', missed: 'no' },
    seats: (seats) => `${seats} seats`,
    target: (value, tolerance) => `${value} ± ${tolerance}`,
    least: (value) => `at least ${value}`,
    most: (value) => `at most ${value}`,
    goal: (number) => `goal ${number}`,
    goals: 'Goals',
    about:
      'Each variant was played again, in matches that had no part in finding it. Of a goal that ' +
      'is about several seats or items, the one furthest off is shown; in brackets, where its ' +
      'value lies with 95% confidence. yes: the whole of it meets the goal; no: none of it ' +
      'does; ?: too close to call. The closest to all goals together comes first. *: no other ' +
      'variant here is at least as good in everything and better in something.',
  },
  fr: {
    wrongFile: (file, problem) => `${file} : ${problem}`,
    notContinued: (file, why) =>
      `impossible de reprendre ${file} : ${why} Donnez un autre fichier avec --out, ou supprimez ` +
      'celui-ci.',
    goesOn: (file, generations) => `Reprise de ${file} : ${generations} générations sont faites.`,
    stopped: (generations, asked) => `Arrêté après ${generations} générations sur ${asked}.`,
    continued: 'La même commande reprendra ici.',
    nothingKept: 'Rien n’a été gardé : avec --out, on peut arrêter et reprendre.',
    kept: (file) => `L’état de la recherche est dans ${file}.`,
    saved: (file) => `L’expérience qui rejoue ces variantes est dans ${file}.`,
    notSaved: (file) => `Rien n’a été écrit dans ${file} : la recherche n’est pas finie.`,
    heading: (title, tried) => `${title} : ${tried} variantes essayées.`,
    variant: 'variante',
    start: 'départ',
    verdicts: { reached: 'oui', open: '?', missed: 'non' },
    seats: (seats) => `à ${seats}`,
    target: (value, tolerance) => `${value} ± ${tolerance}`,
    least: (value) => `au moins ${value}`,
    most: (value) => `au plus ${value}`,
    goal: (number) => `but ${number}`,
    goals: 'Buts',
    about:
      'Chaque variante a été rejouée, dans des parties qui n’ont pas servi à la trouver. Quand ' +
      'un but porte sur plusieurs places ou éléments, on montre celui qui en est le plus loin ; ' +
      'entre crochets, où se trouve sa valeur, avec une confiance de 95 %. oui : tout ' +
      'l’intervalle atteint le but ; non : aucune partie ; ? : trop juste pour le dire. La plus ' +
      'proche de l’ensemble des buts vient en premier. * : aucune autre variante d’ici n’est au ' +
      'moins aussi bonne en tout et meilleure en quelque chose.',
  },
};
