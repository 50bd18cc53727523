import { describe, expect, it } from 'vitest';
import type { KeptPlans } from '../../kept-plans.ts';
import type { MatchStore } from '../../store.ts';
import { CLOCKS } from './describe-clocks.ts';
import { keeping, newMatch } from './new-match.ts';

const PLANS: KeptPlans = [
  { standing: [{ plan: 'keep', period: '1' }], next: null, outcome: null },
  {
    standing: [],
    next: { moves: ['play Z9', 'play B1'], round: 0, asked: 12 },
    outcome: { kind: 'used', move: 'play é' },
  },
];

/** What every store does with the plans of matches. */
export function describePlans(store: () => MatchStore): void {
  describe('plans', () => {
    it('the plans of a match are those of the last step that had some', async () => {
      const keep = await keeping(store());
      expect((await store().load('m'))?.plans).toBeNull();
      await keep({ plans: PLANS, planDue: null });
      await keep({ moves: { ply: 0, entries: ['0 pass'] } });
      expect((await store().load('m'))?.plans).toEqual(PLANS);
      await keep({ host: 'ben', plans: PLANS.slice(1), planDue: 5000 });
      expect((await store().load('m'))?.plans).toEqual(PLANS.slice(1));
      await keep({ plans: [], planDue: null });
      expect((await store().load('m'))?.plans).toEqual([]);
    });

    it('matches in which a planned move should have been made by a date are found', async () => {
      const planned = (planDue: number | null) => ({ plans: PLANS, planDue });
      for (const match of ['a', 'b', 'c', 'd', 'e']) await store().create(newMatch(match), 1);
      await store().append('a', 0, planned(3000), 1);
      await store().append('b', 0, { host: 'ben', ...planned(2000) }, 1);
      await store().append('c', 0, planned(4000), 1);
      await store().append('d', 0, { ...planned(1000), clocks: { ...CLOCKS, due: 9000 } }, 1);
      await store().append('d', 1, planned(null), 1);
      await store().append('e', 0, { ...planned(null), clocks: { ...CLOCKS, due: 1000 } }, 1);
      expect((await store().dueBefore(3500)).toSorted()).toEqual(['a', 'b', 'e']);
      expect((await store().load('b'))?.planDue).toBe(2000);
      // What comes without plans leaves them as they are.
      await store().append('a', 1, { choices: ['0 bid'] }, 1);
      await store().append('b', 1, { host: 'ann' }, 1);
      expect((await store().dueBefore(3500)).toSorted()).toEqual(['a', 'b', 'e']);
      await store().append('a', 2, planned(null), 1);
      await store().append('b', 2, { host: 'ben', ...planned(9000) }, 1);
      expect(await store().dueBefore(3500)).toEqual(['e']);
      await store().append('b', 3, planned(1000), 1);
      await store().markBroken('b', 'program');
      expect(await store().dueBefore(3500)).toEqual(['e']);
    });
  });
}
