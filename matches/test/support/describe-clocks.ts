import { describe, expect, it } from 'vitest';
import type { MatchChange, MatchStore } from '../../store.ts';
import { keeping, newMatch } from './new-match.ts';

/** Clocks of two seats. */
export const CLOCKS = {
  at: 1_700_000_000_000,
  ply: 2,
  running: 1,
  people: 3,
  left: [60_000, 55_000.5],
  spent: [0, 5000],
  shared: null,
  missed: [0, 1],
  pause: 0,
  isPaused: false,
};

/** What every store does with the clocks of matches. */
export function describeClocks(store: () => MatchStore): void {
  const dueAt = (due: number | null): MatchChange => ({ clocks: { ...CLOCKS, due } });

  describe('clocks', () => {
    it('the clocks of a match are those of the last step that had some', async () => {
      const keep = await keeping(store());
      expect((await store().load('m'))?.clocks).toBeNull();
      await keep({ ...dueAt(5000), moves: { ply: 0, entries: ['0 pass'], times: [7] } });
      await keep({ choices: ['0 bid'], deciding: 2 });
      expect((await store().load('m'))?.clocks).toEqual({ ...CLOCKS, due: 5000 });
      await keep({ host: 'ben', ...dueAt(null) });
      expect((await store().ofGuest('ann', 1))[0]?.clocks).toEqual({ ...CLOCKS, due: null });
    });

    it('how long moves took is kept with them, where it is known', async () => {
      const keep = await keeping(store());
      await keep({ moves: { ply: 0, entries: ['* deal', '0 bid'] } });
      await keep({ moves: { ply: 2, entries: ['1 bid', '* deal'], times: [1200, null] } });
      await keep({ host: 'ben' });
      await keep({ moves: { ply: 4, entries: ['0 pass'], times: [86_400_000] } });
      expect(await store().timesOf('m')).toEqual([null, null, 1200, null, 86_400_000]);
      expect(await store().timesOf('nothing')).toEqual([]);
    });

    it('matches of which a clock runs out before a date are found', async () => {
      for (const match of ['a', 'b', 'c', 'd', 'e']) await store().create(newMatch(match), 1);
      await store().append('a', 0, dueAt(3000), 1);
      await store().append('b', 0, { host: 'ben', ...dueAt(2000) }, 1);
      await store().append('c', 0, dueAt(4000), 1);
      await store().append('d', 0, dueAt(1000), 1);
      await store().append('d', 1, dueAt(null), 1);
      await store().append('e', 0, dueAt(1000), 1);
      await store().markBroken('e', 'program');
      expect((await store().dueBefore(3500)).toSorted()).toEqual(['a', 'b']);
      expect(await store().dueBefore(2000)).toEqual([]);
      await store().append('b', 1, dueAt(9000), 1);
      expect(await store().dueBefore(3500)).toEqual(['a']);
    });
  });
}
