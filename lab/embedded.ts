import type { Report } from './report-shape.ts';
import type { LabResult } from './result.ts';

/** What a report that is a file of its own has in it. */
export interface Embedded {
  readonly report: Report;
  readonly result: LabResult;
}

/** Where the build has left room for it (`tools/build/report.mjs`). */
const PLACE = '<!--lab-report-->';

/** Writes what was found into the page of a report; nothing in it can end the script it is in. */
export function fillReport(page: string, found: Embedded): string {
  const text = JSON.stringify(found).replaceAll('<', String.raw`\u003c`);
  if (!page.includes(PLACE)) throw new Error('this page has no room for a report');
  return page.replace(PLACE, () => text);
}

/** Reads it there. JSON has null for what is undefined or endless, which are not known then. */
export const readEmbedded = (text: string): Embedded =>
  JSON.parse(text, (_, value: unknown) => (value === null ? undefined : value)) as Embedded;
