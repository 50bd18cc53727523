import type { Report } from './report-shape.ts';

/** Where the build has left room for a report (`tools/build/report.mjs`). */
const PLACE = '<!--review-report-->';

/** Writes a report into its page; nothing in it can end the script it is in. */
export function fillReport(page: string, report: Report): string {
  const text = JSON.stringify(report).replaceAll('<', String.raw`\u003c`);
  if (!page.includes(PLACE)) throw new Error('this page has no room for a report');
  return page.replace(PLACE, () => text);
}

/** Reads it there. */
export const readEmbedded = (text: string): Report => JSON.parse(text) as Report;
