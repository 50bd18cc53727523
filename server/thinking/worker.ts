import { parentPort } from 'node:worker_threads';
import { cryptographic, Desk, type Question } from '@pepite/bots';

/** A thread in which bots think. */
const desk = new Desk(cryptographic);

parentPort?.on('message', (question: Question) => {
  const answer = desk.hear(question);
  if (answer !== undefined) parentPort?.postMessage(answer, []);
});
