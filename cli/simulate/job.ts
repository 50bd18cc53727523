import { type BotName, UnrefereedTable } from '@pepite/bots';
import { gameOf } from '@pepite/games';
import {
  type Entry,
  type Game,
  makeRecord,
  type Options,
  type Player,
  printRecord,
  Seeded,
  tableOf,
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
  const table = new UnrefereedTable(job.bots, { game, seats: job.seats, options: job.options });
  let records = '';
  for (let match = from; match < to; match++) {
    const record = playOne(game, job, table, match, players, tally);
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
  { seats, options, bots, seed, keepsRecords }: Job,
  table: UnrefereedTable,
  match: number,
  players: readonly Player[],
  tally: Tally,
): () => string {
  const endings: string[] = [];
  const journal: Entry[] = [];
  let moves = 0;
  const { result, decisions } = table.play(
    { chance: new Seeded(seed, match) },
    {
      saw(world, actor, move) {
        moves++;
        if (keepsRecords) journal.push({ actor, move });
        const { ended, ending } = game.rounds(tableOf(world));
        if (ended > endings.length) endings.push(ending);
      },
    },
  );
  addOutcome(tally, bots, { result, decisions, moves, endings });
  return () => printRecord(makeRecord(game, { seats, options, players, journal, result }));
}
