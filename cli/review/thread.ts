import { parentPort, workerData } from 'node:worker_threads';
import { GAMES } from '@pepite/games';
import { readRecord } from '@pepite/kernel';
import { Reviewer, type ReviewOrder } from '@pepite/review';

/** A thread that does the slices of a review whose numbers it is sent. */
const order = workerData as ReviewOrder;
const read = readRecord(JSON.stringify(order.record), GAMES);
if ('problem' in read) throw new Error(`a record that is no record: ${read.problem.kind}`);
const { game, record } = read.value;
const ready = Promise.resolve(game.loadCoach?.()).then(
  (coach) => new Reviewer({ ...order, game, record }, coach),
);

parentPort?.on('message', (number: number) => {
  void ready.then((reviewer) => parentPort?.postMessage(reviewer.review(number), []));
});
