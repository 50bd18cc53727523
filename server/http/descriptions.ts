import type { FastifyInstance } from 'fastify';
import { addReading } from './reading/route.ts';

/**
 * What can be asked and said here, for programs that read descriptions. They are put together when
 * the first one asks: a start should be short.
 */
export function addDescriptions(app: FastifyInstance): void {
  addReading(app, {
    path: '/api/v1/openapi.json',
    read: async () => ({ json: (await import('../api/openapi.ts')).openApi() }),
  });
  addReading(app, {
    path: '/api/v1/asyncapi.json',
    read: async () => ({ json: (await import('../api/asyncapi.ts')).asyncApi() }),
  });
}
