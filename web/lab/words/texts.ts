import type { Language } from '@pepite/kernel';
import type { SearchTexts } from './search-texts.ts';

/** What the lab says. It is fetched with the lab: other pages have no use for it. */
export interface LabTexts {
  readonly title: string;
  readonly lead: string;
  readonly files: FileTexts;
  readonly experiment: ExperimentTexts;
  readonly variants: VariantTexts;
  readonly edits: EditTexts;
  readonly run: RunTexts;
  readonly results: ResultTexts;
  readonly plots: PlotTexts;
  readonly report: ReportTexts;
  readonly search: SearchTexts;
}

/** Experiments and results as files. */
interface FileTexts {
  readonly heading: string;
  readonly open: string;
  readonly openWhy: string;
  readonly fresh: string;
  readonly kept: string;
  readonly remove: string;
  readonly download: string;
  readonly experiment: string;
  readonly result: string;
  readonly csv: string;
  readonly html: string;
  readonly htmlFailed: string;
  readonly opened: (name: string) => string;
  readonly wrong: (name: string, why: string) => string;
  readonly notKept: string;
}

interface ExperimentTexts {
  readonly heading: string;
  readonly game: string;
  readonly title: string;
  readonly titleHint: string;
  readonly seats: string;
  readonly players: (seats: readonly number[]) => string;
  readonly bots: string;
  readonly botsWhy: string;
  readonly same: string;
  readonly each: string;
  readonly seatBot: (seat: number) => string;
  readonly random: string;
  readonly heuristic: string;
  readonly matches: string;
  readonly matchesWhy: string;
  readonly until: string;
  readonly untilMeasure: string;
  readonly untilWidth: string;
  readonly seed: string;
  readonly seedWhy: string;
}

interface VariantTexts {
  readonly heading: string;
  readonly why: string;
  readonly number: (number: number) => string;
  readonly base: string;
  readonly printed: string;
  readonly name: string;
  readonly copy: string;
  readonly remove: string;
  readonly standard: string;
  readonly changed: string;
  readonly download: string;
  readonly cards: string;
  readonly cardsOf: (name: string) => string;
  readonly done: string;
}

/** Changes such as “exits + 1 on all cards of value 3”. */
interface EditTexts {
  readonly heading: string;
  readonly why: string;
  readonly add: string;
  readonly remove: (edit: string) => string;
  readonly form: string;
  readonly option: string;
  readonly field: string;
  readonly how: string;
  readonly ways: Readonly<Record<'add' | 'times' | 'set', string>>;
  readonly amount: string;
  readonly where: string;
  readonly everywhere: string;
  readonly equals: string;
  readonly save: string;
  readonly removed: string;
}

interface RunTexts {
  readonly heading: string;
  readonly run: string;
  readonly running: string;
  readonly stop: string;
  readonly goOn: string;
  readonly cores: string;
  readonly progress: string;
  readonly played: (done: number, all: number) => string;
  readonly left: (time: string) => string;
  readonly stopped: string;
  readonly done: string;
  readonly early: string;
  readonly failed: string;
  readonly changed: string;
  readonly where: string;
}

interface ResultTexts {
  readonly heading: string;
  readonly none: string;
  readonly players: string;
  readonly seats: (seats: number) => string;
  readonly measure: string;
  readonly only: string;
  readonly nothing: string;
  readonly differences: (count: number) => string;
  readonly more: string;
  readonly less: string;
  readonly interval: (low: string, high: string) => string;
  readonly unsure: string;
  /** Behind a number of hundredths. */
  readonly points: (value: string) => string;
  readonly how: string;
  readonly howWhy: string;
  /** `variants`: which ones they play in, if others play in others. */
  readonly bots: (bots: string, variants: string) => string;
  readonly matches: (matches: number) => string;
  readonly variants: (variants: number) => string;
  readonly fair: (value: string) => string;
  readonly close: string;
}

interface PlotTexts {
  readonly asTable: string;
  readonly shareOfMatches: string;
  /** The place that is pointed at, on the axis that has this title. */
  readonly at: (title: string, place: string) => string;
  /** For those who don't see it: the values of each variant. */
  readonly describeRanges: (title: string, arms: readonly string[]) => string;
}

/** A report as a file of its own. */
interface ReportTexts {
  readonly from: (game: string, program: string) => string;
  readonly languages: Readonly<Record<Language, string>>;
}
