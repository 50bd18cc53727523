import { ExperimentRun, playSlice, prepare, printResult } from '@pepite/lab';
import { describe, expect, it } from 'vitest';
import { fileName } from '../file-name.ts';
import { readLabFile } from '../open-file.ts';
import { mustRead, SMALL } from './support/threads.ts';

describe('a file of the lab', () => {
  it('an experiment and a result are told apart, and read whole', async () => {
    expect(readLabFile(JSON.stringify(SMALL))).toEqual({ value: { experiment: SMALL } });
    const read = mustRead(SMALL);
    const prepared = await prepare(read);
    const run = new ExperimentRun(read);
    run.take(playSlice(prepared, 0));
    const opened = readLabFile(printResult(run.result));
    expect(opened).toEqual({ value: { experiment: SMALL, result: run.result } });
  });

  it('what programs have played is opened, but not played on, nor is their experiment', () => {
    const experiment = { ...SMALL, bots: ['exec:python3 mybot.py', 'random', 'random'], time: 50 };
    const arm = { matches: 0, measures: {}, cross: {}, histograms: {} };
    const result = { lab: 1, program: 'pepite', rules: 1, slices: 0, isFinished: false };
    const text = JSON.stringify({ ...result, experiment, tally: [arm, arm] });
    expect(readLabFile(text)).toMatchObject({ value: { experiment, result: { experiment } } });
    const refused = readLabFile(JSON.stringify(experiment));
    expect(refused).toHaveProperty('problem.where', 'bots[0]');
    expect('problem' in refused && refused.problem.why.en).toContain('pepite lab run');
  });

  it.each([
    ['what is no JSON', 'cards'],
    ['what is no object', '[]'],
    ['a record of a match', '{"game":"aurum","moves":[]}'],
    ['a result without a tally', '{"lab":1}'],
    ['a result of a later format', '{"lab":2}'],
  ])('%s is refused with a reason', (_, text) => {
    const read = readLabFile(text);
    expect('problem' in read && read.problem.why.fr).not.toBe('');
    expect('problem' in read).toBe(true);
  });

  it('files are called by the title in plain letters, or by the game', () => {
    const experiment = { ...SMALL, title: 'Évasion : 2 sorties ?' };
    expect(fileName({ experiment }, 'csv')).toBe('evasion-2-sorties.csv');
    expect(fileName({ experiment: SMALL }, 'csv')).toBe('lab-aurum.csv');
  });
});
