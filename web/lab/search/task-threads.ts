import type { Tally, Task } from '@pepite/lab';
import type { LabAnswer, LabThread, StartLabThread } from '../run/thread.ts';

/** A thread that is asked for one task after the other. */
interface Asked {
  readonly thread: LabThread;
  /** Whoever waits for its answer. */
  hear: ((answer: LabAnswer) => void) | undefined;
}

/** Threads that stay while a search goes on: each round of it has too little to start them for. */
export class TaskThreads {
  readonly #asked: readonly Asked[];
  #isStopped = false;
  /** Those who wait for an answer are told that none will come. */
  #stopped: () => void = () => {};
  readonly #end = new Promise<undefined>((resolve) => (this.#stopped = () => resolve(undefined)));

  constructor(threads: number, start: StartLabThread) {
    this.#asked = Array.from({ length: threads }, () => begin(start));
  }

  /** Has all tasks played; nothing comes of it when it is stopped. `tick` is called after each. */
  async play(
    tasks: readonly Task[],
    tick: (task: Task) => void,
  ): Promise<readonly Tally[] | undefined> {
    const tallies: Tally[] = [];
    const left = tasks.entries();
    const serve = async (asked: Asked): Promise<void> => {
      for (const [place, task] of left) {
        const tally = await Promise.race([answerOf(asked, task), this.#end]);
        if (tally === undefined) return;
        tallies[place] = tally;
        tick(task);
      }
    };
    await Promise.all(this.#asked.map(serve));
    return this.#isStopped ? undefined : tallies;
  }

  stop(): void {
    this.#isStopped = true;
    for (const { thread } of this.#asked) thread.end();
    this.#stopped();
  }
}

function begin(start: StartLabThread): Asked {
  const hear = (answer: LabAnswer): void => asked.hear?.(answer);
  const thread = start(hear, (failure) => hear({ failure }));
  const asked: Asked = { thread, hear: undefined };
  return asked;
}

const answerOf = (asked: Asked, task: Task): Promise<Tally> =>
  new Promise((resolve, reject) => {
    asked.hear = (answer) => {
      if (answer !== 'ready' && 'taskTally' in answer) resolve(answer.taskTally);
      else if (answer !== 'ready' && 'failure' in answer) reject(new Error(answer.failure));
    };
    asked.thread.post({ task });
  });
