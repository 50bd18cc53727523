import { describe, expect, it } from 'vitest';
import { type AnyStore, newMatch } from '../../../matches/test/support/describe-store.ts';
import type { StoreClient } from '../../store/batch.ts';
import { MOST_REPORTS } from '../../store/reports.ts';

interface StoreUnderTest {
  readonly store: AnyStore;
  readonly client: StoreClient;
}

const DAY = 24 * 60 * 60 * 1000;
const SEATED = { bot: null, standIn: null, marks: null };
const ANN = { ...SEATED, guest: 'ann', name: 'Ann' };
const BEN = { ...SEATED, guest: 'ben', name: 'Bén “🂡”' };

/** What a database keeps for the host of the server, and of devices that were logged out. */
export function describeHost(database: () => StoreUnderTest): void {
  const report = (match: string, date: number, reporter = 'ann', seat = 1) =>
    database().client.call('report', { match, seat, reporter, reason: 'name', date });

  describe('for the host', () => {
    it('[R16] a guest reports so many others a day, and the next day again', async () => {
      const { store } = database();
      for (let number = 0; number <= MOST_REPORTS; number++) {
        await store.create(newMatch(`m${number}`, [ANN, BEN]), 1);
      }
      for (let number = 0; number < MOST_REPORTS; number++) {
        expect(await report(`m${number}`, 10)).toBe('kept');
      }
      const last = `m${MOST_REPORTS}`;
      expect(await report(last, 9 + DAY)).toBe('too-many');
      expect(await report(last, 9 + DAY, 'ben', 0)).toBe('kept');
      expect(await report(last, 10 + DAY)).toBe('kept');
      expect(await report('none', 10 + DAY)).toBe('not-seated');
    });

    it('[R16] a guest is renamed at matches that are over; others go on as they are', async () => {
      const { store, client } = database();
      await store.rename('ann', 'Ann', 1);
      await store.create(newMatch('m', [ANN, BEN]), 1);
      await store.create(newMatch('n', [ANN, BEN]), 1);
      await store.append('m', 0, { status: 'over' }, 1);
      await client.call('nameAnew', 'ann', 'Guest');
      expect(await store.nameOf('ann')).toBe('Guest');
      expect((await store.load('m'))?.seats.map(({ name }) => name)).toEqual(['Guest', BEN.name]);
      expect((await store.load('n'))?.seats.map(({ name }) => name)).toEqual(['Ann', BEN.name]);
    });
  });

  describe('devices that are logged out', () => {
    it('[R18] each time the generation of a guest is a later one, whatever the date', async () => {
      const { store, client } = database();
      await store.rename('ann', 'Ann', 1);
      await store.rename('ben', 'Ben', 1);
      expect(await client.call('generationOf', 'ann')).toBe(0);
      expect(await client.call('logOutOthers', 'ann', 500)).toBe(500);
      expect(await client.call('logOutOthers', 'ann', 500)).toBe(501);
      expect(await client.call('logOutOthers', 'ann', 3)).toBe(502);
      expect(await client.call('generationOf', 'ann')).toBe(502);
      expect(await client.call('generationOf', 'ben')).toBe(0);
      expect(await client.call('logOutOthers', 'nobody', 500)).toBe(0);
      await store.rename('ann', 'Anna', 600);
      expect(await client.call('loggedOutSince', 501)).toEqual([{ guest: 'ann', generation: 502 }]);
      expect(await client.call('loggedOutSince', 502)).toEqual([]);
      expect(await client.call('loggedOutSince', -1)).toHaveLength(1);
    });
  });
}
