import { fileURLToPath } from 'node:url';
import { type Contestant, type Heat, startServer } from './contestant.ts';

/**
 * Playouts are many small functions; with these, V8 makes one of them. The launcher of `pepite`
 * gives itself the same.
 */
export const V8_FLAGS: readonly string[] = [
  '--max-inlined-bytecode-size-cumulative=5000',
  '--max-inlined-bytecode-size=2000',
];

/** What makes the names that modules share as fast as their own, see `link`. */
export const LINKED: readonly string[] = ['--import', new URL('linked.ts', import.meta.url).href];

const PLAYER = fileURLToPath(new URL('player.ts', import.meta.url));

/** Ourselves, in a process of our own for every heat. */
export const startPepite = ({ game, seats, seed }: Heat, signal: AbortSignal): Contestant =>
  startServer({
    command: process.execPath,
    options: ['--expose-gc', ...V8_FLAGS, ...LINKED, PLAYER, game, String(seats), String(seed)],
    signal,
  });
