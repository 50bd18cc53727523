import {
  type Experiment,
  playPiece,
  playSlice,
  type Prepared,
  prepare,
  readExperiment,
  type ReadExperiment,
} from '@pepite/lab';
import type { LabAnswer, LabQuestion, LabThread } from '../../run/thread.ts';

/** Two variants of a game that is played in no time. */
export const SMALL: Experiment = {
  game: 'aurum',
  seats: [3],
  variants: [{ name: 'First' }, { name: 'Second' }],
  bots: ['random'],
  matches: 100,
  seed: 7,
};

export function mustRead(experiment: Experiment): ReadExperiment {
  const read = readExperiment(experiment);
  if ('problem' in read) throw new Error(read.problem.why.en);
  return read.value;
}

interface Asked {
  readonly thread: number;
  readonly question: LabQuestion;
}

/** Threads that play when the test says so, the one that was asked last first. */
export class FakeThreads {
  readonly #heard: ((answer: LabAnswer) => void)[] = [];
  readonly #asked: Asked[] = [];
  #prepared: Prepared | undefined;
  ended = 0;
  /** What the next answer is, instead of the right one. */
  failure: string | undefined;

  readonly start = (heard: (answer: LabAnswer) => void): LabThread => {
    const thread = this.#heard.push(heard) - 1;
    return {
      post: (question) => this.#asked.push({ thread, question }),
      end: () => this.ended++,
    };
  };

  /** Answers one question; says whether there was any. */
  async answer(): Promise<boolean> {
    const asked = this.#asked.pop();
    if (asked === undefined) return false;
    const answer = await this.#answerTo(asked.question);
    this.#heard[asked.thread]?.(answer);
    return true;
  }

  async #answerTo(question: LabQuestion): Promise<LabAnswer> {
    if (this.failure !== undefined) return { failure: this.failure };
    if ('experiment' in question) {
      this.#prepared = await prepare(mustRead(question.experiment));
      return 'ready';
    }
    if ('task' in question) {
      const prepared = await prepare(mustRead(question.task.experiment));
      return { taskTally: playPiece(prepared, question.task) };
    }
    if (this.#prepared === undefined) throw new Error('asked too early');
    return playSlice(this.#prepared, question.slice);
  }

  async answerAll(): Promise<void> {
    while (await this.answer());
  }
}
