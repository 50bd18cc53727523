import { describe, expect, it } from 'vitest';
import { OURS, readFrames, type TraceEvent } from './browser/support/trace.ts';

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

/** A task with something in it. */
const task = (
  at: number,
  worked: number,
  inside?: string,
  thread = MAIN,
): readonly TraceEvent[] => [
  event('RunTask', [at, worked, worked], thread),
  ...(inside === undefined ? [] : [event(inside, [at, worked, worked], thread)]),
];
const CHANGE = 'ScheduleStyleRecalculation';
const DRAW = 'Layerize';

describe('the frames of a trace', () => {
  it('a frame takes what is done from the first change to when it is drawn', () => {
    const frames = readFrames([
      note('first', 0),
      ...task(10, 90),
      ...task(100, 5, CHANGE),
      ...task(110, 3),
      ...task(120, 4, DRAW),
      ...task(130, 70),
      ...task(200, 6, DRAW),
    ]);
    expect(frames.map(({ took }) => took)).toEqual([12, 6]);
  });

  it('a task that only collects garbage counts by itself, wherever it falls', () => {
    const frames = readFrames([
      note('first', 0),
      ...task(100, 5, CHANGE),
      ...task(110, 3, 'V8.GC_MC_INCREMENTAL'),
      event('RunTask', [115, 2, 2]),
      event('FunctionCall', [115, 2, 2]),
      event('MajorGC', [115, 1, 1]),
      ...task(120, 4, DRAW),
    ]);
    expect(frames.map(({ took }) => took)).toEqual([3, 11]);
  });

  it('a frame is told by the notes around its beginning', () => {
    const frames = readFrames([
      note('first', 0),
      ...task(10, 5, CHANGE),
      note('second', 20),
      ...task(30, 1, DRAW),
      ...task(40, 2, DRAW),
    ]);
    expect(frames.map(({ after, before }) => [after, before])).toEqual([
      ['first', 'second'],
      ['second', ''],
    ]);
  });

  it('other threads do not count, nor what the test did, nor what came before its notes', () => {
    const frames = readFrames([
      ...task(0, 90, CHANGE),
      note('first', 100),
      ...task(110, 5, CHANGE),
      ...task(111, 80, CHANGE, { pid: 7, tid: 2 }),
      ...task(112, 80, DRAW, { pid: 8, tid: 1 }),
      ...task(120, 30, OURS),
      ...task(160, 6, DRAW),
    ]);
    expect(frames.map(({ took }) => took)).toEqual([11]);
  });

  it('a frame takes as long as the processor worked for it', () => {
    const frames = readFrames([
      note('others had the processor', 0),
      event('RunTask', [10, 60, 12]),
      event(DRAW, [11, 2, 2]),
      note('the clock of the thread has jumped', 100),
      event('RunTask', [110, 4, 12]),
      event(DRAW, [111, 2, 2]),
    ]);
    expect(frames.map(({ took }) => took)).toEqual([12, 4]);
  });

  it('a frame says what its tasks were busy with', () => {
    const [frame] = readFrames([
      note('a press', 0),
      event('RunTask', [10, 20, 20]),
      event('v8.callFunction', [11, 9, 9]),
      event('FunctionCall', [12, 8, 8]),
      event(CHANGE, [20, 0, 0]),
      event('RunTask', [40, 5, 5]),
      event('Layout', [41, 2, 2]),
      event('Layerize', [44, 0.4, 0.4]),
    ]);
    expect(frame?.parts).toEqual([
      'a task of 20.0',
      'FunctionCall 8.0',
      'a task of 5.0',
      'Layout 2.0',
    ]);
  });

  it('frames are not to be had of a page that nothing was noted on', () => {
    expect(() => readFrames([event('RunTask', [0, 1, 1])])).toThrow('knows nothing of the page');
  });
});
