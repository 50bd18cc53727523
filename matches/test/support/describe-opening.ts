import { describe, expect, it } from 'vitest';
import type { Opening } from '../../branch.ts';
import type { MatchStore } from '../../store.ts';
import { newMatch, SETUP } from './new-match.ts';

const OPENING: Opening = {
  moves: ['* first 1', '1 say “é” \\ 🂡'],
  choices: ['0 bid B7'],
  imagined: { start: { table: { actor: 1 }, hands: [{ cards: [3] }, {}], box: null }, seat: 1 },
};
const MARK = { ply: 3, address: '/m/abc', names: ['Ann', 'Zoé'], imaginedFor: 1 };

/** What a store keeps of the position that a match goes on from. */
export function describeOpening(store: () => MatchStore): void {
  describe('a position to go on from', () => {
    it('the position that a match goes on from is kept with it', async () => {
      const setup = { ...SETUP, branch: MARK };
      await store().create({ ...newMatch('m'), setup, opening: OPENING }, 1);
      expect(await store().append('m', 0, { status: 'playing' }, 2)).toBe('kept');
      await store().append('m', 1, { moves: { ply: 0, entries: OPENING.moves } }, 3);
      const found = await store().load('m');
      expect(found).toMatchObject({ opening: OPENING, setup: { branch: MARK } });
      expect(found?.moves).toEqual(OPENING.moves);
    });

    it('a list knows that a match goes on from another', async () => {
      await store().create(
        { ...newMatch('m'), setup: { ...SETUP, branch: MARK }, opening: OPENING },
        1,
      );
      const [listed] = await store().ofGuest('ann', 1);
      expect(listed?.setup.branch).toEqual(MARK);
    });

    it('a match that begins at the beginning has no position', async () => {
      await store().create(newMatch('m'), 1);
      expect((await store().load('m'))?.opening).toBeNull();
    });
  });
}
