import { GAMES } from '@pepite/games';
import { itemAt, type Game } from '@pepite/kernel';
import { fileURLToPath } from 'node:url';
import { V8_FLAGS } from '../../flags.mjs';
import { type Answering, startAnswering } from '../contestant.ts';
import { type Summary, summarise } from '../statistics.ts';
import { type Batch, type Driver, driveByLines, driveHere } from './driver.ts';

const PROGRAM = fileURLToPath(new URL('../../main.ts', import.meta.url));

/** How often each way to play has its turn. */
export const ROUNDS = 10;
const WARM_UPS = 2;
export const TURNS = WARM_UPS + ROUNDS;

/** Steps per second: a step is one decision that the driving program has made. */
export interface Measured {
  readonly game: Game;
  readonly seats: number;
  /** Through the pipe. */
  readonly piped: Summary;
  /** The same with observations and actions as arrays in every answer. */
  readonly arrays: Summary;
  /** The same matches in this process, without a line. */
  readonly here: Summary;
  /** What part of that speed the pipe leaves, slice by slice. */
  readonly ratio: Summary;
  /** The same by processor time, which nobody else slows; nothing where it isn't told. */
  readonly processor: ByProcessor | undefined;
}

/** Steps in a second of processor time of whoever plays the matches, over all slices. */
export interface ByProcessor {
  readonly piped: number;
  readonly arrays: number;
  readonly here: number;
  readonly ratio: number;
}

export interface Asked {
  readonly batch: number;
  /** For each way to play. */
  readonly seconds: number;
  readonly seed: number;
}

/** Every game at its fullest table, or as it is asked for. */
export const tablesOf = (
  id: string | undefined,
  seats: number | undefined,
): readonly Pick<Batch, 'game' | 'seats'>[] =>
  GAMES.filter((game) => id === undefined || game.id === id)
    .map((game) => ({ game, seats: seats ?? game.seats.most }))
    .filter((table) => table.seats >= table.game.seats.least)
    .filter((table) => table.seats <= table.game.seats.most);

/** Throws when it is interrupted. */
export async function measure(
  table: Pick<Batch, 'game' | 'seats'>,
  { batch, seconds, seed }: Asked,
  signal: AbortSignal,
  tick: () => void,
): Promise<Measured> {
  const played = { ...table, batch, seed };
  const envs = [start(played, signal), start(played, signal)];
  try {
    const drivers = [
      await driveByLines(itemAt(envs, 0), played, []),
      await driveByLines(itemAt(envs, 1), played, ['arrays']),
      driveHere(played),
    ];
    const taken = await takeTurns(drivers, seconds / ROUNDS, signal, tick);
    const [piped = [], arrays = [], here = []] = taken.map(({ rates }) => rates);
    const ratio = piped.map((rate, slice) => rate / itemAt(here, slice));
    return {
      ...table,
      piped: summarise(piped),
      arrays: summarise(arrays),
      here: summarise(here),
      ratio: summarise(ratio),
      processor: byProcessor(taken),
    };
  } finally {
    for (const env of envs) env.stop();
  }
}

const flagsOf = (seats: number, batch: number): readonly string[] => [
  '--seats',
  String(seats),
  '--batch',
  String(batch),
];

const start = ({ game, seats, batch }: Batch, signal: AbortSignal): Answering =>
  startAnswering({
    command: process.execPath,
    options: [...V8_FLAGS, PROGRAM, 'env', game.id, ...flagsOf(seats, batch)],
    signal,
  });

/** What a driver has done in all its slices. */
interface Turns {
  readonly rates: number[];
  steps: number;
  /** Seconds of processor time; not a number where that isn't told. */
  processor: number;
}

function byProcessor(taken: readonly Turns[]): ByProcessor | undefined {
  const rates = taken.map(({ steps, processor }) => steps / processor);
  const [piped, arrays, here] = rates;
  if (piped === undefined || arrays === undefined || here === undefined) return undefined;
  // Too short to be told: the clock of processes ticks a hundred times a second.
  if (!rates.every((rate) => Number.isFinite(rate))) return undefined;
  return { piped, arrays, here, ratio: piped / here };
}

/** By driver, its rate in each slice: a machine that is slow for a while is slow for all. */
async function takeTurns(
  drivers: readonly Driver[],
  seconds: number,
  signal: AbortSignal,
  tick: () => void,
): Promise<readonly Turns[]> {
  const taken = drivers.map((): Turns => ({ rates: [], steps: 0, processor: 0 }));
  for (let turn = 0; turn < TURNS; turn++) {
    for (const [place, driver] of drivers.entries()) {
      const before = driver.processorTime() ?? Number.NaN;
      const { steps, rate } = await takeTurn(driver, seconds, signal);
      const turns = itemAt(taken, place);
      if (turn < WARM_UPS) continue;
      turns.rates.push(rate);
      turns.steps += steps;
      turns.processor += (driver.processorTime() ?? Number.NaN) - before;
    }
    tick();
  }
  return taken;
}

async function takeTurn(
  driver: Driver,
  seconds: number,
  signal: AbortSignal,
): Promise<{ readonly steps: number; readonly rate: number }> {
  const start = performance.now();
  let steps = 0;
  for (;;) {
    steps += await driver.step();
    signal.throwIfAborted();
    const elapsed = (performance.now() - start) / 1000;
    if (elapsed >= seconds) return { steps, rate: steps / elapsed };
  }
}
