import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { playthrough } from '../../test/playthrough.ts';
import { game as orEtc } from '../index.ts';
import { orEtc1 } from './setting.ts';

/** Read by a person and kept: a change of the rules or of the text shows as a difference here. */
describe('golden playthroughs', () => {
  it.each([
    ['2-seats', 2, 11, orEtc],
    ['4-seats', 4, 12, orEtc],
    ['6-seats', 6, 13, orEtc],
    ['4-seats-rules-1', 4, 12, orEtc1],
  ])('the playthrough %s is as it was read', async (name, seats, seed, game) => {
    const path = join(import.meta.dirname, 'playthroughs', `${name}.txt`);
    const options = { sheets: seats, accidents: 3 };
    await expect(playthrough(game, seats, options, seed)).toMatchFileSnapshot(path);
  });
});
