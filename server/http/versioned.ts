import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether only our own pages use it: programs have another route for the same. */
    isForPages?: true;
  }
}

const PAGES = '/api/';
const PROGRAMS = '/api/v1/';

/**
 * Gives every route that pages use a second name, with the version of the API in it. Pages come
 * from the same server as what they ask, so their names may change with them; what programs of
 * others use stays as it is described, until there is a `/api/v2/` beside it.
 */
export function addVersionedNames(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    const { url, method, config } = route;
    if (!url.startsWith(PAGES) || url.startsWith(PROGRAMS) || config?.isForPages === true) return;
    // The framework adds it to every route that is read.
    if (method === 'HEAD') return;
    app.route({ ...route, url: url.replace(PAGES, PROGRAMS) });
  });
}
