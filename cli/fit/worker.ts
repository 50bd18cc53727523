import { parentPort, workerData } from 'node:worker_threads';
import { type Job, playTask, type Task } from './job.ts';

/** A thread that plays what it is sent, one after the other. */
const job = workerData as Job;

parentPort?.on('message', (task: Task) => parentPort?.postMessage(playTask(job, task), []));
