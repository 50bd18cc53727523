import { describe, expect, it } from 'vitest';
import { type Play, undisturbed } from './browser/support/moments.ts';
import type { Work } from './browser/support/trace.ts';

/** A match: what was noted, and of what follows each note what its frames took. */
function play(...moments: readonly (readonly [string, ...number[]])[]): Play {
  const notes = moments.map(([note]) => note);
  const frames = moments.flatMap(([after, ...times], index): readonly Work[] =>
    times.map((took) => ({
      after,
      before: notes[index + 1] ?? '',
      notes: index + 1,
      took,
      parts: [],
    })),
  );
  return { notes, frames };
}

const timesOf = (plays: readonly Play[]): readonly number[] =>
  undisturbed(plays).map(({ took }) => took);

describe('a match that is played several times', () => {
  it('each moment counts as in the play whose longest frame took the least', () => {
    const one = play(['bid', 4, 9], ['play', 30, 2], ['the end']);
    const other = play(['bid', 60, 1], ['play', 5, 6], ['the end']);
    expect(timesOf([one, other])).toEqual([4, 9, 5, 6]);
  });

  it('a moment that is long each time remains', () => {
    const plays = [51, 70, 53].map((took) => play(['bid', 3], ['play', took], ['the end']));
    expect(timesOf(plays)).toEqual([3, 51]);
  });

  it('plays that part share what was before that, and one of them counts from there on', () => {
    const one = play(['bid', 40], ['play', 2], ['pass', 30], ['the end']);
    const other = play(['bid', 7], ['play', 2], ['draw', 20], ['play', 1], ['the end']);
    expect(timesOf([one, other])).toEqual([7, 2, 20, 1]);
    expect(timesOf([one])).toEqual([40, 2, 30]);
  });

  it('a moment that leads somewhere else is another one', () => {
    const one = play(['bid', 8], ['play', 9], ['the end']);
    const other = play(['bid', 1], ['pass', 30], ['the end']);
    expect(timesOf([one, other])).toEqual([8, 9]);
  });
});
