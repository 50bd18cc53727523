import { parentPort, workerData } from 'node:worker_threads';
import { cryptographic } from '@pepite/bots';
import { BotHost, type Question } from '@pepite/bots/host';

/** How many questions it answers before it fails. */
const ANSWERED = 15;

const WAYS: Readonly<Record<string, () => void>> = {
  exit: () => process.exit(3),
  throw: () => {
    throw new Error('thrown on purpose');
  },
  hang: () => {
    for (;;);
  },
  fill: () => {
    for (const kept: unknown[] = []; ;) kept.push(Array.from({ length: 1000 }, () => kept.length));
  },
};

const fail = WAYS[String(workerData)];
const host = new BotHost(cryptographic);
let asked = 0;

/** A thread of bots that fails in the way that it is told, while it is asked something. */
parentPort?.on('message', (question: Question) => {
  if (question.type !== 'leave' && asked++ === ANSWERED) {
    parentPort?.postMessage('ready', []);
    fail?.();
  }
  parentPort?.postMessage(host.hear(question), []);
});
