import { parentPort, workerData } from 'node:worker_threads';
import { BatchRunner, CLOSE } from './batch.ts';
import { latestDate } from './calendar.ts';
import { openDatabase } from './database.ts';
import { storeProblemOf } from './problem.ts';
import { cookieKey, dropExpiredKeys, noticeKey, olderKeys } from './secrets.ts';
import type { FromThread } from './thread.ts';

/** The thread that the database lives in: others are served while the disk is waited for. */
const post = (message: FromThread): void => parentPort?.postMessage(message, []);
const { folder } = workerData as { readonly folder: string };

function open(): void {
  const database = openDatabase(folder, {
    info: (details, text) => post({ type: 'log', level: 'info', details, text }),
    warn: (details, text) => post({ type: 'log', level: 'warn', details, text }),
  });
  const runner = new BatchRunner(database);
  parentPort?.on('message', (batch: string) => {
    if (batch !== CLOSE) parentPort?.postMessage(runner.run(batch), []);
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
    noticeKey: noticeKey(database),
    latest,
  });
}

try {
  open();
} catch (error) {
  const { kind, message } = storeProblemOf(error);
  post({ type: 'closed', kind, message });
  parentPort?.close();
}
