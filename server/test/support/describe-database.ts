import type { MatchChange } from '@pepite/matches';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  type AnyStore,
  describeStore,
  newMatch,
} from '../../../matches/test/support/describe-store.ts';
import { settle } from '../../../matches/test/support/settle.ts';
import type { StoreClient } from '../../store/batch.ts';
import type { Report } from '../../store/reports.ts';
import { removeExpired } from '../../sweeping.ts';
import { describeBotTokens } from './describe-bot-tokens.ts';
import { describeHost } from './describe-host.ts';
import { describeReportedTalk } from './describe-reported-talk.ts';
import { describeNotices } from './describe-notices.ts';
import { describeReviews } from './describe-reviews.ts';

/** A store on a database of its own, and what tests want to know of it. */
export interface StoreUnderTest {
  readonly store: AnyStore;
  readonly client: StoreClient;
  /** How long commits took that may be timed. */
  readonly commits: readonly number[];
  /** Fulfilled when the store has failed for good. */
  readonly failed: Promise<unknown>;
  readonly latestDate: () => Promise<number | undefined>;
  readonly cookieKey: () => Promise<Uint8Array>;
  readonly reports: () => Promise<readonly Report[]>;
  /** Changes the database with SQL, as another program might. */
  readonly alter: (script: string) => Promise<void>;
  /** SQL after which no guest can be committed. */
  readonly refuseCommits: string;
}

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
const RETENTION = { waiting: 24, abandoned: 90, finished: 365, guests: 400 };
const FOR_EVER = { waiting: 0, abandoned: 0, finished: 0, guests: 0 };
const NOW = 1000 * DAY;

/** What every database of a server does besides keeping matches. */
export function describeDatabase(name: string, open: () => Promise<StoreUnderTest>): void {
  describeStore(name, async () => (await open()).store);
  describe(`a database: ${name}`, () => {
    let database: StoreUnderTest;

    beforeEach(async () => {
      database = await open();
    });

    describeBatches(() => database);
    describeFailures(() => database);
    describeExpiry(() => database);
    describeDevices(() => database);
    describeHost(() => database);
    describeBotTokens(() => database);
    describeReportedTalk(() => database);
    describeNotices(() => database);
    describeReviews(() => database);
    describeStart(() => database);
  });
}

function describeBatches(database: () => StoreUnderTest): void {
  describe('batches', () => {
    it('everything that is asked for at once shares a commit, and reads have none', async () => {
      const { store, commits } = database();
      await Promise.all([
        store.rename('a', 'Ann', 1),
        store.create(newMatch('m'), 1),
        store.append('m', 0, { host: 'ben' }, 1),
        store.append('m', 0, { host: 'cleo' }, 1),
        store.nameOf('a'),
      ]);
      expect(commits).toHaveLength(1);
      expect(await store.load('m')).toMatchObject({ host: 'ben' });
      expect(commits).toHaveLength(1);
    });

    it('[R7] commits of sealed choices are not timed, unless others share them', async () => {
      const { store, commits } = database();
      await store.create(newMatch('m'), 1);
      let revision = 0;
      const append = (change: MatchChange) => store.append('m', revision++, change, 1);
      await append({ choices: ['0 bid Z7'], deciding: 2 });
      await Promise.all([append({ choices: [], deciding: 3 }), store.nameOf('ann')]);
      expect(commits).toHaveLength(1);
      await Promise.all([append({ choices: ['0 bid Z7'] }), store.rename('ann', 'Ann', 1)]);
      expect(commits).toHaveLength(2);
    });

    it('a database that takes what is written says so, also while something is', async () => {
      const { store, client } = database();
      expect(await client.call('canWrite')).toBe(true);
      const answers = [store.rename('a', 'Ann', 1), client.call('canWrite')];
      expect(await Promise.all(answers)).toEqual([undefined, true]);
    });
  });
}

function describeFailures(database: () => StoreUnderTest): void {
  describe('failures', () => {
    it('[R4] a read that fails fails alone, and the requests beside it are kept', async () => {
      const { store, alter } = database();
      await alter('ALTER TABLE seats RENAME TO lost');
      const [renamed, listed, named, alone] = await Promise.allSettled([
        store.rename('a', 'Ann', 1),
        store.ofGuest('a', 3),
        store.nameOf('a'),
        store.load('m').then(() => store.ofGuest('a', 3)),
      ]);
      expect(renamed.status).toBe('fulfilled');
      expect([listed.status, alone.status]).toEqual(['rejected', 'rejected']);
      expect(named).toEqual({ status: 'fulfilled', value: 'Ann' });
      expect(await store.nameOf('a')).toBe('Ann');
    });

    it('[R4] a write that fails fails its whole batch, and nobody is answered', async () => {
      const { store, failed, latestDate } = database();
      await store.create(newMatch('m'), 1);
      let answers = 0;
      const count = (): unknown => answers++;
      void store.rename('a', 'Ann', 7).then(count, count);
      void store.create(newMatch('m'), 7).then(count, count);
      void store.nameOf('a').then(count, count);
      await failed;
      void store.nameOf('a').then(count, count);
      await settle();
      expect(answers).toBe(0);
      expect(await latestDate()).toBe(1);
    });

    it('[R4] a commit that fails keeps nothing, and nobody is answered', async () => {
      const { store, failed, alter, refuseCommits, latestDate } = database();
      await alter(refuseCommits);
      let answers = 0;
      const count = (): unknown => answers++;
      void store.create(newMatch('m'), 7).then(count, count);
      void store.rename('a', 'Ann', 7).then(count, count);
      await failed;
      await settle();
      expect(answers).toBe(0);
      expect(await latestDate()).toBeUndefined();
    });
  });
}

