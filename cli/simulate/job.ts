import { type BotName, playMatch, seatBot } from '@pepite/bots';
import { gameOf } from '@pepite/games';
import {
  type Game,
  makeRecord,
  type Options,
  type Player,
  printRecord,
  Seeded,
  variantOf,
} from '@pepite/kernel';
import { addOutcome, emptyTally, type Tally } from './tally.ts';

/** What to simulate, as plain data that can be sent to a worker. */
export interface Job {
  readonly game: string;
  readonly seats: number;
  readonly options: Options;
  readonly bots: readonly BotName[];
  readonly seed: number;
  readonly keepsRecords: boolean;
}

/** Matches number `from` up to but without `to`. */
export interface Chunk {
  readonly number: number;
  readonly from: number;
  readonly to: number;
}

export interface ChunkDone {
  readonly number: number;
  readonly tally: Tally;
  /** One line a match, if the job keeps records. */
  readonly records: string;
}

/** Small enough that progress moves and little is lost when a job is stopped. */
const LARGEST_CHUNK = 50;
const FEWEST_CHUNKS = 200;

export function* chunksOf(games: number): Generator<Chunk, undefined> {
  const size = Math.min(LARGEST_CHUNK, Math.ceil(games / FEWEST_CHUNKS));
  for (let number = 0; number * size < games; number++) {
    yield { number, from: number * size, to: Math.min(games, (number + 1) * size) };
  }
}

export function playChunk(job: Job, { number, from, to }: Chunk): ChunkDone {
  const base = gameOf(job.game);
  if (base === undefined) throw new Error(`there is no game ${job.game}`);
  const game = variantOf(base, job.options);
  const tally = emptyTally(job.seats);
  const players = job.bots.map((bot, seat): Player => ({ name: `${bot} ${seat}`, bot }));
  let records = '';
  for (let match = from; match < to; match++) {
    const record = playOne(game, job, match, players, tally);
    if (job.keepsRecords) records += `${record()}\n`;
  }
  return { number, tally, records };
}

/**
 * Plays one match into the tally. Its chance depends on the seed and its own number alone, and so
 * not on the worker that plays it.
 */
function playOne(
  game: Game,
  { seats, options, bots, seed }: Job,
  match: number,
  players: readonly Player[],
  tally: Tally,
): () => string {
  const endings: string[] = [];
  const { referee, result, decisions } = playMatch(
    game,
    options,
    bots.map((bot) => seatBot(bot, { game, seats, options })),
    new Seeded(seed, match),
    ({ table }) => {
      const { ended, ending } = game.rounds(table);
      if (ended > endings.length) endings.push(ending);
    },
  );
  const { journal } = referee;
  addOutcome(tally, bots, { result, decisions, moves: journal.length, endings });
  return () => printRecord(makeRecord(game, { seats, options, players, journal, result }));
}
