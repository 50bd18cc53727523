import { beforeEach, describe, expect, it } from 'vitest';
import { ANN, BEN, newMatch } from '../../../matches/test/support/new-match.ts';
import { CLOCKS } from '../../../matches/test/support/describe-clocks.ts';
import type { AnyStore } from '../../../matches/test/support/describe-store.ts';
import type { StoreClient } from '../../store/batch.ts';
import type { KeptDevice, UntoldTurn } from '../../store/kept-notices.ts';

const QUIET = { from: 1320, to: 420, zone: 'Europe/Paris' };
const WEBHOOK = {
  address: 'https://example.org/hook',
  secret: 'whsec_x',
  origin: 'https://play.example.org',
  language: 'fr',
} as const;

const device = (name: string, date = 1): KeptDevice => ({
  device: name,
  name: `device ${name}`,
  language: 'en',
  date,
  subscription: { endpoint: `https://push.example/${name}`, p256dh: 'key', auth: 'secret' },
});

interface Tested {
  readonly store: AnyStore;
  readonly client: StoreClient;
}

/** How guests are told of turns, as every database keeps it. */
export function describeNotices(database: () => Tested): void {
  describe('notices', () => {
    /** Ann and Ben play; both have to decide. */
    beforeEach(async () => {
      const { store } = database();
      await store.rename('ann', 'Ann', 1);
      await store.create(newMatch('m', [ANN, BEN]), 1);
      await store.append('m', 0, { status: 'playing', deciding: 3 }, 1);
      await store.append('m', 1, { moves: { ply: 0, entries: ['. deal', '. deal'] } }, 1);
    });
    const call: StoreClient['call'] = (...asked) => database().client.call(...asked);
    describeTurns(database, call);
    describeGuests(database, call);
    describeChoices(database, call);
  });
}

const allUntold = async (call: StoreClient['call'], date = 10): Promise<readonly UntoldTurn[]> =>
  (await call('untoldTurns', date, '', 100)).turns;

/** In one order: stores may tell them in any. */
const untoldIn = (turns: readonly UntoldTurn[]) =>
  turns
    .toSorted((one, other) => one.channel.localeCompare(other.channel))
    .map(({ guest, channel, turn }) => [guest, channel, turn]);

function describeTurns(database: () => Tested, call: StoreClient['call']): void {
  describe('turns', () => {
    const untold = async () => untoldIn(await allUntold(call));

    it('a turn is untold on each channel until that is claimed, once for each turn', async () => {
      const { store } = database();
      await call('addDevice', 'ann', device('phone'));
      await call('setWebhook', 'ann', WEBHOOK);
      expect(await untold()).toEqual([
        ['ann', 'phone', 2],
        ['ann', 'webhook', 2],
      ]);
      const key = { match: 'm', guest: 'ann', channel: 'phone', turn: 2 };
      const both = [call('claimNotice', key, 1), call('claimNotice', key, 1)];
      expect((await Promise.all(both)).filter(Boolean)).toHaveLength(1);
      expect(await untold()).toEqual([['ann', 'webhook', 2]]);
      await store.append('m', 2, { choices: ['1 bid Z7'], deciding: 1 }, 1);
      expect(await untold()).toEqual([['ann', 'webhook', 2]]);
      await store.append('m', 3, { moves: { ply: 2, entries: ['0 x'] }, deciding: 1 }, 1);
      expect(await untold()).toEqual([
        ['ann', 'phone', 3],
        ['ann', 'webhook', 3],
      ]);
      await store.append('m', 4, { moves: { ply: 3, entries: ['0 y'] }, deciding: 2 }, 1);
      expect(await untold()).toEqual([]);
    });

    it('what has failed is untold again at its date, and claimed once more', async () => {
      await call('setWebhook', 'ann', WEBHOOK);
      const key = { match: 'm', guest: 'ann', channel: 'webhook', turn: 2 };
      expect(await call('claimNotice', key, 1)).toBe(true);
      await call('retryNotice', key, 50);
      expect(await allUntold(call, 49)).toEqual([]);
      expect(await allUntold(call, 50)).toMatchObject([{ attempts: 1, quiet: null }]);
      expect(await call('claimNotice', key, 2)).toBe(true);
      expect(await call('claimNotice', key, 2)).toBe(false);
      expect(await allUntold(call, 99)).toEqual([]);
    });

    it('nobody is told of a match that is muted, paused, over, or played by a bot', async () => {
      const { store } = database();
      await call('addDevice', 'ann', device('phone'));
      await call('mute', 'm', 'ann', true);
      expect(await untold()).toEqual([]);
      await call('mute', 'm', 'ann', false);
      expect(await untold()).toHaveLength(1);
      const clocks = { ...CLOCKS, isPaused: true, due: null };
      await store.append('m', 2, { clocks }, 1);
      expect(await untold()).toEqual([]);
      await store.append('m', 3, { clocks: { ...clocks, isPaused: false } }, 1);
      await store.append('m', 4, { seats: [[0, { ...ANN, standIn: 'regular' }]] }, 1);
      expect(await untold()).toEqual([]);
      await store.append('m', 5, { seats: [[0, ANN]] }, 1);
      expect(await untold()).toHaveLength(1);
      await store.append('m', 6, { status: 'over' }, 1);
      expect(await untold()).toEqual([]);
    });
  });
}

