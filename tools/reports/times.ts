import { identical, itemAt } from '../../kernel/index.ts';
import type { ArmTally, LabResult } from '../../lab/index.ts';

/** What is fitted, and so may be told otherwise of the same matches. */
const FITTED = 'minutes';

/**
 * A result in which matches take as long as in one that was played again without close looks; or
 * what else is told otherwise there, if anything: then bots or rules play otherwise by now.
 */
export function withTimes(
  before: LabResult,
  again: LabResult,
): { readonly result: LabResult } | { readonly changed: string } {
  const pairs = before.tally.map((arm, place) => [arm, itemAt(again.tally, place)] as const);
  const changed = pairs.flatMap(([arm, other]) => changedIn(arm, other)).at(0);
  if (changed !== undefined) return { changed };
  return { result: { ...before, tally: pairs.map(([arm, other]) => timed(arm, other)) } };
}

/** What is found by close looks is not told again. */
const changedIn = (before: ArmTally, again: ArmTally): readonly string[] => [
  ...(before.matches === again.matches ? [] : ['the number of matches']),
  ...Object.entries(again.measures)
    .filter(([key, sums]) => key !== FITTED && !identical(sums, before.measures[key]))
    .map(([key]) => key),
];

const timed = (before: ArmTally, again: ArmTally): ArmTally => ({
  matches: before.matches,
  measures: fittedFrom(before.measures, again.measures),
  cross: fittedFrom(before.cross, again.cross),
  histograms: fittedFrom(before.histograms, again.histograms),
});

/** In the order of before, so that a file differs in nothing else. */
const fittedFrom = <T>(
  before: Readonly<Record<string, T>>,
  again: Readonly<Record<string, T>>,
): Record<string, T> =>
  Object.fromEntries(
    Object.entries(before).map(([key, value]) => [
      key,
      key === FITTED ? (again[key] ?? value) : value,
    ]),
  );
