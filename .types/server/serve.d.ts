import { type Clock } from '@pepite/matches';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from './config.ts';
import { type Limits } from './door/limits.ts';
/** A server that is open. */
export interface Serving {
    readonly port: number;
    /** Where figures are told, if they are. */
    readonly metricsPort: number | undefined;
    close(): Promise<void>;
}
/** What a server is made of besides its settings; tests bring their own. */
export interface Parts {
    readonly clock: Clock;
    readonly logger: FastifyBaseLogger;
    readonly limits: Limits;
}
/** Opens everything: the store, the house and the door. */
export declare function serve(config: Config, parts?: Partial<Parts>): Promise<Serving>;
