import { describe, expect, it } from 'vitest';
import type { MatchStore } from '../../store.ts';
import { newMatch } from './new-match.ts';

const SOURCE = { secret: '5e'.repeat(32), contributions: [null, null] };
const ADDED = { ...SOURCE, contributions: ['0f'.repeat(16), null] };

/** What a store keeps of what the chance of a match follows from. */
export function describeChance(store: () => MatchStore): void {
  describe('chance', () => {
    it('what chance follows from is kept with a match, and what players have added', async () => {
      await store().create({ ...newMatch('m'), chance: SOURCE }, 1);
      expect((await store().load('m'))?.chance).toEqual(SOURCE);
      expect(await store().append('m', 0, { chance: ADDED }, 2)).toBe('kept');
      await store().append('m', 1, { moves: { ply: 0, entries: ['* first 1'] } }, 3);
      await store().append('m', 2, { status: 'playing' }, 4);
      const found = await store().load('m');
      expect(found).toMatchObject({ chance: ADDED, revision: 3, moves: ['* first 1'] });
    });

    it('a match that brings its own chance has no secret', async () => {
      await store().create(newMatch('m'), 1);
      expect((await store().load('m'))?.chance).toBeNull();
    });
  });
}
