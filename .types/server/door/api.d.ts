import type { FastifyInstance } from 'fastify';
import type { Clock } from '@pepite/matches';
import type { Place } from './visit.ts';
/** Everything that is asked over plain HTTP. */
export declare function addApi(app: FastifyInstance, { house }: Place, clock: Clock): void;
