import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Guest } from '@pepite/matches';
/** Who makes a request: nobody if there is no cookie of ours, or if its signature is wrong. */
export declare function guestIn(request: FastifyRequest): Guest | undefined;
/** Who makes a request; a newcomer gets a cookie, and an old one is renewed. */
export declare function welcome(request: FastifyRequest, reply: FastifyReply, date: number): Guest;
