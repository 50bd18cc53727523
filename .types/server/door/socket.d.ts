import type { Clock, Guest } from '@pepite/matches';
import type { FastifyInstance } from 'fastify';
import type { Addresses, Entry } from './addresses.ts';
import type { Refusals } from './refusals.ts';
import { type Place } from './visit.ts';
declare module 'fastify' {
    interface FastifyRequest {
        /** Who was let in to open a socket. */
        admitted: Admitted | null;
    }
}
interface Admitted {
    readonly guest: Guest;
    readonly entry: Entry;
}
export interface SocketSettings {
    readonly addresses: Addresses;
    readonly refusals: Refusals;
    readonly clock: Clock;
    readonly isBehindProxy: boolean;
    /** Bytes that may wait for one page to read them. */
    readonly mostUnread: number;
}
export declare function addSocket(app: FastifyInstance, place: Place, settings: SocketSettings): void;
export {};
