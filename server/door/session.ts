import { createHash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Guest } from '@pepite/matches';

const COOKIE = 'pepite';
const YEAR = 365 * 24 * 60 * 60;

/** The disk knows a guest by this; the token itself is known to the guest's browser only. */
const guestOf = (token: string): Guest => createHash('sha256').update(token).digest('base64url');

/** Who makes a request: nobody if there is no cookie of ours, or if its signature is wrong. */
export function guestIn(request: FastifyRequest): Guest | undefined {
  const cookie = request.cookies[COOKIE];
  if (cookie === undefined) return undefined;
  const { valid, value } = request.unsignCookie(cookie);
  return valid ? guestOf(value) : undefined;
}

/** Who makes a request; a newcomer gets a cookie. */
export function welcome(request: FastifyRequest, reply: FastifyReply): Guest {
  const known = guestIn(request);
  if (known !== undefined) return known;
  const token = randomBytes(24).toString('base64url');
  void reply.setCookie(COOKIE, token, {
    signed: true,
    httpOnly: true,
    sameSite: 'lax',
    secure: request.protocol === 'https',
    path: '/',
    maxAge: YEAR,
  });
  return guestOf(token);
}
