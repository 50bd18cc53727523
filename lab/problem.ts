import type { Language, Translated, Why } from '@pepite/kernel';

/** What is wrong with an experiment, and where in its file: `variants[1].edits[0]`. */
export interface ExperimentProblem {
  /** Empty when it is about the file as a whole. */
  readonly where: string;
  readonly why: Why;
}

/** Carries a problem out of a reader, to the one place that catches it. */
export class Refused extends Error {
  readonly problem: ExperimentProblem;

  constructor(where: string, why: Why) {
    super(`${where}: ${why.en}`);
    this.problem = { where, why };
  }
}

const COLON: Translated<string> = { en: ': ', fr: ' : ' };

/** A sentence for people. */
export const tellProblem = ({ where, why }: ExperimentProblem, language: Language): string =>
  where === '' ? `${why[language]}.` : `${where}${COLON[language]}${why[language]}.`;
