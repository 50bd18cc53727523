import { createHash, randomBytes } from 'node:crypto';
import { type Guest, programOf } from '@pepite/matches';

/** Whoever finds a token somewhere knows by this what it is for. */
const PREFIX = 'pepite_bot_';
const TOKEN = /^pepite_bot_[\w-]{43}$/;

/** A new token: only its program ever has it. */
export const newToken = (): string => `${PREFIX}${randomBytes(32).toString('base64url')}`;

/**
 * The guest that the program of a token is; nothing for what can't be a token. A token is looked up
 * by its hash, so how long that takes tells nothing about it.
 */
export const programWith = (token: string): Guest | undefined =>
  TOKEN.test(token) ? programOf(createHash('sha256').update(token).digest('base64url')) : undefined;
