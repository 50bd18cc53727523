import { describe, expect, it } from 'vitest';
import { type AnyStore, newMatch } from '../../../matches/test/support/describe-store.ts';
import type { StoreClient } from '../../store/batch.ts';

interface StoreUnderTest {
  readonly store: AnyStore;
  readonly client: StoreClient;
}

const MARK = { seat: 0, effort: 'quick', program: 'pepite 1' };

/** What a database keeps of reviews. */
export function describeReviews(database: () => StoreUnderTest): void {
  describe('reviews', () => {
    it('a review is found by match, seat, effort and program, and by nothing less', async () => {
      const { client, store } = database();
      await store.create(newMatch('m'), 1);
      await store.create(newMatch('n'), 1);
      await client.call('keepReview', 'm', MARK, 'what “é🂡” was found');
      expect(await client.call('reviewOf', 'm', MARK)).toBe('what “é🂡” was found');
      for (const other of [{ seat: 1 }, { effort: 'normal' }, { program: 'pepite 2' }]) {
        expect(await client.call('reviewOf', 'm', { ...MARK, ...other })).toBeUndefined();
      }
      expect(await client.call('reviewOf', 'n', MARK)).toBeUndefined();
    });

    it('a review by another program takes the place of the one before', async () => {
      const { client, store } = database();
      await store.create(newMatch('m'), 1);
      await client.call('keepReview', 'm', MARK, 'first');
      const later = { ...MARK, program: 'pepite 2' };
      await client.call('keepReview', 'm', later, 'second');
      expect(await client.call('reviewOf', 'm', MARK)).toBeUndefined();
      expect(await client.call('reviewOf', 'm', later)).toBe('second');
    });

    it('reviews go with their match, and none is kept of a match that is gone', async () => {
      const { client, store } = database();
      await store.create(newMatch('m'), 1);
      await client.call('keepReview', 'm', MARK, 'found');
      expect(await client.call('removeMatches', ['m'])).toBe(1);
      await client.call('keepReview', 'm', MARK, 'found too late');
      await store.create(newMatch('m'), 2);
      expect(await client.call('reviewOf', 'm', MARK)).toBeUndefined();
    });
  });
}
