import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { refuse } from './problems.ts';

/** What the browser draws itself from the one page; anything else is not found. */
const PAGES = ['/', '/new/:game', '/m/:match', '/alone/:match', '/rules/:game', '/record'];

/** Where files are that have their content in their names, and so never change. */
export const ASSETS = '/assets/';
const isHashed = (path: string): boolean => path.includes(ASSETS);

/** The page, its scripts, styles, fonts and pictures. */
export async function addPages(app: FastifyInstance, folder: string): Promise<void> {
  if (!existsSync(join(folder, 'index.html'))) {
    app.setNotFoundHandler((_request, reply) => refuse(reply, { kind: 'not-found' }));
    return;
  }
  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    wildcard: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders(response, path) {
      // The page itself is asked for every time.
      const keep = isHashed(path) ? 'public, max-age=31536000, immutable' : 'no-cache';
      void response.header('cache-control', keep);
    },
  });
  for (const path of PAGES) app.get(path, (_request, reply) => reply.sendFile('index.html'));
  app.setNotFoundHandler((request, reply) => {
    const wantsPage = request.method === 'GET' && request.headers.accept?.includes('text/html');
    if (wantsPage === true) return reply.status(404).sendFile('index.html');
    return refuse(reply, { kind: 'not-found' });
  });
}
