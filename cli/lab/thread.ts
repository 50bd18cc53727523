import { parentPort, workerData } from 'node:worker_threads';
import { type Experiment, playSlice, prepare, readExperiment } from '@pepite/lab';

/** A thread that plays the slices whose numbers it is sent, one after the other. */
const read = readExperiment(workerData as Experiment);
if ('problem' in read) throw new Error(`${read.problem.where}: ${read.problem.why.en}`);
const prepared = prepare(read.value);

parentPort?.on('message', (number: number) => {
  void prepared.then((ready) => parentPort?.postMessage(playSlice(ready, number), []));
});
