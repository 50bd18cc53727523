import { cryptographic } from '@pepite/bots';
import { PROGRAM } from '@pepite/kernel';
import { type Cancel, type Clock, House } from '@pepite/matches';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { systemClock } from './clock.ts';
import type { Address, Config } from './config.ts';
import { mostDescriptors } from './descriptors.ts';
import { Health, openMetrics } from './door/health.ts';
import { LobbyDesk } from './door/lobby.ts';
import { fitted, type Limits, LIMITS, NO_LIMITS } from './door/limits.ts';
import { openDoor } from './door/open.ts';
import { makeLogger } from './log.ts';
import { makeMetrics, type Metrics } from './metrics.ts';
import { openCalendar } from './store/calendar.ts';
import { canWrite, type Connection, openDatabase } from './store/database.ts';
import { makeExpiry } from './store/expiry.ts';
import { storeGuests } from './store/guests.ts';
import { Ledger } from './store/ledger.ts';
import { storeMatches } from './store/matches.ts';
import { storeProblemOf } from './store/problem.ts';
import { cookieKey } from './store/secrets.ts';
import { seededChance } from './seeded.ts';
import { Pool } from './thinking/pool.ts';

/** A server that is open. */
export interface Serving {
  readonly port: number;
  /** Where figures are told, if they are. */
  readonly metricsPort: number | undefined;
  close(): Promise<void>;
}

/** What a server is made of besides its settings; tests bring their own. */
export interface Parts {
  readonly clock: Clock;
  readonly logger: FastifyBaseLogger;
  readonly limits: Limits;
  /** How many bytes are free on the disk of a file. */
  readonly freeBytes: (path: string) => number;
}

/** How often matches that nobody watches are put out of memory, in milliseconds. */
const SWEEP = 60_000;

/** How finely the moments are drawn at which bots move. */
const JITTER = 1000;

/** Opens everything: the store, the house and the door. */
export async function serve(config: Config, parts: Partial<Parts> = {}): Promise<Serving> {
  const clock = parts.clock ?? systemClock;
  const logger = parts.logger ?? makeLogger(config.log);
  const database = openDatabase(config.data, logger);
  const calendar = openCalendar(database, clock);
  const metrics = makeMetrics(() => house.size);
  const report = (error: unknown): void => logger.error({ err: error }, 'recovered from an error');
  const ledger = openLedger(database, logger, metrics, report);
  const pool = new Pool(config.thinkers, report);
  const lobby = new LobbyDesk(clock, () => house);
  const house = new House(storeGuests(database, ledger), {
    store: storeMatches(database, ledger),
    clock: calendar,
    rng: cryptographic,
    thinking: pool,
    jitter: () => cryptographic.below(JITTER) / JITTER,
    chanceOf: config.seed === undefined ? undefined : seededChance(config.seed, pool),
    botPause: config.botPause,
    awayAfter: config.awayAfter,
    lobbyChanged: (guests) => lobby.changed(guests),
    counted: (actor) => ledger.afterwards(() => metrics.moved(actor)),
    program: PROGRAM,
    report,
  });
  const health = new Health(clock, () => canWrite(database, parts.freeBytes));
  const door = await openDoor(
    { house, lobby, ledger, metrics },
    {
      pages: config.pages,
      cookieKey: keyIn(database),
      limits: parts.limits ?? (config.limits ? fitted(LIMITS, mostDescriptors()) : NO_LIMITS),
      proxy: config.proxy,
      logger,
      clock,
      health,
    },
  );
  const figures = config.metrics && openMetrics(metrics, health, logger);
  const expire = makeExpiry(database, ledger, config.retention, () => calendar.date());
  const stopSweeping = every(SWEEP, clock, () => sweep(house, expire, logger));
  const close = async (): Promise<void> => {
    stopSweeping();
    house.close();
    ledger.flush();
    await Promise.all([door.close(), figures?.close(), pool.close()]);
    ledger.flush();
    database.close();
    logger.info('closed');
  };
  try {
    const metricsPort = figures && config.metrics && (await listen(figures, config.metrics));
    const port = await listen(door, config);
    logger.info({ port, metricsPort }, 'open');
    return { port, metricsPort, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Memory is ahead of the disk when a commit fails: only a fresh start tells the truth again. */
function openLedger(
  database: Connection,
  logger: FastifyBaseLogger,
  metrics: Metrics,
  report: (error: unknown) => void,
): Ledger {
  const failed = (error: unknown): void => {
    logger.fatal({ err: error }, 'moves could not be put on disk');
    process.exit(1);
  };
  return new Ledger(database, failed, (took) => metrics.committed(took), report);
}

/** Calls back again and again, until it is stopped. */
function every(milliseconds: number, clock: Clock, call: () => void): Cancel {
  let cancel: Cancel;
  const wait = (): void => {
    cancel = clock.after(milliseconds, () => {
      wait();
      call();
    });
  };
  wait();
  return () => cancel();
}

/** Puts out of memory what nobody watches, and off the disk what nobody wants any more. */
function sweep(
  house: House,
  expire: ReturnType<typeof makeExpiry>,
  logger: FastifyBaseLogger,
): void {
  house.sweep();
  const { matches, guests } = expire((match) => house.isLive(match));
  if (matches + guests > 0) logger.info({ matches, guests }, 'expired');
}

/** Opens a door to the network; its port is told, since 0 stands for any. */
async function listen(app: FastifyInstance, { port, host }: Address): Promise<number> {
  await app.listen({ port, host });
  const address = app.server.address();
  return typeof address === 'object' && address !== null ? address.port : port;
}

/** The first thing that a new folder has to keep, so this is where a full disk shows. */
function keyIn(database: Connection): Buffer {
  try {
    return cookieKey(database);
  } catch (error) {
    throw storeProblemOf(error);
  }
}
