import type { Socket } from 'node:net';
import type { Problem } from '@pepite/protocol';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
/** The largest body of a request, in bytes. */
export declare const LARGEST_BODY = 8192;
/** The longest part of an address that names something, in characters. */
export declare const LONGEST_PARAMETER = 100;
/** Whatever goes wrong with a request is answered in one shape: a problem that has a name. */
export declare const refuse: (reply: FastifyReply, problem: Problem, status?: number) => FastifyReply;
export declare function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply<import("fastify").RouteGenericInterface, import("fastify").RawServerDefault, import("http").IncomingMessage, import("http").ServerResponse<import("http").IncomingMessage>, unknown, import("fastify").FastifySchema, import("fastify").FastifyTypeProviderDefault, unknown>;
/** What the framework finds wrong before it knows what a request is about. */
export declare function answerFrameworkError(error: FastifyError, reply: FastifyReply): void;
/** What is no request at all, or never becomes one, is answered and its connection ended. */
export declare function answerBrokenRequest({ code }: {
    readonly code?: string;
}, socket: Socket): void;
