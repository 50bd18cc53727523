import { constants, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { cryptographic, Desk, type Question } from '@pepite/bots';

// Whoever moves is answered before bots think on, however few cores there are. Linux keeps a
// priority for each thread; elsewhere this would slow the whole server.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_LOW);

/** A thread in which bots think. */
const desk = new Desk(cryptographic, () => performance.now());

parentPort?.on('message', (question: Question) => {
  const answer = desk.hear(question);
  if (answer !== undefined) parentPort?.postMessage(answer, []);
});
