import { cryptographic } from '@pepite/bots';
import { PROGRAM } from '@pepite/kernel';
import { type Clock, LobbyFeed, MatchRegistry, type MatchServices } from '@pepite/matches';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { openBots } from './bot-threads.ts';
import { systemClock } from './clock.ts';
import type { Address, Config } from './config.ts';
import { mostDescriptors } from './descriptors.ts';
import { follow } from './following.ts';
import { OrderedByHost } from './host-orders.ts';
import { BlockedGuests } from './http/blocked-guests.ts';
import { CookieSigner } from './http/cookie-signer.ts';
import { Health, openMetrics } from './http/health.ts';
import { LoggedOutDevices } from './http/logged-out-devices.ts';
import { fitted, type Limits, LIMITS, NO_LIMITS } from './http/limits.ts';
import { OpenPrograms } from './http/open-programs.ts';
import { type HttpSettings, openHttp } from './http/open.ts';
import { makeLogger } from './log.ts';
import { makeMetrics, type Metrics } from './metrics.ts';
import { openNotices } from './notices/open.ts';
import type { Lookup } from './notices/outgoing.ts';
import { ProgramDirectory } from './programs/directory.ts';
import { believesStrangers } from './proxy.ts';
import { openReviews } from './reviews/open.ts';
import { openCalendar } from './store/calendar.ts';
import { type BatchPort, guestStore, matchStore, StoreClient, talkStore } from './store/batch.ts';
import { botTokenStore } from './store/bot-token-store.ts';
import { deviceStore } from './store/device-store.ts';
import { tellingConflicts } from './store/conflicts.ts';
import { seededChance } from './seeded.ts';
import { openStorage, type Storage } from './storage.ts';
import { keepSweeping, removeExpired } from './sweeping.ts';
import { keepTime } from './timekeeping.ts';

/** A server that is open. */
export interface Serving {
  readonly port: number;
  /** Where figures are told, if they are. */
  readonly metricsPort: number | undefined;
  /** Whether nothing was in the data folder or the database, so that everything begins anew. */
  readonly isNew: boolean;
  close(): Promise<void>;
}

/** What a server is made of besides its settings; tests bring their own. */
export interface ServerParts {
  readonly clock: Clock;
  readonly logger: FastifyBaseLogger;
  readonly limits: Limits;
  /** How many bytes are free on the disk of a file. */
  readonly freeBytes: (path: string) => number;
  /** Finds what the names of webhooks and push services stand for. */
  readonly lookup: Lookup;
}

/** How finely the moments are drawn at which bots move. */
const JITTER = 1000;

const DIRECT = 'clients that reach this server past its proxy are trusted as proxies';
const PROXY_HINT =
  'listen on this machine only (PEPITE_HOST=127.0.0.1), or list the proxies’ addresses in ' +
  'PEPITE_PROXY; in a container, publish the port on 127.0.0.1 only';

