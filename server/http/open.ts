import cookie from '@fastify/cookie';
import websocket from '@fastify/websocket';
import { LONGEST_MESSAGE } from '@pepite/protocol';
import fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  LogController,
  type RouteOptions,
} from 'fastify';
import type { Clock } from '@pepite/matches';
import { type TrustedProxies, trustOf } from '../proxy.ts';
import { ChallengeLimits } from '../programs/challenge-limits.ts';
import { Challenges } from '../programs/challenges.ts';
import type { ProgramDirectory } from '../programs/directory.ts';
import type { RequestContext } from '../programs/requests.ts';
import type { ReviewService } from '../reviews/service.ts';
import { bucketOf } from './address.ts';
import { Addresses } from './addresses.ts';
import { addApi } from './api.ts';
import { addBotTokenApi, type BotTokenStore } from './bot-token-api.ts';
import { addBotApi } from './bot-api.ts';
import { addBotSocket } from './bot-socket.ts';
import { addBotStream } from './bot-stream.ts';
import { type BlockedGuests, refuseBlocked } from './blocked-guests.ts';
import { addChallengeApi } from './challenge-api.ts';
import { closeSockets } from './closing.ts';
import { addContact } from './contact.ts';
import type { CookieSigner } from './cookie-signer.ts';
import { addDescriptions } from './descriptions.ts';
import { addDeviceApi, type DeviceStore } from './device-api.ts';
import { addHeaders } from './headers.ts';
import { addHealth, type Health } from './health.ts';
import { findLoggedOut, type LoggedOutDevices } from './logged-out-devices.ts';
import type { Limits } from './limits.ts';
import { addNoticeApi, type NoticeParts } from './notice-api.ts';
import type { OpenPrograms } from './open-programs.ts';
import { addOwnAddress, type OwnAddress } from './own-address.ts';
import { addPages } from './pages.ts';
import * as problems from './problems.ts';
import { Refusals } from './refusals.ts';
import { addReadingApi } from './reading/reading-api.ts';
import { addReportApi, type KeepReport } from './report-api.ts';
import { addReviewApi } from './review-api.ts';
import { requestIds } from './request-ids.ts';
import { limitConnections, limitRequests } from './requests.ts';
import { addSocket, socketFailed } from './socket.ts';
import type { HttpServices } from './services.ts';
import { addVersionedNames } from './versioned.ts';

export interface HttpSettings {
  /** Where the built pages are. */
  readonly pages: string;
  readonly signer: CookieSigner;
  readonly limits: Limits;
  readonly proxy: TrustedProxies;
  readonly logger: FastifyBaseLogger;
  readonly clock: Clock;
  readonly health: Health;
  /** Where the host can be written to. */
  readonly contact?: string | undefined;
  /** Where the server listens, and where the host says that players find it. */
  readonly own: OwnAddress;
  /** Where links to other devices, and guests, are kept. */
  readonly devices: DeviceStore;
  /** Whom the host does not let in. */
  readonly blocked: BlockedGuests;
  /** Devices that their guests have logged out from another one. */
  readonly loggedOut: LoggedOutDevices;
  /** How players want to be told of turns. */
  readonly notices: NoticeParts;
  /** Tokens of programs from outside, and those that are connected. */
  readonly botTokens: BotTokenStore;
  readonly openPrograms: OpenPrograms;
  readonly directory: ProgramDirectory;
  /** Where what players report is kept. */
  readonly report: KeepReport;
  /** Who reviews matches that are over. */
  readonly reviews: ReviewService;
  /** Told of every route: what is said of them is compared with it. */
  readonly noteRoute?: ((route: RouteOptions) => void) | undefined;
}

/** A connection on which nothing happens is ended after so many milliseconds. */
const LONGEST_PAUSE = 60_000;
/** So often, while a request has time to arrive, it is looked whether it has. */
const LOOKS = 6;
/** No message needs more pieces; each costs us as much as a message. */
const MOST_FRAGMENTS = 16;

/** Everything that comes in from outside comes in here. */
export async function openHttp(
  services: HttpServices,
  settings: HttpSettings,
): Promise<FastifyInstance> {
  const { limits, clock, proxy, logger } = settings;
  const isBehindProxy = proxy !== false;
  const addresses = new Addresses(limits, clock);
  const app = makeApp(settings, addresses);
  if (settings.noteRoute !== undefined) app.addHook('onRoute', settings.noteRoute);
  const refusals = new Refusals(logger, clock, (kind) => services.metrics.refused(kind));
  app.addHook('onClose', () => refusals.sumUp());
  await addHeaders(app, isBehindProxy);
  await addSockets(app, refusals);
  limitConnections(app, { addresses, refusals, most: limits.connections, trusts: trustOf(proxy) });
  limitRequests(app, addresses, refusals);
  await app.register(cookie, { secret: settings.signer });
  refuseBlocked(app, settings.blocked, refusals);
  findLoggedOut(app, (guest) => settings.devices.generationOf(guest));
  addVersionedNames(app);
  addApi(app, services.registry, clock);
  addReadingApi(app, services.registry);
  addDescriptions(app);
  addGuestApi(app, settings);
  addHealth(app, settings.health);
  addContact(app, settings.contact, clock);
  addOwnAddress(app, settings.own);
  await addListeners(app, services, settings, { addresses, refusals });
  const { registry } = services;
  await addPages(app, settings, {
    gameOf: (match) => registry.gameAt(match),
    recordOf: (match) => registry.recordOf(match),
  });
  return app;
}

