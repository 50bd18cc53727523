import { parentPort, workerData } from 'node:worker_threads';
import { BatchRunner } from './batch.ts';
import type { Call } from './calls.ts';
import { latestDate } from './calendar.ts';
import { openDatabase } from './database.ts';
import { storeProblemOf } from './problem.ts';
import { cookieKey, dropExpiredKeys, olderKeys } from './secrets.ts';
import type { FromThread, ToThread } from './thread.ts';

/** The thread that the database lives in: others are served while the disk is waited for. */
const post = (message: FromThread): void => parentPort?.postMessage(message, []);
const { folder } = workerData as { readonly folder: string };

function open(): void {
  const database = openDatabase(folder, {
    info: (details, text) => post({ type: 'log', level: 'info', details, text }),
    warn: (details, text) => post({ type: 'log', level: 'warn', details, text }),
  });
  const runner = new BatchRunner(database);
  parentPort?.on('message', (message: ToThread) => {
    if (message.type === 'batch') post(run(runner, message.batch));
    else {
      database.close();
      parentPort?.close();
    }
  });
  const latest = latestDate(database);
  if (latest !== undefined) dropExpiredKeys(database, latest);
  post({
    type: 'open',
    cookieKey: cookieKey(database),
    olderKeys: olderKeys(database),
    latest,
  });
}

function run(runner: BatchRunner, batch: readonly Call[]): FromThread {
  try {
    return { type: 'done', result: runner.run(batch) };
  } catch (error) {
    return { type: 'failed', error };
  }
}

try {
  open();
} catch (error) {
  const { kind, message } = storeProblemOf(error);
  post({ type: 'closed', kind, message });
  parentPort?.close();
}
