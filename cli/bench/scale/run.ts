import { spawnSync } from 'node:child_process';
import type { Context } from '../../command.ts';
import { startProgress } from '../../progress.ts';
import type { OwnServer } from '../server/contestant.ts';
import { type Place, startingPepite } from '../server/entries.ts';
import type { Plan } from './plan.ts';
import type { Store } from './store.ts';

/** A server that has just been started. */
export interface Started {
  /** Until it listens. */
  readonly milliseconds: number;
  /** After a collection of garbage. */
  readonly bytes: number;
}

export interface Scale {
  readonly empty: Started;
  readonly stored: Started;
  /** What the server holds once those are there who only look on. */
  readonly idleBytes: number;
  readonly live: {
    /** Whether the system could be told to run the server on one processor only. */
    readonly isPinned: boolean;
    readonly bytes: number;
    readonly movesPerSecond: number;
    /** Milliseconds until a move was told. */
    readonly p50: number;
    readonly p99: number;
    /** Which part of one processor the server used. */
    readonly load: number;
  };
}

/**
 * One seat and so one socket for each match: a process may have some thousand files open. A server
 * has the same to do for it as for any other, but for telling it to more people.
 */
const HEAT = { game: 'silver-and-gold', seats: 1 };
/** Seconds between two moves of a match. */
const EVERY = 10;
/** Matches are opened in so many parts, so that one sees how far it is. */
const PARTS = 20;
const TICKS = 5 + PARTS;

/** Measures all of it; throws when it is interrupted. */
export async function measureScale(plan: Plan, store: Store, context: Context): Promise<Scale> {
  const { interrupted } = context;
  const progress = startProgress(context, TICKS);
  let ticks = 0;
  const tick = (): void => {
    interrupted.throwIfAborted();
    progress.update(++ticks);
  };
  const start = (place: Place): Promise<OwnServer> =>
    startingPepite({ ...HEAT, seed: plan.seed }, place, interrupted)();
  try {
    const empty = await starting(start(store.empty), ({ started }) => Promise.resolve(started));
    tick();
    await store.fill(plan, (part) => {
      interrupted.throwIfAborted();
      progress.update(ticks + part);
    });
    tick();
    const stored = await starting(start(store.filled), async ({ host, started }) => {
      tick();
      await host.visit(plan.idle);
      return { started, idleBytes: await host.memory() };
    });
    tick();
    const live = await starting(start(store.live), ({ host }) => playLive(host, plan, tick));
    return { empty, stored: stored.started, idleBytes: stored.idleBytes, live };
  } finally {
    progress.stop();
  }
}

/** Does something with a server, which is stopped in any case. */
async function starting<T>(
  starting: Promise<OwnServer>,
  use: (server: { readonly host: OwnServer; readonly started: Started }) => Promise<T>,
): Promise<T> {
  const before = performance.now();
  const host = await starting;
  const milliseconds = performance.now() - before;
  try {
    return await use({ host, started: { milliseconds, bytes: await host.memory() } });
  } finally {
    await host.stop();
  }
}

async function playLive(host: OwnServer, plan: Plan, tick: () => void): Promise<Scale['live']> {
  const { status } = spawnSync('taskset', [
    '--all-tasks',
    '--pid',
    '--cpu-list',
    '0',
    String(host.pid),
  ]);
  for (let part = 1; part <= PARTS; part++) {
    await host.open(Math.max(1, Math.round((plan.live * part) / PARTS)));
    tick();
  }
  // The first moves are slower: code is compiled, and buffers find their size.
  await host.pace(Math.min(EVERY, plan.seconds), EVERY);
  const { moves, seconds, p50, p99, processor } = await host.pace(plan.seconds, EVERY);
  tick();
  return {
    isPinned: status === 0,
    bytes: await host.memory(),
    movesPerSecond: moves / seconds,
    p50,
    p99,
    load: processor / seconds,
  };
}