function describeDevices(database: () => StoreUnderTest): void {
  describe('devices and guests who leave', () => {
    it('a link is taken once, and not after its time', async () => {
      const { client } = database();
      await client.call('addLink', 'one', 'sealed one', 100, 1);
      await client.call('addLink', 'two', 'sealed two', 100, 1);
      expect(await client.call('takeLink', 'none', 50)).toBeUndefined();
      const both = [client.call('takeLink', 'one', 99), client.call('takeLink', 'one', 99)];
      expect((await Promise.all(both)).filter((sealed) => sealed === 'sealed one')).toHaveLength(1);
      expect(await client.call('takeLink', 'two', 100)).toBeUndefined();
      expect(await client.call('takeLink', 'two', 1)).toBeUndefined();
    });

    it('[R18] a guest is forgotten who sits at nothing that goes on, and nobody else', async () => {
      const { store, client } = database();
      await store.rename('ann', 'Ann', 1);
      await store.rename('ben', 'Ben', 1);
      await store.create(newMatch('m'), 1);
      expect(await client.call('forgetGuest', 'ann', 'stranger', '—')).toBe(false);
      expect(await store.load('m')).toMatchObject({ host: 'ann', seats: [{ name: 'Ann' }, {}] });
      expect(await store.nameOf('ann')).toBe('Ann');
      await store.append('m', 0, { status: 'over', removed: 'ann' }, 1);
      expect(await client.call('forgetGuest', 'ann', 'stranger', '—')).toBe(true);
      const left = await store.load('m');
      expect(left).toMatchObject({ host: 'stranger', removed: [] });
      expect(left?.seats[0]).toMatchObject({ guest: 'stranger', name: '—' });
      expect(JSON.stringify(left).toLowerCase()).not.toContain('ann');
      expect([await store.nameOf('ann'), await store.nameOf('ben')]).toEqual([undefined, 'Ben']);
      expect(await store.ofGuest('ann', 9)).toEqual([]);
    });
  });
}

function describeExpiry(database: () => StoreUnderTest): void {
  const sweep = (retention = RETENTION, inUse: readonly string[] = []) =>
    removeExpired(database().client, retention, NOW, (match) => inUse.includes(match));

  describe('what nobody comes back to', () => {
    it('matches are removed by their age, each kind after its own time', async () => {
      const { store } = database();
      const kinds = [
        ['waiting', 24 * HOUR],
        ['playing', 90 * DAY],
        ['over', 365 * DAY],
      ] as const;
      for (const [status, age] of kinds) {
        for (const [name, date] of [
          ['old', NOW - age - 1] as const,
          ['young', NOW - age] as const,
        ]) {
          await store.create(newMatch(`${status} ${name}`), 1);
          const change = { status, choices: ['c'], removed: 'ben' };
          const moves = { ply: 0, entries: ['0 pass'] };
          await store.append(`${status} ${name}`, 0, { ...change, moves }, date);
        }
      }
      expect(await sweep(FOR_EVER)).toEqual({ matches: 0, guests: 0 });
      expect(await sweep(RETENTION, ['over old'])).toEqual({ matches: 2, guests: 0 });
      expect(await sweep()).toEqual({ matches: 1, guests: 0 });
      const left = (await store.ofGuest('ann', 9)).map(({ match }) => match);
      expect(left).toEqual(['waiting young', 'playing young', 'over young']);
      expect(await store.load('waiting old')).toBeUndefined();
    });

    it('expired matches are removed two hundred at a time', async () => {
      const { store } = database();
      const ids = Array.from({ length: 250 }, (_, number) => `m${number}`);
      await Promise.all(ids.map((match) => store.create(newMatch(match), 1)));
      expect((await sweep()).matches).toBe(200);
      expect((await sweep()).matches).toBe(50);
    });

    it('guests are removed who have not come for long and sit nowhere', async () => {
      const { store } = database();
      const long = NOW - 401 * DAY;
      for (const guest of ['ann', 'ben', 'cleo', 'dan']) await store.rename(guest, guest, long);
      await store.create(newMatch('m'), NOW);
      await store.noteVisit('ben', NOW - 399 * DAY);
      // Less than a day later is as good as never.
      await store.noteVisit('cleo', long + DAY - 1);
      expect(await sweep(FOR_EVER)).toEqual({ matches: 0, guests: 0 });
      expect(await sweep()).toEqual({ matches: 0, guests: 2 });
      const names = await Promise.all(
        ['ann', 'ben', 'cleo', 'dan'].map((one) => store.nameOf(one)),
      );
      expect(names).toEqual(['ann', 'ben', undefined, undefined]);
    });
  });
}

function describeStart(database: () => StoreUnderTest): void {
  describe('what a start finds', () => {
    it('the latest date is that of the last change or visit', async () => {
      const { store, latestDate } = database();
      expect(await latestDate()).toBeUndefined();
      await store.rename('ann', 'Ann', NOW);
      expect(await latestDate()).toBe(NOW);
      await store.create(newMatch('m'), NOW + 5);
      expect(await latestDate()).toBe(NOW + 5);
      await store.noteVisit('ann', NOW + 2 * DAY);
      expect(await latestDate()).toBe(NOW + 2 * DAY);
    });

    it('the key of cookies is made once', async () => {
      const { cookieKey } = database();
      const key = Buffer.from(await cookieKey());
      expect(key).toHaveLength(32);
      expect(key.equals(await cookieKey())).toBe(true);
    });
  });
}
