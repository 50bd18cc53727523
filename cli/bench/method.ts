import { cpus } from 'node:os';
import { boardgameioVersion } from './boardgameio.ts';
import { ROUNDS } from './contest.ts';
import { COMPILER, COMPILER_FLAGS } from './limit.ts';
import { V8_FLAGS } from '../flags.mjs';
import type { Plan } from './plan.ts';

/** How it was measured, and on what: figures without it mean nothing. */
export interface Method {
  readonly slices: number;
  /** For each contestant and game, of processor time. */
  readonly seconds: number;
  readonly seed: number;
  readonly node: string;
  readonly flags: string;
  readonly boardgameio: string;
  readonly compiler: string;
  readonly processor: string;
}

export const methodOf = ({ seconds, seed }: Plan): Method => ({
  slices: ROUNDS,
  seconds,
  seed,
  node: process.versions.node,
  flags: V8_FLAGS.join(' '),
  boardgameio: boardgameioVersion(),
  compiler: [COMPILER, ...COMPILER_FLAGS].join(' '),
  processor: cpus().at(0)?.model ?? process.arch,
});
