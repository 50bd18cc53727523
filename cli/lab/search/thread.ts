import { parentPort } from 'node:worker_threads';
import { playPiece, prepare, type Prepared, readExperiment, type Task } from '@pepite/lab';

/** A thread that plays the pieces it is sent, one after the other. */
parentPort?.on('message', (task: Task) => {
  void prepared(task).then((ready) => parentPort?.postMessage(playPiece(ready, task), []));
});

async function prepared({ experiment }: Task): Promise<Prepared> {
  const read = readExperiment(experiment);
  if ('problem' in read) throw new Error(`${read.problem.where}: ${read.problem.why.en}`);
  return prepare(read.value);
}
