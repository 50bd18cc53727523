import { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { Clock } from '@pepite/matches';
import { type Proxy } from '../proxy.ts';
import { type Health } from './health.ts';
import type { Limits } from './limits.ts';
import type { Place } from './visit.ts';
export interface DoorSettings {
    /** Where the built pages are. */
    readonly pages: string;
    readonly cookieKey: Buffer;
    readonly limits: Limits;
    readonly proxy: Proxy;
    readonly logger: FastifyBaseLogger;
    readonly clock: Clock;
    readonly health: Health;
}
/** Everything that comes in from outside comes in here. */
export declare function openDoor(place: Place, settings: DoorSettings): Promise<FastifyInstance>;