/** Pages and programs that are told what happens, and what programs ask for. */
async function addListeners(
  app: FastifyInstance,
  services: HttpServices,
  settings: HttpSettings,
  { addresses, refusals }: { readonly addresses: Addresses; readonly refusals: Refusals },
): Promise<void> {
  const { limits, clock, proxy, logger } = settings;
  const mostUnread = limits.unread;
  const { botTokens, openPrograms, directory, blocked } = settings;
  const challenges = new Challenges({
    directory,
    limits: new ChallengeLimits(limits, clock),
    isBlocked: (guest) => blocked.problemOf(guest) !== undefined,
    asked: (program, match) => openPrograms.joined(program, match),
  });
  const context: RequestContext = {
    registry: services.registry,
    challenges,
    joined: ({ guest }, match) => openPrograms.joined(guest, match),
  };
  const programs = { botTokens, openPrograms, directory, blocked };
  const streams = { ...programs, addresses, refusals, clock, mostUnread };
  addChallengeApi(app, services.registry, challenges);
  addBotApi(app, context, streams);
  addBotStream(app, services, streams);
  // A route of the socket has to be added where the plugin is known: after it has been loaded.
  await app.register((scope, _options, done) => {
    addSocket(scope, services, {
      addresses,
      blocked: settings.blocked,
      loggedOut: settings.loggedOut,
      refusals,
      log: logger,
      clock,
      isBehindProxy: proxy !== false,
      mostUnread,
    });
    addBotSocket(scope, services, context, { ...streams, log: logger });
    done();
  });
}

/** What is kept of guests and done for them, besides matches. */
function addGuestApi(app: FastifyInstance, settings: HttpSettings): void {
  const { clock } = settings;
  addDeviceApi(app, settings.devices, settings.loggedOut, clock);
  addNoticeApi(app, settings.notices, clock);
  addBotTokenApi(app, settings.botTokens, settings.openPrograms, clock);
  addReportApi(app, settings.report, clock);
  addReviewApi(app, settings.reviews);
}

function makeApp(
  { logger, proxy, limits: { requestTime } }: HttpSettings,
  addresses: Addresses,
): FastifyInstance {
  const app = fastify({
    loggerInstance: logger,
    genReqId: requestIds(),
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: problems.LARGEST_BODY,
    routerOptions: { maxParamLength: problems.LONGEST_PARAMETER },
    trustProxy: proxy === false ? false : trustOf(proxy),
    forceCloseConnections: true,
    requestTimeout: requestTime,
    connectionTimeout: LONGEST_PAUSE,
    http: { headersTimeout: requestTime / 2, connectionsCheckingInterval: requestTime / LOOKS },
    frameworkErrors: (error, request, reply) => {
      // It comes before our hooks, and counts all the same.
      if (addresses.request(bucketOf(request.ip)) > 0) request.raw.socket.destroy();
      else problems.answerFrameworkError(error, reply);
    },
    clientErrorHandler: problems.answerBrokenRequest,
  });
  app.setErrorHandler(problems.answerError);
  problems.checkBodies(app);
  return app;
}

/** Sockets: each is our own to answer, to count and to close. */
async function addSockets(app: FastifyInstance, refusals: Refusals): Promise<void> {
  await app.register(websocket, {
    options: {
      // Four bytes are the most that a character takes, so what is too long is told so by name.
      maxPayload: 4 * LONGEST_MESSAGE,
      maxFragments: MOST_FRAGMENTS,
      autoPong: false,
      // Thousands of frames may arrive at once: between two of them others have their turn, and
      // those behind the one at which we hang up are not looked at.
      allowSynchronousEvents: false,
    },
    preClose: async function closeAll(this: FastifyInstance): Promise<void> {
      // Whoever comes back at once must find another server, if there is one.
      this.server.close();
      await closeSockets(this.websocketServer.clients);
    },
    errorHandler: (error, socket, request) => {
      const { id: reqId, ip } = request;
      socketFailed(error, socket, { address: bucketOf(ip), reqId, refusals, log: app.log });
    },
  });
}
