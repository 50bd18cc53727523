import { describe, expect, it } from 'vitest';
import { readTasks, type TraceEvent } from './browser/support/trace.ts';

const MAIN = { pid: 7, tid: 1 };

/** Something that took so many milliseconds, and of those the thread for so many. */
const event = (
  name: string,
  [at, took, worked]: readonly [number, number, number],
  thread = MAIN,
): TraceEvent => ({ name, ts: at * 1000, dur: took * 1000, tdur: worked * 1000, ...thread });

const note = (what: string, at: number): TraceEvent => ({
  name: `noted: ${what}`,
  ts: at * 1000,
  ...MAIN,
});

describe('the tasks of a trace', () => {
  it('are those of the thread that carries the notes, each told by the notes around it', () => {
    const tasks = readTasks([
      event('RunTask', [0, 90, 90]),
      note('first', 100),
      event('RunTask', [110, 5, 5]),
      event('RunTask', [111, 80, 80], { pid: 7, tid: 2 }),
      event('RunTask', [112, 80, 80], { pid: 8, tid: 1 }),
      note('second', 200),
      event('RunTask', [210, 6, 6]),
    ]);
    expect(tasks).toEqual([
      { after: 'first', before: 'second', took: 5, parts: [] },
      { after: 'second', before: '', took: 6, parts: [] },
    ]);
  });

  it('take as long as the processor worked for them', () => {
    const tasks = readTasks([
      note('others had the processor', 0),
      event('RunTask', [10, 60, 12]),
      note('the clock of the thread has jumped', 100),
      event('RunTask', [110, 4, 12]),
    ]);
    expect(tasks.map(({ took }) => took)).toEqual([12, 4]);
  });

  it('say what they were busy with, those that lie within them alone', () => {
    const [first, second] = readTasks([
      note('a press', 0),
      event('RunTask', [10, 20, 20]),
      event('v8.callFunction', [11, 9, 9]),
      event('FunctionCall', [12, 8, 8]),
      event('Layout', [21, 0.4, 0.4]),
      event('Paint', [25, 3, 3]),
      event('RunTask', [40, 5, 5]),
      event('Layout', [41, 2, 2]),
    ]);
    expect(first?.parts).toEqual(['FunctionCall 8.0', 'Paint 3.0']);
    expect(second?.parts).toEqual(['Layout 2.0']);
  });

  it('are not to be had of a page that nothing was noted on', () => {
    expect(() => readTasks([event('RunTask', [0, 1, 1])])).toThrow('knows nothing of the page');
  });
});