/** Opens everything: the store, the matches and the network. */
export async function serve(config: Config, parts: Partial<ServerParts> = {}): Promise<Serving> {
  const { clock = systemClock, logger = makeLogger(config.log) } = parts;
  const opened = await openStorage(config, logger, parts.freeBytes);
  const calendar = openCalendar(opened.latest, clock);
  const metrics = metricsOf(() => ({ registry, bots, health, reviews }));
  const report = reportTo(logger);
  const store = openStore(opened.port, logger, metrics);
  const bots = openBots(config.thinkers, report);
  const lobby = new LobbyFeed(clock, () => registry, report);
  const shared = opened.shared?.(store);
  const registry = new MatchRegistry(guestStore(store), {
    ...storesOf(store, metrics),
    shared,
    changedElsewhere: (match) => lobby.changedElsewhere(match),
    ...countedBy(metrics),
    clock: calendar,
    ...drawnBy(config, bots),
    ...pausesOf(config),
    lobbyChanged: (guests) => lobby.changed(guests),
    program: PROGRAM,
    report,
  });
  const reviews = openReviews(config, { registry, bots, store, metrics, report });
  const health = new Health(clock, () => isHealthy(store, opened));
  const signer = new CookieSigner(textsOf(config, opened.cookieKeys));
  const guests = await openGuests(store, clock, logger, registry);
  const around = { ...parts, ...guests, registry, store, clock, metrics, report };
  const notices = openNotices(config, opened.noticeKey, around);
  const directory = new ProgramDirectory({ shared, clock, report });
  const fixed = { ...settingsOf(config, parts), signer, notices: notices.parts, directory };
  const settings = { ...fixed, logger, clock, health, ...guests, reviews: reviews.service };
  const http = await openHttp({ registry, lobby, metrics, report }, settings);
  const figures = config.metrics && openMetrics(metrics, health, logger);
  const expire = expiring(store, config.retention, calendar, opened.shared !== undefined);
  const stops = [
    keepSweeping({ registry, expire, orders: guests.orders, clock, logger, report }),
    keepTime({ registry, calendar, noteDate: (date) => store.call('noteDate', date), report }),
    notices.stop,
    () => directory.close(),
    follow({ store, ...guests, ...followedKeys(config, opened, signer) }, { clock, report }),
  ];
  const close = async (): Promise<void> => {
    for (const stop of stops) stop();
    // Whoever still says something is answered as ever; bots that are gone must not be asked.
    await http.close();
    reviews.close();
    registry.close();
    await Promise.all([figures?.close(), bots.close()]);
    await closeStore(store, opened, calendar.date());
    logger.info('stopped');
  };
  try {
    const ports = await listenOn(config, http, figures);
    tellOpen(logger, config, ports);
    return { ...ports, isNew: opened.isNew, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** What chance is drawn from, and who thinks. */
const drawnBy = ({ seed }: Config, bots: ReturnType<typeof openBots>) => ({
  rng: cryptographic,
  bots,
  jitter: () => cryptographic.below(JITTER) / JITTER,
  chanceOf: seed === undefined ? undefined : seededChance(seed, bots),
});

/** Where matches are kept, and what is said at them. */
const storesOf = (store: StoreClient, metrics: Metrics) => ({
  store: tellingConflicts(matchStore(store), () => metrics.conflicted()),
  talk: talkStore(store),
});

/** What matches have counted. */
const countedBy = (metrics: Metrics): Pick<MatchServices, 'leaseLost' | 'moveCounted'> => ({
  leaseLost: () => metrics.leaseLost(),
  moveCounted: (actor) => metrics.moved(actor),
});

const pausesOf = ({ botPause, awayAfter }: Config) => ({ botPause, awayAfter });

/** What is counted; the rest is looked up when somebody asks, in what is not there yet. */
const metricsOf = (
  find: () => {
    readonly registry: MatchRegistry;
    readonly bots: ReturnType<typeof openBots>;
    readonly health: Health;
    readonly reviews: ReturnType<typeof openReviews>;
  },
): Metrics =>
  makeMetrics(() => find().registry.size, {
    botsWaiting: () => find().bots.waiting,
    reviewsWanted: () => find().reviews.wanted(),
    isWritable: () => find().health.isWritable,
  });

/** Notes until when this server was up. */
async function closeStore(store: StoreClient, opened: Storage, date: number): Promise<void> {
  await store.call('noteDate', date);
  await store.close();
  await opened.close();
}

/** Keys of the settings come before those of the store. */
const textsOf = (config: Config, kept: readonly Uint8Array[]): readonly string[] => [
  ...(config.cookieKeys ?? []),
  ...kept.map((key) => Buffer.from(key).toString('base64')),
];

/** Keys of cookies, where others may change them while a server is up. */
const followedKeys = (config: Config, { readKeys }: Storage, signer: CookieSigner) => ({
  readKeys,
  keysChanged: (keys: readonly Uint8Array[]) => signer.change(textsOf(config, keys)),
});

interface GuestParts extends Pick<
  HttpSettings,
  'devices' | 'blocked' | 'loggedOut' | 'report' | 'botTokens' | 'openPrograms'
> {
  readonly orders: OrderedByHost;
}

/** What is kept of guests. Nobody comes in before it is known who may not. */
async function openGuests(
  store: StoreClient,
  clock: Clock,
  logger: FastifyBaseLogger,
  registry: MatchRegistry,
): Promise<GuestParts> {
  const blocked = new BlockedGuests(clock, logger);
  blocked.change(await store.call('blocks', clock.date()));
  return {
    devices: deviceStore(store),
    blocked,
    loggedOut: new LoggedOutDevices(),
    botTokens: botTokenStore(store),
    openPrograms: new OpenPrograms(),
    report: (report) => store.call('report', report),
    orders: await OrderedByHost.open(registry, store),
  };
}

/** What removes from a store what has expired, but for matches in use. */
const expiring =
  (store: StoreClient, retention: Config['retention'], calendar: Clock, isShared: boolean) =>
  async (isInUse: (match: string) => boolean) => {
    const date = calendar.date();
    const noted = store.call(isShared ? 'tidyUp' : 'noteDate', date);
    const removed = await removeExpired(store, retention, date, isInUse);
    await noted;
    return removed;
  };

/** Whether the disk has room, and takes what is written. */
const isHealthy = async (store: StoreClient, { hasRoom }: Storage): Promise<boolean> =>
  hasRoom() && (await store.call('canWrite'));

const reportTo =
  (logger: FastifyBaseLogger) =>
  (error: unknown): void =>
    logger.error({ err: error }, 'recovered from an error');

function tellOpen(logger: FastifyBaseLogger, { proxy, host }: Config, ports: object): void {
  logger.info(ports, 'listening');
  if (believesStrangers(proxy, host)) logger.warn({ hint: PROXY_HINT }, DIRECT);
}

const limitsOf = ({ limits }: Config): Limits =>
  limits ? fitted(LIMITS, mostDescriptors()) : NO_LIMITS;

const settingsOf = (config: Config, { limits = limitsOf(config) }: Partial<ServerParts>) => {
  const { pages, proxy, contact } = config;
  return { pages, proxy, contact, own: config, limits };
};

/** Memory may be ahead of the disk when a commit fails: only a fresh start tells the truth. */
const openStore = (port: BatchPort, logger: FastifyBaseLogger, metrics: Metrics): StoreClient =>
  new StoreClient(port, {
    committed: (milliseconds) => metrics.committed(milliseconds),
    failed: (error) => {
      logger.fatal({ err: error }, 'could not write moves to disk');
      process.exit(1);
    },
  });

/** Figures have a port of their own, if they are to be had at all. */
async function listenOn(
  config: Config,
  http: FastifyInstance,
  figures: FastifyInstance | undefined,
): Promise<Pick<Serving, 'port' | 'metricsPort'>> {
  const metricsPort = figures && config.metrics && (await listen(figures, config.metrics));
  return { port: await listen(http, config), metricsPort };
}

/** Listens on the network; its port is told, since 0 stands for any. */
async function listen(app: FastifyInstance, { port, host }: Address): Promise<number> {
  await app.listen({ port, host });
  const address = app.server.address();
  return typeof address === 'object' && address !== null ? address.port : port;
}
