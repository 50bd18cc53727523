import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The files that take longest, in this order. */
export const LONGEST = [
  'server/test/leak.test.ts',
  'server/test/crash.slow.test.ts',
  'server/test/paired-matches.slow.test.ts',
  'server/test/fuzz.test.ts',
  'tools/test/build.slow.test.ts',
  'tools/test/release.slow.test.ts',
  'cli/test/programs.slow.test.ts',
  'cli/test/bench.attack-short.slow.test.ts',
  'cli/test/bench.postgres.slow.test.ts',
  'cli/test/review.slow.test.ts',
  'cli/test/lab-queue.slow.test.ts',
  'games/aurum/test/laws-4.test.ts',
  'games/aurum/test/laws-3.test.ts',
  'web/test/browser/new-game.test.ts',
  'web/test/browser/pages.test.ts',
  'web/test/browser/lessons.test.ts',
  'web/test/browser/together-aurum.test.ts',
  'web/test/browser/fits.test.ts',
  'web/test/browser/shifts.test.ts',
  'web/test/browser/alone-mouse.test.ts',
  'web/test/browser/replay.test.ts',
  'web/test/browser/what-if.test.ts',
  'web/test/browser/alone-touch.test.ts',
  'web/test/browser/alone-keyboard.test.ts',
  'web/test/browser/lab.test.ts',
  'web/test/browser/reference.test.ts',
  'web/test/browser/details.test.ts',
  'web/test/browser/together-auruxxx.test.ts',
  'web/test/browser/choices.test.ts',
  'web/test/browser/around.test.ts',
  'web/test/browser/coach.test.ts',
  'web/test/browser/statistics.test.ts',
  'web/test/browser/review.test.ts',
  'web/test/browser/rules.test.ts',
  'web/test/browser/asking.test.ts',
  'web/test/browser/offline.test.ts',
  'web/test/browser/together-silver-and-gold.test.ts',
];

/** After the longest come all that are called slow, then the others. */
function placeOf({ moduleId }: TestSpecification): number {
  const place = LONGEST.findIndex((path) => moduleId.endsWith(path));
  if (place >= 0) return place;
  return moduleId.endsWith('.slow.test.ts') ? LONGEST.length : LONGEST.length + 1;
}

/**
 * Begins with the files that take long, so that the last one does not keep a single core busy. By
 * itself vitest goes by their sizes, as long as it has not run them: that says little.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => placeOf(one) - placeOf(other));
  }
}
