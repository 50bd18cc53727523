import {
  type Experiment,
  playPiece,
  playSlice,
  type Prepared,
  prepare,
  readExperiment,
} from '@pepite/lab';
import type { LabAnswer, LabQuestion } from './thread.ts';

// A thread of the browser in which matches of an experiment are played.
let prepared: Prepared | undefined;
const say = (answer: LabAnswer): void => postMessage(answer);

async function answerTo(question: LabQuestion): Promise<LabAnswer> {
  if ('slice' in question) {
    if (prepared === undefined) throw new Error('asked for a slice of nothing');
    return playSlice(prepared, question.slice);
  }
  if ('task' in question) {
    return { taskTally: playPiece(await preparedFor(question.task.experiment), question.task) };
  }
  prepared = await preparedFor(question.experiment);
  return 'ready';
}

async function preparedFor(experiment: Experiment): Promise<Prepared> {
  const read = readExperiment(experiment);
  if ('problem' in read) throw new Error(read.problem.why.en);
  return prepare(read.value);
}

addEventListener('message', ({ data }: MessageEvent<LabQuestion>) => {
  answerTo(data).then(say, (error: unknown) => say({ failure: String(error) }));
});
