import { describe, expect, it } from 'vitest';
import { FrameQueue } from '../frame-queue.ts';

/** A queue with frames that are drawn when the test says so. */
function open(isHidden = false) {
  const waiting: (() => void)[] = [];
  const done: string[] = [];
  const frameQueue = new FrameQueue(
    (drawn) => waiting.push(drawn),
    () => isHidden,
  );
  return {
    frameQueue,
    done,
    job: (name: string) => () => void done.push(name),
    draw: () => waiting.shift()?.(),
    isWaiting: () => waiting.length > 0,
  };
}

describe('the frame queue', () => {
  it('the queue runs the first job at once, and the others one after each frame', () => {
    const { frameQueue, done, job, draw } = open();
    for (const name of ['one', 'two', 'three']) frameQueue.do(job(name));
    expect(done).toEqual(['one']);
    draw();
    expect(done).toEqual(['one', 'two']);
    draw();
    expect(done).toEqual(['one', 'two', 'three']);
  });

  it('the queue runs jobs by their urgency, each of them once', () => {
    const { frameQueue, done, job, draw } = open();
    const patient = job('patient');
    frameQueue.do(job('one'));
    frameQueue.do(patient, 'later');
    frameQueue.do(patient, 'later');
    frameQueue.do(job('follows'), 'next');
    frameQueue.do(job('two'));
    draw();
    expect(done).toEqual(['one', 'two']);
    draw();
    expect(done).toEqual(['one', 'two', 'follows']);
    draw();
    draw();
    expect(done).toEqual(['one', 'two', 'follows', 'patient']);
  });

  it('a job that is asked for again runs after those asked for meanwhile', () => {
    const { frameQueue, done, job, draw } = open();
    const last = job('last');
    frameQueue.do(job('one'));
    frameQueue.do(last, 'next');
    frameQueue.do(job('meanwhile'), 'next');
    frameQueue.do(last, 'next');
    draw();
    draw();
    expect(done).toEqual(['one', 'meanwhile', 'last']);
  });

  it('a job that another job asks for runs in another frame', () => {
    const { frameQueue, done, job, draw } = open();
    frameQueue.do(() => {
      done.push('outer');
      frameQueue.do(job('inner'));
    });
    expect(done).toEqual(['outer']);
    draw();
    expect(done).toEqual(['outer', 'inner']);
  });

  it('the queue waits for no frame once nothing is left', () => {
    const { frameQueue, done, job, draw, isWaiting } = open();
    frameQueue.do(job('one'));
    draw();
    expect(isWaiting()).toBe(false);
    frameQueue.do(job('two'));
    expect(done).toEqual(['one', 'two']);
  });

  it('a forgotten job does not run', () => {
    const { frameQueue, done, job, draw } = open();
    const two = job('two');
    frameQueue.do(job('one'));
    frameQueue.do(two);
    frameQueue.forget(two);
    draw();
    expect(done).toEqual(['one']);
  });

  it('the queue runs everything at once where the page is hidden', () => {
    const { frameQueue, done, job, draw } = open(true);
    frameQueue.do(job('one'));
    frameQueue.do(job('patient'), 'later');
    frameQueue.do(job('two'));
    draw();
    expect(done).toEqual(['one', 'two', 'patient']);
  });
});
