// The process in which simulated matches are measured: player.ts GAME SEATS SEED PROGRAM, where the
// program is the thread that simulates matches, ours or another checkout's. It answers each line
// `speed SECONDS` on its input with one line of JSON, and ends with its input.
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { Worker } from 'node:worker_threads';
import { gameOf } from '@pepite/games';
import { defaultOptions } from '@pepite/kernel';
import type { Chunk, ChunkDone, Job } from '../../simulate/job.ts';
import { processorTime, type Rates } from '../measure.ts';
import { readArguments } from '../serve.ts';

/** Matches that are played between two looks at the clock. */
const AT_A_TIME = 20;

const { id, seats, seed } = readArguments();
const [, , , , , program = ''] = process.argv;
const game = gameOf(id);
if (game === undefined) throw new Error(`there is no game ${id}`);
const job: Job = {
  game: id,
  seats,
  options: defaultOptions(game.options, seats),
  bots: Array.from({ length: seats }, () => 'heuristic' as const),
  seed,
  keepsRecords: false,
};
const thread = new Worker(program, { workerData: job });
let next = 0;

/** Returns how many decisions the players made. */
async function playSome(): Promise<number> {
  const chunk: Chunk = { number: 0, from: next, to: (next += AT_A_TIME) };
  thread.postMessage(chunk, []);
  const [done] = (await once(thread, 'message')) as [ChunkDone];
  let decisions = 0;
  for (const [count, matches] of done.tally.decisions) decisions += count * matches;
  return decisions;
}

async function measure(seconds: number): Promise<Rates> {
  const start = processorTime();
  let decisions = 0;
  let matches = 0;
  for (;;) {
    decisions += await playSome();
    matches += AT_A_TIME;
    const elapsed = processorTime() - start;
    if (elapsed >= seconds) return { decisions: decisions / elapsed, matches: matches / elapsed };
  }
}

for await (const line of createInterface({ input: process.stdin })) {
  const [, seconds] = line.split(' ');
  process.stdout.write(`${JSON.stringify(await measure(Number(seconds)))}\n`);
}
await thread.terminate();
