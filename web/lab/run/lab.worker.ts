import { type Prepared, playSlice, prepare, readExperiment } from '@pepite/lab';
import type { LabAnswer, LabQuestion } from './thread.ts';

// A thread of the browser in which matches of an experiment are played.
let prepared: Prepared | undefined;
const say = (answer: LabAnswer): void => postMessage(answer);

async function answerTo(question: LabQuestion): Promise<LabAnswer> {
  if ('slice' in question) {
    if (prepared === undefined) throw new Error('asked for a slice of nothing');
    return playSlice(prepared, question.slice);
  }
  const read = readExperiment(question.experiment);
  if ('problem' in read) throw new Error(read.problem.why.en);
  prepared = await prepare(read.value);
  return 'ready';
}

addEventListener('message', ({ data }: MessageEvent<LabQuestion>) => {
  answerTo(data).then(say, (error: unknown) => say({ failure: String(error) }));
});
