import { itemAt } from '@pepite/kernel';
import type { Absence, Contestant, PeerId, PlayedSlice, Start } from './contestant.ts';

/** How often each server has its turn at each load. */
export const ROUNDS = 5;
/** Seconds; most of what V8 compiles it has compiled by then. */
export const LONGEST_WARM_UP = 10;

/** What was seen of a server with so many matches, slice by slice. */
export interface LoadFigures {
  readonly matches: number;
  /** Moves per second. */
  readonly speeds: readonly number[];
  /** Moves per second of the server's processor time. */
  readonly efficiencies: readonly number[];
}

/** One move a second in each match, slice by slice; latencies in milliseconds. */
export interface PaceFigures {
  readonly matches: number;
  readonly speeds: readonly number[];
  readonly p50: readonly number[];
  readonly p99: readonly number[];
}

export interface Measurement {
  readonly loads: readonly LoadFigures[];
  readonly pace: PaceFigures;
  /** As the last load was opened. */
  readonly bytesPerMatch: number;
}

export type Entries = { readonly pepite: Start } & Readonly<Record<PeerId, Start | Absence>>;
export type Outcome = { readonly pepite: Measurement } & Readonly<
  Record<PeerId, Measurement | Absence>
>;

export interface Schedule {
  /** So many matches, ascending. */
  readonly loads: readonly number[];
  /** For each server at each load, and for its pace. */
  readonly seconds: number;
}

/** How many turns all have in a contest. */
export const turnsOf = ({ loads }: Schedule): number => 1 + loads.length * (2 + ROUNDS) + ROUNDS;

/** Who follows a contest. */
export interface ContestListener {
  /** All have had a turn. */
  readonly tick: () => void;
  /** A server is out. */
  readonly failed: (error: unknown) => void;
}

/** A server during the contest, and what was seen of it. */
interface Entrant {
  readonly start: Start;
  contestant: Contestant | undefined;
  readonly played: PlayedSlice[][];
  readonly paced: PlayedSlice[];
  bytesPerMatch: number;
  /** Why it is out, if it is. */
  failure: unknown;
}

const enter = (start: Start): Entrant => ({
  start,
  contestant: undefined,
  played: [],
  paced: [],
  bytesPerMatch: 0,
  failure: undefined,
});

/**
 * Lets the servers take turns in short slices, so that a machine that is slow for a while is slow
 * for all of them; while one is played at, the others have nothing to do.
 */
export async function compete(
  entries: Entries,
  schedule: Schedule,
  audience: ContestListener,
): Promise<Outcome> {
  const pepite = enter(entries.pepite);
  const sqlite = entrantOf(entries.sqlite);
  const colyseus = entrantOf(entries.colyseus);
  const boardgameio = entrantOf(entries.boardgameio);
  const all = [pepite, sqlite, colyseus, boardgameio];
  await race(
    all.filter((entry) => typeof entry !== 'string'),
    schedule,
    audience,
  );
  // A peer that can't play is missing from the table; that we can't is a fault of ours.
  if (pepite.failure !== undefined) {
    throw new Error('Pépite could not be measured', { cause: pepite.failure });
  }
  return {
    pepite: measured(pepite, schedule),
    sqlite: outcomeOf(sqlite, schedule),
    colyseus: outcomeOf(colyseus, schedule),
    boardgameio: outcomeOf(boardgameio, schedule),
  };
}

/** The same among servers of ours, in their order: if one of them fails, all is over. */
export async function compareOwn(
  starts: readonly Start[],
  schedule: Schedule,
  tick: () => void,
): Promise<readonly Measurement[]> {
  const entrants = starts.map(enter);
  await race(entrants, schedule, {
    tick,
    failed(error) {
      throw error;
    },
  });
  return entrants.map((entrant) => measured(entrant, schedule));
}

const entrantOf = (entry: Start | Absence): Entrant | Absence =>
  typeof entry === 'string' ? entry : enter(entry);

/** All of them are stopped in the end. */
async function race(
  entrants: readonly Entrant[],
  schedule: Schedule,
  audience: ContestListener,
): Promise<void> {
  try {
    await raceOn(entrants, schedule, audience);
  } finally {
    for (const { contestant } of entrants) await contestant?.stop();
  }
}

async function raceOn(
  entrants: readonly Entrant[],
  { loads, seconds }: Schedule,
  audience: ContestListener,
): Promise<void> {
  const slice = seconds / ROUNDS;
  const inTurn = (turn: Turn): Promise<void> => takeTurns(entrants, turn, audience);
  await inTurn(() => Promise.resolve());
  for (const matches of loads) {
    await inTurn(async (contestant, entrant) => {
      entrant.bytesPerMatch = await contestant.open(matches);
    });
    await inTurn((contestant) => contestant.play(Math.min(LONGEST_WARM_UP, seconds)));
    for (const { played } of entrants) played.push([]);
    for (let round = 0; round < ROUNDS; round++) {
      await inTurn(async (contestant, { played }) =>
        played.at(-1)?.push(await contestant.play(slice)),
      );
    }
  }
  for (let round = 0; round < ROUNDS; round++) {
    await inTurn(async (contestant, { paced }) => paced.push(await contestant.pace(slice)));
  }
}

type Turn = (contestant: Contestant, entrant: Entrant) => Promise<unknown>;

/** Starts those that have not been started yet first. */
async function takeTurns(
  entrants: readonly Entrant[],
  turn: Turn,
  { tick, failed }: ContestListener,
): Promise<void> {
  for (const entrant of entrants) {
    if (entrant.failure !== undefined) continue;
    try {
      entrant.contestant ??= await entrant.start();
      await turn(entrant.contestant, entrant);
    } catch (error) {
      entrant.failure = error;
      failed(error);
    }
  }
  tick();
}

function outcomeOf(entrant: Entrant | Absence, schedule: Schedule): Measurement | Absence {
  if (typeof entrant === 'string') return entrant;
  return entrant.failure === undefined ? measured(entrant, schedule) : 'failed';
}

const speedOf = ({ moves, seconds }: PlayedSlice): number => moves / seconds;

const measured = ({ played, paced, bytesPerMatch }: Entrant, { loads }: Schedule): Measurement => ({
  loads: loads.map((matches, index) => ({
    matches,
    speeds: itemAt(played, index).map(speedOf),
    efficiencies: itemAt(played, index).map(({ moves, processor }) => moves / processor),
  })),
  pace: {
    matches: loads.at(-1) ?? 0,
    speeds: paced.map(speedOf),
    p50: paced.map(({ p50 }) => p50),
    p99: paced.map(({ p99 }) => p99),
  },
  bytesPerMatch,
});
