import type { Problem, Shape } from '@pepite/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendProblem } from '../problems.ts';
import { type Readable, sendReadable } from './send.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether pages of other sites may read it: it is the same for everybody. */
    isReading?: true;
  }
}

/** What a route is asked with. */
export interface Asking {
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly url: string;
}

type Found = Readable | { readonly problem: Problem };

interface ReadingRoute {
  readonly path: string;
  /** What its query is checked by. */
  readonly query?: Shape;
  readonly cost?: number | ((request: FastifyRequest) => number);
  readonly read: (asking: Asking) => Found | Promise<Found>;
}

/** An address has no query where nothing can be asked by one. */
const NO_QUERY: Shape = { type: 'object', additionalProperties: false };

/**
 * A route that tells everybody the same, whoever asks: no cookie is looked at, so pages of other
 * sites may read it.
 */
export function addReading(app: FastifyInstance, route: ReadingRoute): void {
  const { path, query = NO_QUERY, cost = 1, read } = route;
  app.get<{ Params: Asking['params']; Querystring: Asking['query'] }>(
    path,
    { schema: { querystring: query }, config: { cost, isReading: true } },
    async (request, reply) => {
      const { params, query: asked, url } = request;
      const found = await read({ params, query: asked, url });
      if ('problem' in found) return sendProblem(reply, found.problem);
      return sendReadable(request, reply, found);
    },
  );
  // A browser asks first where a page of another site sends a tag along.
  app.options(path, { config: { isReading: true } }, (_request, reply) =>
    reply
      .header('access-control-allow-methods', 'GET, HEAD')
      .header('access-control-allow-headers', 'If-None-Match')
      .header('access-control-max-age', '86400')
      .status(204)
      .send(),
  );
}

/** What of an answer pages of other sites may look at, besides its content. */
const EXPOSED = 'ETag, Link, Retry-After';

/** Lets pages of other sites read an answer, also that there is none. */
export const allowReading = (reply: FastifyReply): FastifyReply =>
  reply
    .header('access-control-allow-origin', '*')
    .header('access-control-expose-headers', EXPOSED)
    .header('cross-origin-resource-policy', 'cross-origin')
    // It may be kept, if it is asked each time whether it is still so.
    .header('cache-control', 'no-cache');
