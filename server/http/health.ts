import { VERSION } from '@pepite/kernel';
import type { Clock } from '@pepite/matches';
import fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import type { Metrics } from '../metrics.ts';
import { isThisMachine } from '../proxy.ts';

/** How often the disk is tried at most, in milliseconds, however often somebody asks. */
const TRIED_EVERY = 10_000;

/** Whether what is played can be kept. */
export class Health {
  readonly #clock: Clock;
  readonly #tryWrite: () => Promise<boolean>;
  #tried = -Infinity;
  #isWritable = Promise.resolve(true);

  constructor(clock: Clock, tryWrite: () => Promise<boolean>) {
    this.#clock = clock;
    this.#tryWrite = tryWrite;
  }

  get isWritable(): Promise<boolean> {
    const now = this.#clock.now();
    if (now - this.#tried >= TRIED_EVERY) {
      this.#tried = now;
      this.#isWritable = this.#tryWrite();
    }
    return this.#isWritable;
  }
}

const PATH = '/healthz';

async function tellHealth(health: Health, reply: FastifyReply): Promise<FastifyReply> {
  const isWritable = await health.isWritable;
  void reply.header('cache-control', 'no-store').status(isWritable ? 200 : 503);
  return reply.send({ status: isWritable ? 'ok' : 'read-only', version: VERSION });
}

/** Neither comes from elsewhere, nor is passed on for somebody else. */
export const isFromHere = ({ ip, raw }: FastifyRequest): boolean =>
  isThisMachine(ip) && isThisMachine(raw.socket.remoteAddress);

/**
 * Where players come in, health is for a supervisor on this machine; it costs no allowance. For
 * everybody else there is nothing here, and looking for it costs as much as anything else.
 */
export function addHealth(app: FastifyInstance, health: Health): void {
  const cost = (request: FastifyRequest): number => (isFromHere(request) ? 0 : 1);
  app.get(PATH, { config: { cost } }, (request, reply) => {
    if (isFromHere(request)) return tellHealth(health, reply);
    reply.callNotFound();
    return reply;
  });
}

/** A server of its own for whoever runs this one: what players should not see. */
export function openMetrics(
  metrics: Metrics,
  health: Health,
  logger: FastifyBaseLogger,
): FastifyInstance {
  const app = fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: true,
  });
  app.get(PATH, (_request, reply) => tellHealth(health, reply));
  app.get('/metrics', async (_request, reply) => {
    void reply.type(metrics.contentType);
    return metrics.print();
  });
  return app;
}
