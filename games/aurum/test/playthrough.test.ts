import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { playthrough } from '../../test/playthrough.ts';
import { game as aurum } from '../index.ts';

/** Read by a person and kept: a change of the rules or of the text shows as a difference here. */
describe('golden playthroughs', () => {
  it.each([
    ['4-seats', 4, { zeros: true, cumulative: false }, 11],
    ['3-seats', 3, { zeros: true, cumulative: false }, 12],
    ['4-seats-cumulative-no-zeros', 4, { zeros: false, cumulative: true }, 13],
  ])('the playthrough %s is as it was read', async (name, seats, options, seed) => {
    const path = join(import.meta.dirname, 'playthroughs', `${name}.txt`);
    await expect(playthrough(aurum, seats, options, seed)).toMatchFileSnapshot(path);
  });
});
