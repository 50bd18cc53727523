import { itemAt } from '@pepite/kernel';
import type { TaskDone } from './job.ts';

type Values = readonly number[];

/** The part of a generation that is learnt from. */
const BEST = 0.25;

/** The quarter of all that won most. */
export function bestOf(all: readonly Values[], played: readonly TaskDone[]): readonly Values[] {
  const worth = all.map((_, candidate) => worthOf(played, candidate));
  const order = [...all.keys()].sort((one, other) => itemAt(worth, other) - itemAt(worth, one));
  return order.slice(0, Math.ceil(BEST * all.length)).map((candidate) => itemAt(all, candidate));
}

/** How many times what is fair a candidate won, with all numbers of seats together. */
const worthOf = (played: readonly TaskDone[], candidate: number): number =>
  played
    .filter((done) => done.candidate === candidate)
    .reduce((sum, { won, matches, seats }) => sum + (won / matches) * seats, 0);
