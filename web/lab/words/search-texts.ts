import type { Verdict } from '@pepite/lab';

/** What the search for variants says. */
export interface SearchTexts {
  /** The two halves of the lab. */
  readonly views: { readonly heading: string; readonly compare: string; readonly search: string };
  readonly lead: string;
  readonly openWhy: string;
  readonly saveSearch: string;
  readonly saveFound: string;
  readonly heading: string;
  readonly goals: string;
  readonly goal: string;
  readonly addGoal: string;
  readonly measure: string;
  readonly every: string;
  readonly aim: string;
  readonly aims: Readonly<Record<'about' | 'least' | 'most' | 'between', string>>;
  readonly value: string;
  readonly from: string;
  readonly to: string;
  readonly tolerance: string;
  readonly toleranceWhy: string;
  readonly about: (value: string, tolerance: string) => string;
  readonly least: (value: string) => string;
  readonly most: (value: string) => string;
  readonly when: string;
  readonly always: string;
  readonly players: (seats: number) => string;
  /** What something is called, and what is said of it. */
  readonly told: (name: string, what: string) => string;
  readonly numbers: string;
  readonly number: string;
  readonly addNumber: string;
  readonly step: string;
  readonly begin: string;
  readonly halfway: string;
  readonly name: string;
  readonly remove: (text: string) => string;
  readonly sizes: Readonly<Record<'generations' | 'population' | 'matches', string>>;
  readonly sizesWhy: string;
  readonly run: string;
  readonly played: (done: number, all: number) => string;
  readonly none: string;
  readonly found: string;
  readonly foundWhy: (tried: number) => string;
  readonly start: string;
  readonly variant: (number: number) => string;
  readonly dominated: string;
  readonly verdicts: Readonly<Record<Verdict, string>>;
  readonly offTitle: string;
  readonly offWhy: string;
  readonly describe: (variants: readonly string[]) => string;
  readonly how: string;
  readonly openAll: string;
  readonly openOne: string;
  readonly edit: string;
}
