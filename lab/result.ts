import type { Experiment } from './experiment.ts';
import type { Tally } from './tally.ts';

/** What was found so far: one file, which a run goes on with and a page opens. */
export interface LabResult {
  /** The version of this format. */
  readonly lab: 1;
  /** Which program played, and by which rules: another one may play otherwise. */
  readonly program: string;
  readonly rules: number;
  readonly experiment: Experiment;
  /** How many slices are in the tally, from the first one on without a gap. */
  readonly slices: number;
  /** Whether there is nothing left to do. */
  readonly isFinished: boolean;
  readonly tally: Tally;
}
