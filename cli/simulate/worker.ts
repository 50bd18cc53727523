import { parentPort, workerData } from 'node:worker_threads';
import { type Chunk, type Job, playChunk } from './job.ts';

/** A thread that plays the chunks it is sent, one after the other. */
const job = workerData as Job;

parentPort?.on('message', (chunk: Chunk) => parentPort?.postMessage(playChunk(job, chunk), []));
