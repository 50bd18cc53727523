// Those who have nothing to do with an attack, and what they notice: bystanders.ts PORT SEED.
import { argv } from 'node:process';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { gameOf } from '@pepite/games';
import { type Game, itemAt, Seeded } from '@pepite/kernel';
import { LoadedMatch, type OpenMatch } from '../load.ts';
import { BotTable } from './bot-table.ts';
import { bystander } from './loopback.ts';
import { gather } from './person.ts';
import { Pinger } from './pinger.ts';
import { type Waits, waitsOf } from './waits.ts';
import type { Origin } from './attack-socket.ts';

/** What the bystanders noticed in one phase. */
export interface Noticed {
  /** From sending a move until the last seat was told. */
  readonly told: Waits;
  /** From a ping message to its pong. */
  readonly pong: Waits;
  /** What each answer of an expert took beyond the pause of bots, in milliseconds. */
  readonly answers: readonly number[];
  /** How late their own timers were: what is the machine's, not the server's. */
  readonly late: Waits;
}

const MATCHES = 20;
const BOT_TABLES = 2;
const SEATS = 4;
const MOVES_PER_SECOND = 4;
const PINGS_PER_SECOND = 10;
const COLD_ANSWERS = 2;
/** How long to wait for them at most, in milliseconds. */
const PATIENCE = 20_000;

const [port, seed] = argv.slice(2).map(Number);
if (port === undefined || seed === undefined) throw new Error('bystanders.ts PORT SEED');
const rng = new Seeded(seed);

function known(id: string): Game {
  const game = gameOf(id);
  if (game === undefined) throw new Error(`there is no game ${id}`);
  return game;
}

/** Everybody has an address of their own. */
let addresses = 0;
const newcomer = (): Origin => ({ port, address: bystander(addresses++) });

const players = { game: known('aurum'), seats: SEATS, rng, now: () => performance.now() };
const matches = Array.from({ length: MATCHES }, () => new LoadedMatch(players));
const botTables = Array.from({ length: BOT_TABLES }, () => new BotTable(known('auruxxx'), rng));
const pinger = new Pinger();

const openMatch: OpenMatch = async (told) => {
  // Who is refused waits, and that is what is measured.
  const people = await gather(newcomer(), players.game, SEATS, told, () => undefined);
  return { move: (seat, move, ply) => itemAt(people, seat).guest.move(move, ply) };
};

async function open(): Promise<boolean> {
  await Promise.all(matches.map((match) => match.open(openMatch)));
  for (const table of botTables) await table.open(newcomer());
  await pinger.open(newcomer());
  await warmedUp();
  return true;
}

/** The first answers of experts take longer: what they think with is loaded and compiled. */
async function warmedUp(): Promise<void> {
  const start = performance.now();
  while (botTables.some(({ answered }) => answered < COLD_ANSWERS)) {
    if (performance.now() - start > PATIENCE) return;
    await wait(50);
  }
}

/** A move that is due while the last one is still not told counts with the wait so far. */
function makeDueMove(match: LoadedMatch): void {
  const { waited } = match;
  if (waited > 0) match.latencies.push(waited);
  else match.act();
}

/** Plays for a second, and says how late each timer was in it. */
async function playSecond(): Promise<readonly number[]> {
  const late: number[] = [];
  const start = performance.now();
  const total = MATCHES * MOVES_PER_SECOND;
  for (let moves = 0, pings = 0; moves < total;) {
    const part = Math.min(1, (performance.now() - start) / 1000);
    for (; moves < Math.floor(part * total); moves++) makeDueMove(itemAt(matches, moves % MATCHES));
    for (; pings < Math.floor(part * PINGS_PER_SECOND); pings++) pinger.ping();
    const due = performance.now() + 1;
    await wait(1);
    late.push(Math.max(0, performance.now() - due));
  }
  return late;
}

async function play(seconds: number): Promise<Noticed> {
  const told: (readonly number[])[] = [];
  const pong: (readonly number[])[] = [];
  const late: (readonly number[])[] = [];
  for (const table of botTables) table.takeAnswers();
  for (let second = 0; second < seconds; second++) {
    late.push(await playSecond());
    told.push(matches.flatMap(({ latencies }) => latencies.splice(0)));
    pong.push(pinger.takeWaits());
  }
  const answers = botTables.flatMap((table) => table.takeAnswers());
  return { told: waitsOf(told), pong: waitsOf(pong), answers, late: waitsOf(late) };
}

for await (const line of createInterface({ input: process.stdin })) {
  const [what, seconds] = line.split(' ');
  const answer = what === 'open' ? await open() : await play(Number(seconds));
  process.stdout.write(`${JSON.stringify(answer)}\n`);
}
process.exit();
