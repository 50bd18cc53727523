import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { playthrough } from '../../test/playthrough.ts';
import { game } from '../index.ts';

/** Read by a person and kept: a change of the rules or of the text shows as a difference here. */
describe('golden playthroughs', () => {
  it.each([
    ['2-seats', 2, 1],
    ['4-seats', 4, 2],
  ])('the playthrough %s is as it was read', async (name, seats, seed) => {
    const path = join(import.meta.dirname, 'playthroughs', `${name}.txt`);
    await expect(playthrough(game, seats, {}, seed)).toMatchFileSnapshot(path);
  });
});
