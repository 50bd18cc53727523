import { createHash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Guest } from '@pepite/matches';

declare module 'fastify' {
  interface FastifyRequest {
    /** Whether its guest has logged this device out from another one. */
    isLoggedOut: boolean;
  }
}

/**
 * Over TLS the name begins with `__Host-`, so that browsers take the cookie from this very host
 * only: a neighbouring subdomain can't plant one of its own. They refuse that name on plain HTTP.
 */
const PLAIN = 'pepite';
const SECURE = '__Host-pepite';

const DAY = 24 * 60 * 60;
const YEAR = 365 * DAY;
/** A cookie older than this is given anew, so that whoever comes back keeps it, in days. */
const RENEWED_AFTER = 30;

/** What a cookie says: who somebody is, and when it was given. */
interface Pass {
  readonly token: string;
  /** Days since 1970; 0 for the first cookies, which did not say. */
  readonly issued: number;
  /** Raised when other devices are logged out; 0 where that never happened. */
  readonly generation: number;
  /** Whether a key has signed it that no longer signs. */
  readonly isOfOlderKey: boolean;
}

/** The disk knows a guest by this; the token itself is known to the guest's browser only. */
const guestOf = (token: string): Guest => createHash('sha256').update(token).digest('base64url');

const isSecure = (request: FastifyRequest): boolean => request.protocol === 'https';

/**
 * Who makes a request: nobody if there is no cookie of ours, if its signature is wrong, or if this
 * device was logged out from another one.
 */
export function guestIn(request: FastifyRequest): Guest | undefined {
  const pass = passOf(request);
  return pass && guestOf(pass.token);
}

/** The cookies of which generation a request's cookie is one of. */
export const generationIn = (request: FastifyRequest): number => passOf(request)?.generation ?? 0;

/** What another device needs to be the same guest: the token, and of which generation it is. */
export function carriedIn(request: FastifyRequest): string | undefined {
  const pass = passOf(request);
  if (pass === undefined) return undefined;
  return pass.generation === 0 ? pass.token : `${pass.token}~${pass.generation}`;
}

/** Lets this browser be the guest of a token from now on; its name is told. */
export function adopt(
  request: FastifyRequest,
  reply: FastifyReply,
  carried: string,
  date: number,
): Guest {
  const [token = '', generation = '0'] = carried.split('~');
  give(request, reply, { token, generation: Number(generation), today: dayOf(date) });
  return guestOf(token);
}

/** Gives this browser a cookie of a generation: those before count no more. */
export function giveAnew(
  request: FastifyRequest,
  reply: FastifyReply,
  generation: number,
  date: number,
): void {
  const pass = passOf(request);
  if (pass !== undefined) give(request, reply, { ...pass, generation, today: dayOf(date) });
}

/** Lets a browser forget who it is. */
export function logOut(request: FastifyRequest, reply: FastifyReply): void {
  const secure = isSecure(request);
  for (const name of secure ? [SECURE, PLAIN] : [PLAIN]) {
    // Browsers keep what is protected unless it is taken away in the same words.
    void reply.clearCookie(name, { path: '/', secure, httpOnly: true, sameSite: 'lax' });
  }
}

const dayOf = (date: number): number => Math.floor(date / 1000 / DAY);

/** Who makes a request; a newcomer gets a cookie, one that is old or of an older key is renewed. */
export function welcome(request: FastifyRequest, reply: FastifyReply, date: number): Guest {
  const today = dayOf(date);
  const pass = passOf(request);
  const token = pass?.token ?? randomBytes(24).toString('base64url');
  const isFresh = pass !== undefined && !pass.isOfOlderKey && today - pass.issued <= RENEWED_AFTER;
  if (!isFresh) {
    give(request, reply, { token, generation: pass?.generation ?? 0, today });
    // Over TLS a plain one has been taken over or says nothing; the browser need not keep it.
    if (isSecure(request) && PLAIN in request.cookies) {
      void reply.clearCookie(PLAIN, { path: '/' });
    }
  }
  return guestOf(token);
}

interface Given extends Pick<Pass, 'token' | 'generation'> {
  readonly today: number;
}

function give(
  request: FastifyRequest,
  reply: FastifyReply,
  { token, generation, today }: Given,
): void {
  const value = generation === 0 ? `${token}~${today}` : `${token}~${today}~${generation}`;
  void reply.setCookie(isSecure(request) ? SECURE : PLAIN, value, {
    signed: true,
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure(request),
    path: '/',
    maxAge: YEAR,
  });
}

/**
 * The pass in the cookie that browsers protect. A plain one over TLS may have been planted by a
 * neighbouring subdomain, signed as it is, to have somebody new play as the neighbour's guest. So
 * only those from before the protected ones count, which nobody is given any more.
 */
function passOf(request: FastifyRequest): Pass | undefined {
  if (request.isLoggedOut) return undefined;
  if (!isSecure(request)) return passIn(request, PLAIN);
  return passIn(request, SECURE) ?? passIn(request, PLAIN, ({ issued }) => issued === 0);
}

/** The first cookie of a name that we have signed and that counts; others may be anybody's. */
function passIn(
  request: FastifyRequest,
  name: string,
  counts: (pass: Pass) => boolean = () => true,
): Pass | undefined {
  for (const text of cookiesNamed(request.headers.cookie ?? '', name)) {
    const { valid, value, renew: isOfOlderKey } = request.unsignCookie(text);
    if (!valid) continue;
    const [token = '', issued = '0', generation = '0'] = value.split('~');
    const pass = { token, issued: Number(issued), generation: Number(generation), isOfOlderKey };
    if (counts(pass)) return pass;
  }
  return undefined;
}

function* cookiesNamed(header: string, name: string): Generator<string> {
  for (const cookie of header.split(';')) {
    const [key = '', ...value] = cookie.split('=');
    if (key.trim() === name) yield decode(value.join('=').trim());
  }
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
