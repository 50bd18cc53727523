import type { Experiment, SliceDone, Tally, Task } from '@pepite/lab';

/**
 * What a thread is told: first what is played, then which slice, one after the other; or slices of
 * one of many variants, with all that is needed for it.
 */
export type LabQuestion =
  { readonly experiment: Experiment } | { readonly slice: number } | { readonly task: Task };

/** What it says: that it may be asked, what has come of a slice or task, or why nothing will. */
export type LabAnswer =
  'ready' | SliceDone | { readonly taskTally: Tally } | { readonly failure: string };

/** A thread that plays slices. */
export interface LabThread {
  post(question: LabQuestion): void;
  end(): void;
}

export type StartLabThread = (
  heard: (answer: LabAnswer) => void,
  failed: (why: string) => void,
) => LabThread;

/** Starts a worker of this page. */
export const startLabThread: StartLabThread = (heard, failed) => {
  const worker = new Worker(new URL('./lab.worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<LabAnswer>) => heard(data));
  worker.addEventListener('messageerror', () => failed('an answer was not readable'));
  worker.addEventListener('error', ({ message }) => failed(message));
  return {
    post: (question) => worker.postMessage(question, []),
    end: () => worker.terminate(),
  };
};
