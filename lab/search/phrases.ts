import type { Why } from '@pepite/kernel';

/** Why a search can't be run, in words: each goes on after the place that it is about. */
export const SEARCH_PHRASES = {
  emptyRange: {
    en: '“to” must be above “from”',
    fr: '« to » doit être supérieur à « from »',
  },
  startOutside: {
    en: '“start” must lie between “from” and “to”',
    fr: '« start » doit être compris entre « from » et « to »',
  },
  wayUnknown: {
    en: '“way” must be “set”, “add” or “times”',
    fr: '« way » vaut « set », « add » ou « times »',
  },
  noAim: {
    en: 'a goal has a “target”, or “least” or “most” or both',
    fr: 'un but a une cible, « target », ou des bornes, « least » et « most »',
  },
  boundsCrossed: {
    en: '“least” must not be above “most”',
    fr: '« least » ne doit pas dépasser « most »',
  },
  otherSeats: (seats: number): Why => ({
    en: `the search is not played with ${seats} seats`,
    fr: `la recherche ne se joue pas à ${seats} places`,
  }),
  numberTwice: (name: string): Why => ({
    en: `two numbers are called “${name}”`,
    fr: `deux nombres s’appellent « ${name} »`,
  }),
  measureUnknown: (measure: string, known: readonly string[]): Why => ({
    en: `there is no measure “${measure}”; this game has ${known.join(', ')}`,
    fr: `il n’y a pas de mesure « ${measure} » ; ce jeu a ${known.join(', ')}`,
  }),
  measureDear: {
    en: 'this measure takes too long to be searched by',
    fr: 'cette mesure est trop longue à établir pour guider une recherche',
  },
  notState: {
    en: 'this isn’t what a search of this version has left',
    fr: 'ce n’est pas ce qu’une recherche de cette version a laissé',
  },
  otherSearch: {
    en: 'it is of another search, or of another version',
    fr: 'il vient d’une autre recherche, ou d’une autre version',
  },
} as const;
