import type { FastifyInstance } from 'fastify';
import type { Trust } from '../proxy.ts';
import type { Addresses } from './addresses.ts';
import type { Refusals } from './refusals.ts';
declare module 'fastify' {
    interface FastifyContextConfig {
        /** What a request costs its address, if not as much as an ordinary one. */
        cost?: number;
    }
}
/** Counts every request against its address, whatever it asks for and whether it is there. */
export declare function limitRequests(app: FastifyInstance, addresses: Addresses, refusals: Refusals): void;
/** Counts connections before anything is asked on them: half a request takes a descriptor, too. */
export declare function limitConnections(app: FastifyInstance, { addresses, refusals, most, trusts, }: {
    readonly addresses: Addresses;
    readonly refusals: Refusals;
    readonly most: number;
    readonly trusts: Trust;
}): void;
