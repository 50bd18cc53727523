import { setTimeout as wait } from 'node:timers/promises';
import { gameOf } from '@pepite/games';
import { itemAt, Seeded } from '@pepite/kernel';
import type { NewMatchRequest } from '@pepite/protocol';
import { LONGEST } from '../guest.ts';
import { LoadedMatch, type OpenMatch, type Sight } from '../load.ts';
import { ATTACKER } from './loopback.ts';
import { gather, type Person } from './person.ts';
import { createMatch, type Origin, register } from './attack-socket.ts';

/**
 * What an attacker has collected before: cookies and tables are free, they only take a while. They
 * are made on a server without limits, so that the bench need not wait.
 */
export interface Prepared {
  /** Guests with a name. The first has as many tables of its own as one may have. */
  readonly cookies: readonly string[];
  /** A match that has gone on for long, to be watched. */
  readonly spectated: string;
  /** One that may be looked back at from its first move on. */
  readonly lookedBack: string;
  /** A table that waits for players; the first guest is its host. */
  readonly table: string;
  /** Guests who play alone, and so may ask for hints. */
  readonly askers: readonly { readonly cookie: string; readonly match: string }[];
}

const COOKIES = 200;
/** How many tables one guest may have open. */
export const TABLES_OF_ONE = 50;
export const ASKERS = 150;
const PLIES = { auruxxx: 670, 'or-etc': 330 } as const;
const PATIENCE = 60_000;

const waiting: NewMatchRequest = {
  game: 'aurum',
  bots: [null, null, null, null],
  options: {},
  access: 'public',
  start: false,
};
const alone: NewMatchRequest = { ...waiting, game: 'silver-and-gold', bots: [null], start: true };

export async function prepare(port: number, seed: number, signal: AbortSignal): Promise<Prepared> {
  const origin = { port, address: ATTACKER };
  const cookies = await repeat(COOKIES, () => register(origin));
  const tables = await repeat(TABLES_OF_ONE, () =>
    createMatch(origin, itemAt(cookies, 0), waiting),
  );
  const askers = await repeat(ASKERS, async (n) => {
    const cookie = itemAt(cookies, 1 + n);
    return { cookie, match: await createMatch(origin, cookie, alone) };
  });
  const [spectated, lookedBack] = await Promise.all([
    playLong(origin, 'auruxxx', seed, signal),
    playLong(origin, 'or-etc', seed, signal),
  ]);
  return { cookies, spectated, lookedBack, table: itemAt(tables, 0), askers };
}

const repeat = <T>(times: number, make: (n: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: times }, (_, n) => make(n)));

/** Plays a match at all seats until so many moves are made; one that ends before is no good. */
async function playLong(
  origin: Origin,
  id: keyof typeof PLIES,
  seed: number,
  signal: AbortSignal,
): Promise<string> {
  const game = gameOf(id);
  if (game === undefined) throw new Error(`there is no game ${id}`);
  let people: readonly Person[] = [];
  let ply = 0;
  const match = new LoadedMatch({
    game,
    seats: game.seats.most,
    rng: new Seeded(seed),
    now: () => performance.now(),
  });
  const openMatch: OpenMatch = async (told) => {
    const hear = (seat: number, sight: Sight): void => {
      ply = Math.floor(sight.ply) % LONGEST;
      match.isHasty = ply < PLIES[id];
      told(seat, sight);
    };
    people = await gather(origin, game, game.seats.most, hear, () => undefined);
    return { move: (seat, move, at) => itemAt(people, seat).guest.move(move, at) };
  };
  await match.open(openMatch);
  const start = performance.now();
  match.isHasty = true;
  while (ply < PLIES[id]) {
    signal.throwIfAborted();
    if (performance.now() - start > PATIENCE) throw new Error(`no long match of ${id}`);
    match.act();
    await wait(20);
  }
  return itemAt(people, 0).guest.match;
}
