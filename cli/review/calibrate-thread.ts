import { parentPort, workerData } from 'node:worker_threads';
import { gameOf } from '@pepite/games';
import { type CalibrationOrder, type MatchSampled, sampleMatch } from '@pepite/review';

/** A thread that plays and reviews the matches whose numbers it is sent. */
const order = workerData as CalibrationOrder;
const played = gameOf(order.game);
if (played === undefined) throw new Error(`no game ${order.game}`);

parentPort?.on('message', (number: number) => {
  const done: MatchSampled = { number, samples: sampleMatch({ ...order, played }, number) };
  parentPort?.postMessage(done, []);
});
