/** The thread that plays chunks of a job: see `worker.ts`. */
export const PROGRAM = new URL('./worker.ts', import.meta.url);
