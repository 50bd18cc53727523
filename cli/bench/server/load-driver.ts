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

/** Who else may be on a server. */
interface Others {
  /** Seats bots that think at a match of their own; tells how to ask for the choices they made. */
  readonly seatBots?: () => Promise<() => number>;
  /** Opens a socket of somebody who only looks at the lobby. */
  readonly visit?: () => Promise<unknown>;
}

/**
 * A process of players: it answers each line `open MATCHES`, `play SECONDS`, `pace SECONDS EVERY`
 * or, if it can, `bots` and `visit SOCKETS` on its input with one line of JSON, and ends with its
 * input. It is a process of its own so that what the players cost is not charged to the server.
 */
export async function runLoadDriver(openMatch: OpenMatch, others: Others = {}): Promise<void> {
  const load = new Load(openMatch, others);
  for await (const line of createInterface({ input: process.stdin })) {
    const [what = '', ...numbers] = line.split(' ');
    const answer = await load.answer(what, numbers.map(Number));
    process.stdout.write(`${JSON.stringify(answer)}\n`);
  }
  process.exit();
}

class Load {
  readonly #openMatch: OpenMatch;
  readonly #others: Others;
  readonly #players: Players = readPlayers();
  readonly #matches: LoadedMatch[] = [];
  #choices: (() => number) | undefined;

  constructor(openMatch: OpenMatch, others: Others) {
    this.#openMatch = openMatch;
    this.#others = others;
  }

  async answer(what: string, [number = 0, every = 1]: readonly number[]): Promise<unknown> {
    if (what === 'open') return this.#open(number);
    if (what === 'bots') return this.#bots();
    if (what === 'visit') return this.#visit(number);
    for (const match of this.#matches) {
      match.moves = 0;
      match.latencies = [];
    }
    const start = performance.now();
    await (what === 'play' ? this.#play(number) : this.#pace(start, number, every));
    await this.#quiet();
    return this.#slice((performance.now() - start) / 1000);
  }

  /** Opens matches until there are so many. */
  async #open(matches: number): Promise<number> {
    await atOnce(matches - this.#matches.length, async () => {
      const match = new LoadedMatch(this.#players);
      this.#matches.push(match);
      await match.open(this.#openMatch);
    });
    await this.#quiet();
    return this.#matches.length;
  }

  async #visit(sockets: number): Promise<number> {
    await atOnce(sockets, () => this.#others.visit?.());
    return sockets;
  }

  async #bots(): Promise<number> {
    this.#choices ??= await this.#others.seatBots?.();
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

  /** One move in each match every so many seconds, spread evenly over the time. */
  async #pace(start: number, seconds: number, every: number): Promise<void> {
    const matches = this.#matches;
    const perSecond = matches.length / every;
    // Even a short slice of a few matches has something to measure.
    const total = Math.max(1, Math.floor(seconds * perSecond));
    for (let made = 0; made < total;) {
      const due = Math.min(total, ((performance.now() - start) / 1000) * perSecond);
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

/** Does something so often, some of it at the same time. */
async function atOnce(times: number, open: () => Promise<unknown> | undefined): Promise<void> {
  let begun = 0;
  const some = async (): Promise<void> => {
    while (begun++ < times) await open();
  };
  await Promise.all(Array.from({ length: MOST_OPENING }, some));
}

function readPlayers(): Players {
  const { id, seats, seed } = readArguments();
  const game = gameOf(id);
  if (game === undefined) throw new Error(`there is no game ${id}`);
  return { game, seats, rng: new Seeded(seed), now: () => performance.now() };
}
