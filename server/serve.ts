import { cryptographic } from '@pepite/bots';
import { pino } from 'pino';
import { House } from '@pepite/matches';
import { systemClock } from './clock.ts';
import type { Config } from './config.ts';
import { LobbyDesk } from './door/lobby.ts';
import { LIMITS, NO_LIMITS } from './door/limits.ts';
import { openDoor } from './door/open.ts';
import { makeMetrics } from './metrics.ts';
import { openDatabase } from './store/database.ts';
import { storeGuests } from './store/guests.ts';
import { Ledger } from './store/ledger.ts';
import { storeMatches } from './store/matches.ts';
import { cookieKey } from './store/secrets.ts';
import { Pool } from './thinking/pool.ts';

/** A server that is open. */
export interface Serving {
  readonly port: number;
  close(): Promise<void>;
}

/** What this program is called where it leaves its name. */
const PROGRAM = 'pepite 0.1.0';

/** How often matches that nobody watches are put out of memory, in milliseconds. */
const SWEEP = 60_000;

/** How finely the moments are drawn at which bots move. */
const JITTER = 1000;

/** Opens everything: the store, the house and the door. */
export async function serve(config: Config): Promise<Serving> {
  const clock = systemClock;
  const logger = pino({ level: config.log, base: null }, pino.destination(2));
  const database = openDatabase(config.data);
  const metrics = makeMetrics(() => house.size);
  const ledger = new Ledger(
    database,
    (error) => {
      // Memory is ahead of the disk: only a fresh start from the disk tells the truth again.
      logger.fatal({ error: String(error) }, 'moves could not be put on disk');
      process.exit(1);
    },
    (milliseconds) => metrics.committed(milliseconds),
  );
  const report = (error: unknown): void =>
    logger.error({ error: String(error) }, 'something was coped with');
  const pool = new Pool(config.thinkers, report);
  const lobby = new LobbyDesk(clock, () => house);
  const house = new House(storeGuests(database, ledger), {
    store: storeMatches(database, ledger),
    clock,
    rng: cryptographic,
    thinking: pool,
    jitter: () => cryptographic.below(JITTER) / JITTER,
    botPause: config.botPause,
    awayAfter: config.awayAfter,
    lobbyChanged: (guests) => lobby.changed(guests),
    counted: (actor) => ledger.afterwards(() => metrics.moved(actor)),
    program: PROGRAM,
    report,
  });
  const app = await openDoor(
    { house, lobby, ledger, metrics },
    {
      pages: config.pages,
      cookieKey: cookieKey(database),
      limits: config.limits ? LIMITS : NO_LIMITS,
      isBehindProxy: config.isBehindProxy,
      logger,
      clock,
    },
  );
  await app.listen({ port: config.port, host: config.host });
  const sweeper = setInterval(() => house.sweep(), SWEEP).unref();
  const address = app.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : config.port;
  logger.info({ port }, 'open');
  return {
    port,
    async close() {
      clearInterval(sweeper);
      house.close();
      ledger.flush();
      await Promise.all([app.close(), pool.close()]);
      ledger.flush();
      database.close();
      logger.info('closed');
    },
  };
}
