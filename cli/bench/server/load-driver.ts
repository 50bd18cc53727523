import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { gameOf } from '@pepite/games';
import { itemAt, Seeded } from '@pepite/kernel';
import { readArguments } from '../serve.ts';
import { LoadedMatch, type OpenMatch, type Players } from '../load.ts';
import { percentile } from '../percentile.ts';

/** What the players did in one slice of time. */
export interface Slice {
  readonly moves: number;
  /** From the first move until everybody knew of the last one. */
  readonly seconds: number;
  /** Milliseconds until the last seat was told of a move: half of them, and all but one in 100. */
  readonly p50: number;
  readonly p99: number;
}

/** So many matches are opened at the same time. */
const MOST_OPENING = 8;
/** A server that has told nothing for so long will not. */
const PATIENCE = 60_000;
const PACE = 1000;

/** Seats bots that think at a match of their own; tells how to ask for the choices they made. */
type SeatBots = () => Promise<() => number>;

/**
 * A process of players: it answers each line `open MATCHES`, `play SECONDS`, `pace SECONDS` or, if
 * it can seat some, `bots` on its input with one line of JSON, and ends with its input. It is a
 * process of its own so that what the players cost is not charged to the server.
 */
export async function runLoadDriver(openMatch: OpenMatch, seatBots?: SeatBots): Promise<void> {
  const load = new Load(openMatch, seatBots);
  for await (const line of createInterface({ input: process.stdin })) {
    const [what = '', number] = line.split(' ');
    const answer = await load.answer(what, Number(number));
    process.stdout.write(`${JSON.stringify(answer)}\n`);
  }
  process.exit();
}

class Load {
  readonly #openMatch: OpenMatch;
  readonly #seatBots: SeatBots | undefined;
  readonly #players: Players = readPlayers();
  readonly #matches: LoadedMatch[] = [];
  #choices: (() => number) | undefined;

  constructor(openMatch: OpenMatch, seatBots: SeatBots | undefined) {
    this.#openMatch = openMatch;
    this.#seatBots = seatBots;
  }

  async answer(what: string, number: number): Promise<unknown> {
    if (what === 'open') return this.#open(number);
    if (what === 'bots') return this.#bots();
    for (const match of this.#matches) {
      match.moves = 0;
      match.latencies = [];
    }
    const start = performance.now();
    await (what === 'play' ? this.#play(number) : this.#pace(start, number));
    await this.#quiet();
    return this.#slice((performance.now() - start) / 1000);
  }

  /** Opens matches until there are so many. */
  async #open(matches: number): Promise<number> {
    const openSome = async (): Promise<void> => {
      while (this.#matches.length < matches) {
        const match = new LoadedMatch(this.#players);
        this.#matches.push(match);
        await match.open(this.#openMatch);
      }
    };
    await Promise.all(Array.from({ length: MOST_OPENING }, openSome));
    await this.#quiet();
    return this.#matches.length;
  }

  async #bots(): Promise<number> {
    this.#choices ??= await this.#seatBots?.();
    return this.#choices?.() ?? 0;
  }

  /** Everybody answers as soon as they see that they have to decide. */
  async #play(seconds: number): Promise<void> {
    for (const match of this.#matches) {
      match.isHasty = true;
      match.act();
    }
    await wait(seconds * 1000);
    for (const match of this.#matches) match.isHasty = false;
  }

  /** One move a second in each match, spread evenly over the second. */
  async #pace(start: number, seconds: number): Promise<void> {
    const matches = this.#matches;
    const total = Math.floor(seconds * matches.length);
    for (let made = 0; made < total;) {
      const due = Math.min(total, ((performance.now() - start) / PACE) * matches.length);
      for (; made < due; made++) itemAt(matches, made % matches.length).act();
      await wait(1);
    }
  }

  async #quiet(): Promise<void> {
    const start = performance.now();
    while (!this.#matches.every(({ isQuiet }) => isQuiet)) {
      if (performance.now() - start > PATIENCE) throw new Error('the server does not answer');
      await wait(1);
    }
  }

  #slice(seconds: number): Slice {
    const latencies = this.#matches.flatMap((match) => match.latencies);
    return {
      moves: this.#matches.reduce((sum, match) => sum + match.moves, 0),
      seconds,
      p50: percentile(latencies, 0.5),
      p99: percentile(latencies, 0.99),
    };
  }
}

function readPlayers(): Players {
  const { id, seats, seed } = readArguments();
  const game = gameOf(id);
  if (game === undefined) throw new Error(`there is no game ${id}`);
  return { game, seats, rng: new Seeded(seed), now: () => performance.now() };
}
