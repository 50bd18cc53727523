import { ExperimentRun, type LabResult, playSlice, prepare, printResult } from '@pepite/lab';
import { describe, expect, it } from 'vitest';
import { Runner } from '../run/runner.ts';
import { FakeThreads, mustRead, SMALL } from './support/threads.ts';

/** What is found by playing one slice after the other. */
async function foundInOrder(): Promise<string> {
  const read = mustRead(SMALL);
  const prepared = await prepare(read);
  const run = new ExperimentRun(read);
  for (const slice of run.toPlay()) run.take(playSlice(prepared, slice));
  return printResult(run.result);
}

/** A run by so many threads, and what it told. */
function begin(threads: number, kept?: LabResult) {
  const fakes = new FakeThreads();
  const told: string[] = [];
  let now = 0;
  const runner = new Runner(
    new ExperimentRun(mustRead(SMALL), kept),
    { experiment: SMALL, threads, start: fakes.start, now: () => (now += 10) },
    {
      changed: () => void told.push('changed'),
      ended: () => void told.push('ended'),
      failed: (why) => void told.push(why),
    },
  );
  return { fakes, told, runner };
}

describe('a run in the page', () => {
  it.each([1, 3])('with %i threads it finds what one finds in order', async (threads) => {
    const { fakes, told, runner } = begin(threads);
    await fakes.answerAll();
    expect(told.at(-1)).toBe('ended');
    expect(fakes.ended).toBe(threads);
    expect(printResult(runner.result)).toBe(await foundInOrder());
  });

  it('a run that is stopped can be gone on with, and finds the same', async () => {
    const first = begin(2);
    for (let step = 0; step < 5; step++) await first.fakes.answer();
    first.runner.stop();
    expect(first.runner.result.slices).toBeGreaterThan(0);
    expect(first.runner.result.isFinished).toBe(false);
    // What was on its way changes nothing any more.
    const before = printResult(first.runner.result);
    await first.fakes.answerAll();
    expect(printResult(first.runner.result)).toBe(before);
    const second = begin(2, first.runner.result);
    await second.fakes.answerAll();
    expect(printResult(second.runner.result)).toBe(await foundInOrder());
  });

  it('a run tells how long it will take, once a slice is done', async () => {
    const { fakes, runner } = begin(1);
    expect(runner.left).toBeUndefined();
    await fakes.answer();
    await fakes.answer();
    expect(runner.left).toBeGreaterThan(0);
  });

  it('a thread that fails stops the run, and says why once', async () => {
    const { fakes, told } = begin(2);
    fakes.failure = 'no such luck';
    await fakes.answerAll();
    expect(told).toEqual(['no such luck']);
    expect(fakes.ended).toBe(2);
  });
});
