import type { Outcome } from '../../simulation.ts';

/** Every run of tests has room for so many seeds of its own. */
const ROOM = 1_000_000;

/** The first seed of a run of tests that begins with a seed. */
export const firstSeed = (seed: number): number => ((seed - 1) % 900) * ROOM + 1;

/** What went wrong, and how to see it again. */
export const describeBroken = ({ seed, violation }: Outcome): string =>
  `${violation?.promise}: ${violation?.details} (npm run simulate-faults -- --seed ${seed})`;
