import { parentPort, workerData } from 'node:worker_threads';
import { type Job, playTask, type Task } from './job.ts';

/** A thread that plays the matches it is sent, one after the other. */
const job = workerData as Job;

/** The processor time of this thread: what other programs take away does not make a bot weaker. */
const clock = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

parentPort?.on('message', (task: Task) => parentPort?.postMessage(playTask(job, task, clock), []));
