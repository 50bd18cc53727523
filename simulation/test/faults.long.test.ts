import { SCALE } from '../../kernel/test/scale.ts';
import { SEED } from '../../kernel/test/seed.ts';
import { expect, it } from 'vitest';
import { simulate } from '../simulation.ts';
import { describeBroken, firstSeed } from './support/seeds.ts';

const SEEDS = 10_000 * SCALE;
const PROGRESS = 1000;
const HOURS = 3_600_000;

it(
  'no promise is broken in a hundred thousand runs',
  async () => {
    const first = firstSeed(SEED);
    const broken: string[] = [];
    for (let done = 0; done < SEEDS; done++) {
      const outcome = await simulate(first + done);
      if (outcome.violation !== undefined) broken.push(describeBroken(outcome));
      if (done % PROGRESS === 0) {
        process.stderr.write(`${done} of ${SEEDS} seeds, ${broken.length} broken\n`);
      }
    }
    expect(broken).toEqual([]);
  },
  2 * HOURS,
);
