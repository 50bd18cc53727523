import { VERSION } from '@pepite/kernel';
import type { Clock } from '@pepite/matches';
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type { Metrics } from '../metrics.ts';

/** How often the disk is tried at most, in milliseconds, however often somebody asks. */
const TRIED_EVERY = 10_000;

/** Whether what is played can be kept. */
export class Health {
  readonly #clock: Clock;
  readonly #tryWrite: () => boolean;
  #tried = -Infinity;
  #isWritable = true;

  constructor(clock: Clock, tryWrite: () => boolean) {
    this.#clock = clock;
    this.#tryWrite = tryWrite;
  }

  get isWritable(): boolean {
    const now = this.#clock.now();
    if (now - this.#tried >= TRIED_EVERY) {
      this.#tried = now;
      this.#isWritable = this.#tryWrite();
    }
    return this.#isWritable;
  }
}

/** For a balancer or a supervisor: it says nothing about what is played, and costs no allowance. */
export function addHealth(app: FastifyInstance, health: Health): void {
  app.get('/healthz', { config: { cost: 0 } }, (_request, reply) => {
    const { isWritable } = health;
    void reply.header('cache-control', 'no-store').status(isWritable ? 200 : 503);
    return { status: isWritable ? 'ok' : 'read-only', version: VERSION };
  });
}

/** A door of its own for whoever runs the server: figures that players should not see. */
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
  addHealth(app, health);
  app.get('/metrics', async (_request, reply) => {
    void reply.type(metrics.contentType);
    return metrics.print();
  });
  return app;
}
