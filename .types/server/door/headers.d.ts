import type { FastifyInstance } from 'fastify';
/** Nothing but what we serve ourselves, and no script or style written into a page. */
export declare function addHeaders(app: FastifyInstance, isBehindProxy: boolean): Promise<void>;
