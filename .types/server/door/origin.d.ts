import type { FastifyRequest } from 'fastify';
/** Why a page may not open a socket, in words for whoever runs the server. */
export interface ForeignOrigin {
    readonly origin: string;
    /** Where the request was sent to, as far as we know. */
    readonly host: string;
    readonly hint: string;
}
/**
 * A page of another site must not speak in the name of our guest. `request.host` is what a proxy
 * says it was asked for, if that proxy is trusted, and else the `Host` of the request.
 */
export declare function foreignOrigin(request: FastifyRequest, isBehindProxy: boolean): ForeignOrigin | undefined;
