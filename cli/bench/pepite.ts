import { fileURLToPath } from 'node:url';
import { V8_FLAGS } from '../flags.mjs';
import { type Contestant, type Heat, startServer } from './contestant.ts';

const PLAYER = fileURLToPath(new URL('player.ts', import.meta.url));

/** Ourselves, in a process of our own for every heat. */
export const startPepite = ({ game, seats, seed }: Heat, signal: AbortSignal): Contestant =>
  startServer({
    command: process.execPath,
    options: ['--expose-gc', ...V8_FLAGS, PLAYER, game, String(seats), String(seed)],
    signal,
  });
