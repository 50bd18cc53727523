import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { playthrough } from '../../test/playthrough.ts';
import { game as auruxxx } from '../index.ts';

/** Read by a person and kept: a change of the rules or of the text shows as a difference here. */
describe('golden playthroughs', () => {
  it.each([
    ['2-seats', 2, 392],
    ['4-seats', 4, 127],
    ['6-seats', 6, 319],
  ])('the playthrough %s is as it was read', async (name, seats, seed) => {
    const path = join(import.meta.dirname, 'playthroughs', `${name}.txt`);
    await expect(playthrough(auruxxx, seats, {}, seed)).toMatchFileSnapshot(path);
  });
});
