import type { MeasureForm, MeasureWords, Seat, Translated } from '@pepite/kernel';
import type { Arm } from './arm.ts';
import type { StandInReason } from './measures/programs.ts';
import type { Difference } from './statistics/difference.ts';
import type { Estimate } from './statistics/estimate.ts';
import type { ArmTally } from './tally.ts';

/** What an experiment has found, as plain data: terminal, page, CSV and JSON show the same. */
export interface Report {
  readonly title: string | undefined;
  readonly game: Translated<string>;
  readonly isFinished: boolean;
  /** The columns. */
  readonly arms: readonly ReportArm[];
  readonly groups: readonly ReportGroup[];
}

export interface ReportArm {
  readonly name: string;
  readonly seats: number;
  readonly bots: readonly string[];
  readonly matches: number;
  /** The column it is compared with, if any. */
  readonly base: number | undefined;
  /** Programs at its seats, which somebody else has written. */
  readonly programs: readonly ReportProgram[];
}

/** How a program has done: how many of its decisions were made in its place, and why. */
export interface ReportProgram extends Readonly<Record<StandInReason, number>> {
  readonly seat: Seat;
  /** Its name among bots: what it was started with. */
  readonly program: string;
  readonly decisions: number;
}

export interface ReportGroup {
  readonly id: string;
  readonly title: Translated<string>;
  readonly rows: readonly ReportRow[];
  readonly plots: readonly Plot[];
}

export interface ReportRow {
  /** As experiments and goals name it: `wins/0`. */
  readonly key: string;
  readonly measure: string;
  readonly form: MeasureForm;
  readonly words: Translated<MeasureWords>;
  /** What it is told of, where a measure is told of several things. */
  readonly item: Translated<string> | undefined;
  /** Whether only matches looked at closely tell it. */
  readonly isClose: boolean;
  /** By column; nothing where that arm tells nothing of it. */
  readonly cells: readonly (ReportCell | undefined)[];
}

export interface ReportCell {
  readonly estimate: Estimate;
  readonly fair: FairShare | undefined;
  /** From the column it is compared with. */
  readonly difference: ShownDifference | undefined;
}

/** What it would be if all were alike, and whether it is something else beyond chance. */
export interface FairShare {
  readonly value: number;
  readonly p: number;
  readonly isOff: boolean;
}

/** `isReal`: not one of those that chance alone makes, of all that the report shows. */
export type ShownDifference = Difference & { readonly isReal: boolean };

/** What a column of a report is made of. */
export interface Column {
  readonly arm: Arm;
  readonly tally: ArmTally;
}

/** What people would rather look at than read. */
export interface Plot {
  readonly measure: string;
  readonly kind: 'histogram' | 'curve';
  readonly words: Translated<MeasureWords>;
  /** What it shows, for those who don't see it. */
  readonly description: Translated<string>;
  /** By the horizontal axis: the left end of each bin, or the number of each item. */
  readonly x: readonly number[];
  /** How wide a bin is. */
  readonly width: number;
  /** What stands below the points of a curve. */
  readonly labels: readonly Translated<string>[] | undefined;
  readonly series: readonly Series[];
}

/** What is drawn of one column: of a histogram shares of all, of a curve estimates. */
export interface Series {
  readonly arm: number;
  readonly y: readonly (number | undefined)[];
  readonly low: readonly (number | undefined)[];
  readonly high: readonly (number | undefined)[];
}
