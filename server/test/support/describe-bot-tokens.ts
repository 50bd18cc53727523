import { describe, expect, it } from 'vitest';
import type { AnyStore } from '../../../matches/test/support/describe-store.ts';
import type { StoreClient } from '../../store/batch.ts';
import { MOST_TOKENS } from '../../store/bot-tokens.ts';
import { removeExpired } from '../../sweeping.ts';

interface StoreUnderTest {
  readonly store: AnyStore;
  readonly client: StoreClient;
}

const DAY = 24 * 60 * 60 * 1000;
const RETENTION = { waiting: 0, abandoned: 0, finished: 0, guests: 400 };
const token = (program: string, owner: string | null = 'ann', name = 'Robo') => ({
  program: `${program}.program`,
  owner,
  name,
  date: 7,
});

/** What a database keeps of programs from outside. */
export function describeBotTokens(database: () => StoreUnderTest): void {
  describe('tokens of programs', () => {
    describeKept(database);
    describeGone(database);
  });
}

function describeKept(database: () => StoreUnderTest): void {
  describe('that are kept', () => {
    it('a token is found by its program, and listed for whoever made it', async () => {
      const { client, store } = database();
      expect(await client.call('addBotToken', token('two', 'ann', 'Zoé “🂡”'))).toBe('kept');
      expect(await client.call('addBotToken', token('one'))).toBe('kept');
      expect(await client.call('addBotToken', token('other', 'ben'))).toBe('kept');
      expect(await client.call('botToken', 'two.program')).toEqual(token('two', 'ann', 'Zoé “🂡”'));
      expect(await client.call('botToken', 'two')).toBeUndefined();
      const own = await client.call('botTokensOf', 'ann');
      expect(own.map(({ program }) => program)).toEqual(['one.program', 'two.program']);
      expect(await store.nameOf('two.program')).toBe('Zoé “🂡”');
    });

    it('a program is called what the host has renamed it to', async () => {
      const { client } = database();
      await client.call('addBotToken', token('one'));
      await client.call('nameAnew', 'one.program', '—');
      expect(await client.call('botToken', 'one.program')).toMatchObject({ name: '—' });
    });

    it('a person has so many programs, the host as many as it wants', async () => {
      const { client } = database();
      for (let place = 0; place < MOST_TOKENS; place++) {
        expect(await client.call('addBotToken', token(`${place}`))).toBe('kept');
      }
      expect(await client.call('addBotToken', token('more'))).toBe('too-many');
      expect(await client.call('botToken', 'more.program')).toBeUndefined();
      for (let place = 0; place <= MOST_TOKENS; place++) {
        expect(await client.call('addBotToken', token(`host ${place}`, null))).toBe('kept');
      }
    });
  });
}

function describeGone(database: () => StoreUnderTest): void {
  describe('that are gone', () => {
    it('a token is revoked by whoever made it or by the host, and by nobody else', async () => {
      const { client } = database();
      for (const program of ['one', 'two']) await client.call('addBotToken', token(program));
      const both = ['one.program', 'two.program'];
      expect(await client.call('dropBotToken', 'one.program', 'ben')).toBe(false);
      expect((await client.call('programsLeft', both)).toSorted()).toEqual(both);
      expect(await client.call('dropBotToken', 'one.program', 'ann')).toBe(true);
      expect(await client.call('dropBotToken', 'one.program', 'ann')).toBe(false);
      expect(await client.call('programsLeft', both)).toEqual(['two.program']);
      expect(await client.call('dropBotToken', 'two.program', null)).toBe(true);
      expect(await client.call('programsLeft', both)).toEqual([]);
      expect(await client.call('botToken', 'two.program')).toBeUndefined();
    });

    it('programs go with a person who is forgotten, and stay while nobody comes', async () => {
      const { client, store } = database();
      await store.rename('ann', 'Ann', 7);
      await client.call('addBotToken', token('one'));
      await store.rename('ben', 'Ben', 7);
      const swept = await removeExpired(client, RETENTION, 1000 * DAY, () => false);
      expect(swept.guests).toBe(1);
      expect([await store.nameOf('ann'), await store.nameOf('one.program')]).toEqual([
        'Ann',
        'Robo',
      ]);
      expect(await client.call('forgetGuest', 'ann', 'stranger', '—')).toBe(true);
      expect(await client.call('botToken', 'one.program')).toBeUndefined();
    });
  });
}
