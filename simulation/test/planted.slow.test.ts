import { describe, expect, it } from 'vitest';
import { PLANTED } from '../planted.ts';
import { simulate } from '../simulation.ts';

/** No bug takes longer to be found. */
const MOST_SEEDS = 1000;

describe('bugs that are put into the program', () => {
  it.each(Object.entries(PLANTED))('a simulation finds a program that %s', async (name, plant) => {
    const undo = plant();
    let found: number | undefined;
    try {
      for (let seed = 1; seed <= MOST_SEEDS && found === undefined; seed++) {
        const { violation } = await simulate(seed);
        if (violation !== undefined) found = seed;
      }
    } finally {
      undo();
    }
    console.info(`“${name}” is found after ${found} seeds`);
    expect(found).toBeDefined();
    // The bug was found, not the seed: without it nothing is.
    const { violation } = await simulate(found ?? 1);
    expect(violation).toBeUndefined();
  });
});
