import { join } from 'node:path';
import { V8_FLAGS } from '../../../cli/flags.mjs';

/** For Node: the program that was built, with the flags that the launcher starts it with. */
export const PROGRAM: readonly string[] = [
  ...V8_FLAGS,
  join(import.meta.dirname, '../../../dist/node/pepite.js'),
];

/** The server as `npm start` runs it, on any port that is free. */
export const SERVER: readonly string[] = [...PROGRAM, 'serve', '--port', '0'];

/** Where `npm test` has Node keep what it has compiled: every process starts a fifth sooner. */
export const COMPILED = { NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] } as const;
