/** What shows a report needs of the lab: nothing that plays, since a report is a small file. */
export { type Embedded, fillReport, readEmbedded } from './embedded.ts';
export type { Experiment } from './experiment.ts';
export { printResult } from './print-result.ts';
export type { Plot, Report, ReportCell, ReportGroup, ReportRow } from './report-shape.ts';
export { csvOf, formatValue } from './report-text.ts';
export type { LabResult } from './result.ts';
