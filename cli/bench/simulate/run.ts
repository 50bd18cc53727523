import { fileURLToPath } from 'node:url';
import { GAMES } from '@pepite/games';
import type { Game } from '@pepite/kernel';
import { PROGRAM } from '../../simulate/program.ts';
import { V8_FLAGS } from '../../flags.mjs';
import { type Contestant, type Heat, startServer } from '../contestant.ts';
import { type Summary, summarise } from '../statistics.ts';

const PLAYER = fileURLToPath(new URL('player.ts', import.meta.url));

/** How often each checkout has its turn with a game. */
export const ROUNDS = 10;
const WARM_UPS = 2;
export const TURNS = WARM_UPS + ROUNDS;

/** Decisions per second of processor time, of simulated matches between heuristic bots. */
export interface Measured extends Table {
  readonly decisions: Summary;
  readonly against?: Against;
}

interface Against {
  readonly decisions: Summary;
  /** How many times as fast we are, slice by slice. */
  readonly ratio: Summary;
}

export interface Table {
  readonly game: Game;
  readonly seats: number;
}

/** Every game with every number of seats, or those that are asked for. */
export const tablesOf = (id: string | undefined, seats: number | undefined): readonly Table[] =>
  GAMES.filter((game) => id === undefined || game.id === id).flatMap((game) =>
    Array.from({ length: game.seats.most - game.seats.least + 1 }, (_, more) => ({
      game,
      seats: game.seats.least + more,
    })).filter((table) => seats === undefined || table.seats === seats),
  );

export interface Asked {
  /** The program of another checkout. */
  readonly against: string | undefined;
  /** For each checkout and table. */
  readonly seconds: number;
  readonly seed: number;
}

/** Throws when it is interrupted. */
export async function measure(
  { game, seats }: Table,
  { against, seconds, seed }: Asked,
  interrupted: AbortSignal,
  tick: () => void,
): Promise<Measured> {
  const heat: Heat = { game: game.id, seats, seed };
  const programs = [fileURLToPath(PROGRAM), ...(against === undefined ? [] : [against])];
  const players = programs.map((program) => start(heat, program, interrupted));
  try {
    const [own = [], other] = await takeTurns(players, seconds, tick);
    interrupted.throwIfAborted();
    const decisions = summarise(own);
    if (other === undefined) return { game, seats, decisions };
    const ratio = summarise(own.map((rate, slice) => rate / (other[slice] ?? NaN)));
    return { game, seats, decisions, against: { decisions: summarise(other), ratio } };
  } finally {
    for (const player of players) player.stop();
  }
}

const start = ({ game, seats, seed }: Heat, program: string, signal: AbortSignal): Contestant =>
  startServer({
    command: process.execPath,
    options: [...V8_FLAGS, PLAYER, game, String(seats), String(seed), program],
    signal,
  });

/** By player, what it made in each slice: a machine that is slow for a while is slow for all. */
async function takeTurns(
  players: readonly Contestant[],
  seconds: number,
  tick: () => void,
): Promise<readonly (readonly number[])[]> {
  const slice = seconds / ROUNDS;
  const rates = players.map((): number[] => []);
  for (let turn = 0; turn < TURNS; turn++) {
    for (const [place, player] of players.entries()) {
      const { decisions } = await player.speed(slice);
      if (turn >= WARM_UPS) rates[place]?.push(decisions);
    }
    tick();
  }
  return rates;
}
