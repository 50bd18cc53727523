import type { Guest } from './store.ts';

/**
 * A program from outside plays with a token in place of a cookie. It is a guest of its own kind, so
 * that all that holds for guests holds for it: seats, clocks, presence, and what it may know. Its
 * mark is no letter of a hash, so no cookie can make a browser one.
 */
const MARK = '.program';

/** The guest that the program of a token is, by the hash of that token. */
export const programOf = (hash: string): Guest => `${hash}${MARK}`;

export const isProgram = (guest: Guest | null): boolean => guest?.endsWith(MARK) === true;

/** How long a program has to answer whoever asks it to play, in milliseconds. */
export const CHALLENGE_TIME = 20_000;

/** After so long a program that has vanished is played for, in milliseconds. */
export const PROGRAM_AWAY_AFTER = 30_000;

/**
 * How long a program may take for a decision where the table keeps no time, in milliseconds: a bot
 * decides in its place then, so that nobody waits for ever for a program that hangs.
 */
export const PROGRAM_TIME = 60_000;
