import type { FastifyInstance } from 'fastify';
import type { Ledger } from '../store/ledger.ts';
/**
 * The one way out for everything that is answered over HTTP: nothing is said before all that was
 * written by then is on disk, whether the answer tells of it or not. That of sockets is `Visit`.
 */
export declare function addGate(app: FastifyInstance, ledger: Ledger): void;
