import { cpus } from 'node:os';
import { ROUNDS } from './contest.ts';
import { versions } from './entries.ts';
import { loadsOf, type Plan } from './plan.ts';

/** How it was measured, and on what: figures without it mean nothing. */
export interface Method {
  readonly slices: number;
  /** For each server at each load. */
  readonly seconds: number;
  readonly loads: readonly number[];
  readonly seed: number;
  readonly node: string;
  readonly versions: ReturnType<typeof versions>;
  readonly processor: string;
}

export const methodOf = (plan: Plan): Method => ({
  slices: ROUNDS,
  seconds: plan.seconds,
  loads: loadsOf(plan),
  seed: plan.seed,
  node: process.versions.node,
  versions: versions(),
  processor: cpus().at(0)?.model ?? process.arch,
});
