import { parentPort, workerData } from 'node:worker_threads';
import type { BotName } from '@pepite/bots';
import { processorClock } from './clock.ts';
import { type Job, playTask, type Task } from './job.ts';

/** A thread that plays the matches it is sent, one after the other. */
const job = workerData as Job<BotName>;

parentPort?.on('message', (task: Task) =>
  parentPort?.postMessage(playTask(job, task, processorClock), []),
);
