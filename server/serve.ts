import { cryptographic } from '@pepite/bots';
import { PROGRAM } from '@pepite/kernel';
import { type Clock, House } from '@pepite/matches';
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
import { believesStrangers } from './proxy.ts';
import { openCalendar } from './store/calendar.ts';
import { canWrite, type Connection, openDatabase } from './store/database.ts';
import { makeExpiry } from './store/expiry.ts';
import { hasData } from './store/folder.ts';
import { storeGuests } from './store/guests.ts';
import { Ledger } from './store/ledger.ts';
import { storeMatches } from './store/matches.ts';
import { storeProblemOf } from './store/problem.ts';
import { cookieKey } from './store/secrets.ts';
import { seededChance } from './seeded.ts';
import { keepSweeping } from './sweeping.ts';
import { Pool } from './thinking/pool.ts';

/** A server that is open. */
export interface Serving {
  readonly port: number;
  /** Where figures are told, if they are. */
  readonly metricsPort: number | undefined;
  /** Whether nothing was in the data folder, so that everything begins anew. */
  readonly isNew: boolean;
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

/** How finely the moments are drawn at which bots move. */
const JITTER = 1000;

const DIRECT = 'whoever reaches this server past its proxy is believed to be one';
const PROXY_HINT =
  'let it listen on this machine only (PEPITE_HOST=127.0.0.1), or name the addresses of the ' +
  'proxies in PEPITE_PROXY; in a container, publish its port on 127.0.0.1 only';

/** Opens everything: the store, the house and the door. */
export async function serve(config: Config, parts: Partial<Parts> = {}): Promise<Serving> {
  const clock = parts.clock ?? systemClock;
  const logger = parts.logger ?? makeLogger(config.log);
  const isNew = !hasData(config.data);
  const database = openDatabase(config.data, logger);
  const calendar = openCalendar(database, clock);
  const metrics = makeMetrics(() => house.size);
  const report = (error: unknown): void => logger.error({ err: error }, 'recovered from an error');
  const ledger = openLedger(database, logger, metrics, report);
  const pool = new Pool(config.thinkers, report);
  const lobby = new LobbyDesk(clock, () => house, report);
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
    { house, lobby, ledger, metrics, report },
    {
      pages: config.pages,
      cookieKey: keyIn(database),
      limits: parts.limits ?? limitsOf(config),
      proxy: config.proxy,
      logger,
      clock,
      health,
    },
  );
  const figures = config.metrics && openMetrics({ metrics, ledger }, health, logger);
  const expire = makeExpiry(database, ledger, config.retention, () => calendar.date());
  const stopSweeping = keepSweeping({ house, expire, clock, logger, report });
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
    tellOpen(logger, config, { port, metricsPort });
    return { port, metricsPort, isNew, close };
  } catch (error) {
    await close();
    throw error;
  }
}

function tellOpen(logger: FastifyBaseLogger, { proxy, host }: Config, ports: object): void {
  logger.info(ports, 'open');
  if (believesStrangers(proxy, host)) logger.warn({ hint: PROXY_HINT }, DIRECT);
}

const limitsOf = ({ limits }: Config): Limits =>
  limits ? fitted(LIMITS, mostDescriptors()) : NO_LIMITS;

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
