export type { Arm } from './arm.ts';
export { type PlayAwaited, playAwaitedSlice } from './awaited.ts';
export { type Embedded, fillReport } from './embedded.ts';
export type { Change, Edit, Experiment, Until, Variant } from './experiment.ts';
export { problemWithUntil } from './known-measures.ts';
export { measureGroups } from './measures/index.ts';
export type { Attention, Observe } from './observer.ts';
export { playSlice, type SliceDone } from './play.ts';
export { type Prepared, prepare } from './prepared.ts';
export { printResult } from './print-result.ts';
export { type ExperimentProblem, tellProblem } from './problem.ts';
export {
  parseExperiment,
  readExperiment,
  type ReadExperiment,
  type WhoPlays,
} from './read-experiment.ts';
export { matchesIn, parseResult, type ReadResult, whyNotContinued } from './read-result.ts';
export { reportOf } from './report.ts';
export type {
  FairShare,
  Plot,
  Report,
  ReportArm,
  ReportCell,
  ReportGroup,
  ReportRow,
  Series,
  ShownDifference,
} from './report-shape.ts';
export { csvOf, formatValue } from './report-text.ts';
export type { LabResult } from './result.ts';
export { ExperimentRun } from './run.ts';
export { type Slice, sliceAt, slicesIn } from './slices.ts';
export { type ArmTally, type CrossSums, mergeTally, type Sums, type Tally } from './tally.ts';
export { experimentOn, experimentWith, type Finding, findingsOf } from './search/findings.ts';
export { problemWithGoals } from './search/goals.ts';
export { joinPieces, piecesOf, playPiece } from './search/pieces.ts';
export { parseSearch, readSearch, type ReadSearch } from './search/read-search.ts';
export { parseState, printState } from './search/read-state.ts';
export { type PlayTasks, slicesInAll, slicesPerGeneration, type Task } from './search/rounds.ts';
export { beginSearch, goOn, isFound } from './search/run.ts';
export type { Goal, MovingNumber, Search } from './search/search.ts';
export type { SearchState } from './search/state.ts';
export type { Verdict } from './search/misses.ts';
