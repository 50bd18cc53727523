import type { Clock } from '@pepite/matches';
import { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { Metrics } from '../metrics.ts';
/** Whether what is played can be kept. */
export declare class Health {
    #private;
    constructor(clock: Clock, tryWrite: () => boolean);
    get isWritable(): boolean;
}
/** For a balancer or a supervisor: it says nothing about what is played, and costs no allowance. */
export declare function addHealth(app: FastifyInstance, health: Health): void;
/** A door of its own for whoever runs the server: figures that players should not see. */
export declare function openMetrics(metrics: Metrics, health: Health, logger: FastifyBaseLogger): FastifyInstance;
