import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { playthrough } from '../../test/playthrough.ts';
import { game as silverAndGold } from '../index.ts';

/** Read by a person and kept: a change of the rules or of the text shows as a difference here. */
describe('golden playthroughs', () => {
  it.each([
    ['1-seat', 1, 21],
    ['2-seats', 2, 22],
    ['4-seats', 4, 24],
  ])('the playthrough %s is as it was read', async (name, seats, seed) => {
    const path = join(import.meta.dirname, 'playthroughs', `${name}.txt`);
    await expect(playthrough(silverAndGold, seats, {}, seed)).toMatchFileSnapshot(path);
  });
});
