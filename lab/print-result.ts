import type { LabResult } from './result.ts';
import type { ArmTally } from './tally.ts';

/** The text of a result's file: the same for the same result, to the byte. */
export const printResult = (result: LabResult): string =>
  `${JSON.stringify({ ...result, tally: result.tally.map(ordered) })}\n`;

/** Names in their alphabetical order, whichever came up first. */
const ordered = (arm: ArmTally): ArmTally => ({
  ...arm,
  measures: sorted(arm.measures),
  cross: sorted(arm.cross),
  histograms: sorted(
    Object.fromEntries(
      Object.entries(arm.histograms).map(([name, counts]) => [name, byNumber(counts)]),
    ),
  ),
});

const sorted = <T>(named: Readonly<Record<string, T>>): Record<string, T> =>
  Object.fromEntries(Object.entries(named).sort(([one], [other]) => (one < other ? -1 : 1)));

const byNumber = (counts: Readonly<Record<string, number>>): Record<string, number> =>
  Object.fromEntries(Object.entries(counts).sort(([one], [other]) => Number(one) - Number(other)));