function describeGuests(database: () => Tested, call: StoreClient['call']): void {
  describe('many guests, and several on one device', () => {
    it('turns are found of some guests at a time, with the last if more follow', async () => {
      await call('addDevice', 'ann', device('phone'));
      await call('addDevice', 'ann', device('tablet', 2));
      await call('setWebhook', 'ben', WEBHOOK);
      await call('addDevice', 'zoe', device('elsewhere'));
      const found: unknown[] = [];
      for (const after of ['', 'ann', 'ben', 'zoe']) {
        const { turns, last } = await call('untoldTurns', 10, after, 1);
        found.push([turns.map(({ guest, channel }) => `${guest} ${channel}`).toSorted(), last]);
      }
      expect(found).toEqual([
        [['ann phone', 'ann tablet'], 'ann'],
        [['ben webhook'], 'ben'],
        [[], 'zoe'],
        [[], null],
      ]);
    });

    it('companions are told of on the device of their guest, who may mute them', async () => {
      const { store } = database();
      const companion = { ...BEN, guest: 'ann/2', name: 'Zoé' };
      await store.create(newMatch('n', [ANN, companion]), 1);
      await store.append('n', 0, { status: 'playing', deciding: 2 }, 1);
      await call('addDevice', 'ann', device('phone'));
      await call('addDevice', 'ann/2', device('nobody’s'));
      await call('dropDevice', 'ann/2', 'nobody’s');
      await call('addDevice', 'an', device('stranger’s'));
      await call('setQuiet', 'ann', QUIET);
      const found = await allUntold(call);
      const waiting = { match: 'n', guest: 'ann/2', channel: 'phone', turn: 0, attempts: 0 };
      expect(found.find(({ match }) => match === 'n')).toEqual({ ...waiting, quiet: QUIET });
      expect(found).toHaveLength(2);
      const key = { match: 'n', guest: 'ann/2', channel: 'phone', turn: 0 };
      expect(await call('claimNotice', key, 1)).toBe(true);
      expect(untoldIn(await allUntold(call))).toEqual([['ann', 'phone', 2]]);
      await store.append('n', 1, { moves: { ply: 0, entries: ['0 x'] }, deciding: 2 }, 1);
      expect(untoldIn(await allUntold(call))).toHaveLength(2);
      await call('mute', 'n', 'ann', true);
      expect(untoldIn(await allUntold(call))).toEqual([['ann', 'phone', 2]]);
    });
  });
}

function describeChoices(database: () => Tested, call: StoreClient['call']): void {
  describe('what guests choose', () => {
    it('a guest has ten devices at the most, and mutes own matches only', async () => {
      for (let date = 0; date < 12; date++)
        await call('addDevice', 'ann', device(`d${date}`, date));
      await call('addDevice', 'ben', device('d11', 20));
      await call('setWebhook', 'ann', WEBHOOK);
      await call('setQuiet', 'ann', QUIET);
      await call('mute', 'm', 'ann', true);
      await call('mute', 'm', 'ann', true);
      await call('mute', 'elsewhere', 'ann', true);
      const { devices, ...rest } = await call('noticesOf', 'ann');
      expect(rest).toEqual({ webhook: WEBHOOK, quiet: QUIET, muted: ['m'] });
      expect(devices.map((one) => one.device)).toEqual([
        'd2',
        'd3',
        'd4',
        'd5',
        'd6',
        'd7',
        'd8',
        'd9',
        'd10',
      ]);
      expect((await call('noticesOf', 'ben')).devices).toEqual([device('d11', 11)]);
      await call('dropDevice', 'ann', 'd11');
      expect((await call('noticesOf', 'ben')).devices).toHaveLength(1);
      await call('setWebhook', 'ann', null);
      await call('setQuiet', 'ann', null);
      expect(await call('noticesOf', 'ann')).toMatchObject({ webhook: null, quiet: null });
    });

    it('a guest who logs out other devices has none, a forgotten one nothing', async () => {
      const { store } = database();
      await call('addDevice', 'ann', device('phone'));
      await call('setWebhook', 'ann', WEBHOOK);
      await call('logOutOthers', 'ann', 5);
      expect(await call('noticesOf', 'ann')).toMatchObject({ devices: [], webhook: WEBHOOK });
      await call('addDevice', 'ann', device('phone'));
      await call('mute', 'm', 'ann', true);
      await store.append('m', 2, { status: 'over' }, 1);
      await call('forgetGuest', 'ann', 'stranger', '—');
      const nothing = { devices: [], webhook: null, quiet: null, muted: [] };
      expect(await call('noticesOf', 'ann')).toEqual(nothing);
    });

    it('matches and guests that are removed take all of it with them', async () => {
      await call('addDevice', 'ann', device('phone'));
      await call('mute', 'm', 'ann', true);
      await call('removeMatches', ['m']);
      expect(await call('noticesOf', 'ann')).toMatchObject({ muted: [] });
      const all = { waiting: 1, abandoned: 1, finished: 1, guests: 1 };
      expect(await call('removeGuests', all, 1e12)).toBe(1);
      expect(await call('noticesOf', 'ann')).toMatchObject({ devices: [] });
    });
  });
}
