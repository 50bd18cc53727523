import { parentPort } from 'node:worker_threads';
import type { Question } from '@pepite/bots';

/** A thread that answers with how much it was told, and never again once it is asked to hang. */
parentPort?.on('message', (question: Question) => {
  if (question.type === 'rise') return;
  while (question.view === 'hang');
  parentPort?.postMessage({ mind: question.mind, move: question.seen.length }, []);
});
