import { describe, expect, it } from 'vitest';
import { compileRunes } from '../../test/support/runes.ts';
import { type Kept, memoryStore } from '../kept.ts';
import type { Lab } from '../lab.svelte.ts';
import { FakeThreads, SMALL } from './support/threads.ts';

compileRunes();
const { Lab: OpenLab } = await import('../lab.svelte.ts');

/** A page of the lab whose time passes by seconds. */
async function open(store = memoryStore()): Promise<{ lab: Lab; threads: FakeThreads }> {
  const threads = new FakeThreads();
  let [time, ids] = [0, 0];
  const lab = new OpenLab(
    {
      store,
      start: threads.start,
      now: () => (time += 1000),
      date: () => (time += 1000),
      newId: () => `experiment ${++ids}`,
    },
    await store.all(),
    SMALL,
  );
  return { lab, threads };
}

const only = (all: readonly Kept[]): Kept => {
  const [first] = all;
  if (first === undefined || all.length > 1) throw new Error(`there are ${all.length}`);
  return first;
};

describe('the page of the lab', () => {
  it('what is found is kept while it runs, and a reload goes on with it', async () => {
    const store = memoryStore();
    const { lab, threads } = await open(store);
    lab.run(2);
    for (let step = 0; step < 5; step++) await threads.answer();
    const kept = only(await store.all());
    expect(kept.result?.slices).toBeGreaterThan(0);
    const again = await open(store);
    expect(again.lab.result).toBe(kept.result);
    expect(again.lab.canGoOn).toBe(true);
    again.lab.run(1);
    await again.threads.answerAll();
    expect(again.lab.isRunning).toBe(false);
    expect(again.lab.result?.isFinished).toBe(true);
    expect(again.lab.canGoOn).toBe(false);
  });

  it('what has changed is run anew, and its old result stays until then', async () => {
    const { lab, threads } = await open();
    lab.run(1);
    await threads.answerAll();
    const before = lab.result;
    await lab.change({ ...SMALL, seed: 8 });
    expect(lab.result).toBe(before);
    expect(lab.outdated?.en).toContain('another experiment');
    lab.run(1);
    await threads.answerAll();
    expect(lab.outdated).toBeUndefined();
    expect(lab.result?.experiment.seed).toBe(8);
  });

  it('a run that is stopped before anything is found leaves what was known', async () => {
    const { lab, threads } = await open();
    lab.run(1);
    await threads.answerAll();
    const before = lab.result;
    await lab.change({ ...SMALL, seed: 8 });
    lab.run(1);
    lab.stop();
    expect(lab.isRunning).toBe(false);
    expect(lab.result).toBe(before);
  });

  it('an experiment that can’t be played is not run, and says why', async () => {
    const { lab } = await open();
    await lab.change({ ...SMALL, seats: [99] });
    expect('problem' in lab.read && lab.read.problem.where).toBe('seats[0]');
    lab.run(1);
    expect(lab.isRunning).toBe(false);
  });

  it('what is opened stands beside what is kept, and can be left or removed', async () => {
    const { lab } = await open();
    await lab.change({ ...SMALL, title: 'One' });
    await lab.open({ experiment: { ...SMALL, title: 'Two' } });
    expect(lab.all.map(({ experiment }) => experiment.title)).toEqual(['Two', 'One']);
    const [, one] = lab.all;
    await lab.choose(one?.id ?? '');
    expect(lab.experiment.title).toBe('One');
    await lab.remove(SMALL);
    expect(lab.experiment.title).toBe('Two');
    await lab.remove(SMALL);
    expect(lab.experiment).toBe(SMALL);
  });
});
