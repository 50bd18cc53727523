import { availableParallelism } from 'node:os';
import type { Game, Read } from '@pepite/kernel';
import { type Context, DONE, type ExitCode, INTERRUPTED, refuseCommand } from '../command.ts';
import { type WholeFile, withWholeFile } from '../files.ts';
import { shareOut } from '../pool.ts';
import { startProgress } from '../progress.ts';
import { readBots, readSetting, type SeatingProblem } from '../seating.ts';
import { textsIn } from '../words/index.ts';
import { sentence } from '../words/sentences.ts';
import { OrderedWriter } from './ordered-writer.ts';
import { type ChunkDone, chunksOf, type Job } from './job.ts';
import { PROGRAM } from './program.ts';
import { reportJson, reportTable } from './report.ts';
import { emptyTally, mergeTally, type Tally } from './tally.ts';

interface Asked {
  readonly game: string;
  readonly seats: number | undefined;
  readonly options: string | undefined;
  readonly cards: string | undefined;
  readonly bots: string;
  readonly games: number;
  readonly seed: number;
  readonly records: string | undefined;
  readonly workers: number | undefined;
  readonly json: boolean;
}

/** Lets bots play many matches and reports; when interrupted, on those that were finished. */
export async function simulateGames(context: Context, asked: Asked): Promise<ExitCode> {
  const texts = textsIn(context.language);
  const read = await readJob(context, asked);
  if ('problem' in read) return refuseCommand(context, sentence(texts.seating, read.problem));
  const { game, job } = read.value;
  const workers = Math.min(asked.workers ?? availableParallelism(), asked.games);
  const started = performance.now();
  const played = await withWholeFile(asked.records, (file) =>
    playGames(context, job, asked.games, workers, file),
  );
  if ('problem' in played) return refuseCommand(context, sentence(texts.files, played.problem));
  const seconds = (performance.now() - started) / 1000;
  const report = { game, job, tally: played.value, games: asked.games, seconds, workers };
  if (asked.json) reportJson(context, report);
  else reportTable(context, { ...report, records: asked.records });
  return played.value.matches === asked.games ? DONE : INTERRUPTED;
}

async function readJob(
  context: Context,
  asked: Asked,
): Promise<Read<{ readonly game: Game; readonly job: Job }, SeatingProblem>> {
  const setting = await readSetting(context, asked.game, asked);
  if ('problem' in setting) return setting;
  const { game, seats, options } = setting.value;
  const bots = readBots(asked.bots, seats);
  if ('problem' in bots) return bots;
  const { seed, records } = asked;
  const keepsRecords = records !== undefined;
  return {
    value: { game, job: { game: game.id, seats, options, bots: bots.value, seed, keepsRecords } },
  };
}

/** The tally of all matches; of those finished, when Ctrl-C came first. */
async function playGames(
  context: Context,
  job: Job,
  games: number,
  workers: number,
  file: WholeFile | undefined,
): Promise<Tally> {
  const tally = emptyTally(job.seats);
  const records = new OrderedWriter((text) => file?.write(text));
  const progress = startProgress(context, games);
  try {
    const shared = { program: PROGRAM, data: job };
    const take = (posted: unknown): void => {
      const done = posted as ChunkDone;
      mergeTally(tally, done.tally);
      records.take(done.number, done.records);
      progress.update(tally.matches);
    };
    await shareOut(shared, chunksOf(games), workers, context.interrupted, take);
  } finally {
    progress.stop();
  }
  if (tally.matches === games) file?.keep();
  return tally;
}
