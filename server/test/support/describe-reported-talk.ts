import { describe, expect, it } from 'vitest';
import { type AnyStore, newMatch } from '../../../matches/test/support/describe-store.ts';
import type { StoreClient } from '../../store/batch.ts';
import type { Report } from '../../store/reports.ts';

interface StoreUnderTest {
  readonly store: AnyStore;
  readonly client: StoreClient;
  readonly reports: () => Promise<readonly Report[]>;
}

const SEATED = { bot: null, standIn: null, marks: null };
const ANN = { ...SEATED, guest: 'ann', name: 'Ann' };
const BEN = { ...SEATED, guest: 'ben', name: 'Ben' };

/** What becomes of what guests have said, with reports about them, other names, and their end. */
export function describeReportedTalk(database: () => StoreUnderTest): void {
  const report = (match: string, date: number, reporter = 'ann', seat = 1) =>
    database().client.call('report', { match, seat, reporter, reason: 'talk', date });

  describe('what guests have said', () => {
    it('a report holds what the reported guest has written there, and no more', async () => {
      const { store, client } = database();
      await store.create(newMatch('m', [ANN, BEN]), 1);
      await store.create(newMatch('n', [ANN, BEN]), 1);
      const say = (match: string, guest: string, text: string) =>
        store.talk.say(match, { guest, seat: 1, name: 'x', said: { kind: 'text', text } });
      for (const text of ['first', 'second “é🂡”']) await say('m', 'ben', text);
      await say('m', 'ann', 'not this');
      await say('n', 'ben', 'nor this');
      const hello = { kind: 'phrase', phrase: 'hello' } as const;
      await store.talk.say('m', { guest: 'ben', seat: 1, name: 'x', said: hello });
      await report('m', 10);
      await report('n', 11, 'ben', 0);
      const kept = await database().reports();
      expect(kept.map(({ match, text }) => [match, text])).toEqual([
        ['n', null],
        ['m', 'first\nsecond “é🂡”'],
      ]);
      expect(await client.call('removeMatches', ['m'])).toBe(1);
      expect(await store.talk.talkSince('m', 0)).toEqual([]);
      expect(await database().reports()).toHaveLength(2);
    });

    it('what a guest has said bears a new name of the host, and goes with the guest', async () => {
      const { store, client } = database();
      await store.create(newMatch('m', [ANN, BEN]), 1);
      const hello = { kind: 'phrase', phrase: 'hello' } as const;
      for (const [seat, guest] of ['ann', 'ben'].entries()) {
        await store.talk.say('m', { guest, seat, name: guest, said: hello });
      }
      await store.append('m', 0, { status: 'over' }, 1);
      const names = async () => (await store.talk.talkSince('m', 0)).map(({ name }) => name);
      await client.call('nameAnew', 'ann', 'Guest');
      expect(await names()).toEqual(['Guest', 'ben']);
      await client.call('forgetGuest', 'ann', 'stranger', '—');
      expect(await names()).toEqual(['ben']);
    });
  });
}
