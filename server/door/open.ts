import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import websocket from '@fastify/websocket';
import { LONGEST_MESSAGE, type Problem } from '@pepite/protocol';
import fastify, {
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  LogController,
} from 'fastify';
import type { Clock } from '@pepite/matches';
import { addApi, refuse } from './api.ts';
import { addHeaders } from './headers.ts';
import { Addresses, type Limits } from './limits.ts';
import { addPages, ASSETS } from './pages.ts';
import { addSocket } from './socket.ts';
import type { Place } from './visit.ts';

export interface DoorSettings {
  /** Where the built pages are. */
  readonly pages: string;
  readonly cookieKey: Buffer;
  readonly limits: Limits;
  readonly isBehindProxy: boolean;
  readonly logger: FastifyBaseLogger;
  readonly clock: Clock;
}

/** The largest body of a request, in bytes. */
const LARGEST_BODY = 8192;

/** Everything that comes in from outside comes in here. */
export async function openDoor(place: Place, settings: DoorSettings): Promise<FastifyInstance> {
  const { logger, isBehindProxy, limits, clock } = settings;
  const app = fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: LARGEST_BODY,
    trustProxy: isBehindProxy,
    forceCloseConnections: true,
    // A field that has no business in a request is refused by name, not dropped in silence.
    ajv: { customOptions: { removeAdditional: false, coerceTypes: false } },
  });
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const problem = problemOf(error);
    if (problem !== undefined) return refuse(reply, problem);
    request.log.error({ error: error.message, stack: error.stack }, 'a request failed');
    return reply.status(500).send({ problem: { kind: 'failed' } });
  });
  await addHeaders(app, isBehindProxy);
  await app.register(rateLimit, {
    max: limits.requests,
    timeWindow: '1 minute',
    // A new visitor's browser fetches all of them at once, to play without us; they cost nothing.
    allowList: ({ url }) => url.startsWith(ASSETS),
  });
  await app.register(cookie, { secret: settings.cookieKey.toString('base64') });
  // Four bytes are the most that a character takes, so what is too long is told so by name.
  await app.register(websocket, { options: { maxPayload: 4 * LONGEST_MESSAGE } });
  addApi(app, place, clock);
  addHealth(app, place);
  const addresses = new Addresses(limits, clock);
  // A route of the socket has to be added where the plugin is known: after it has been loaded.
  await app.register((scope, _options, done) => {
    addSocket(scope, place, addresses);
    done();
  });
  await addPages(app, settings.pages);
  return app;
}

/** What the sender of a request did wrong, if it was the sender. */
function problemOf({ statusCode, validation, code }: FastifyError): Problem | undefined {
  if (statusCode === 429) return { kind: 'too-fast' };
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return { kind: 'too-long', most: LARGEST_BODY };
  if (validation !== undefined) return { kind: 'bad-field', field: fieldOf(validation[0]) };
  return statusCode !== undefined && statusCode < 500 ? { kind: 'not-json' } : undefined;
}

function fieldOf(fault: {
  readonly instancePath: string;
  readonly params: Readonly<Record<string, unknown>>;
}): string {
  const named = fault.params['missingProperty'] ?? fault.params['additionalProperty'];
  return (typeof named === 'string' ? named : fault.instancePath.slice(1)).slice(0, 40);
}

function addHealth(app: FastifyInstance, { metrics }: Place): void {
  app.get('/healthz', () => ({ status: 'ok' }));
  app.get('/metrics', async (_request, reply) => {
    void reply.type(metrics.contentType);
    return metrics.print();
  });
}
