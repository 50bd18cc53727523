// How players say that they want to be told, and what reaches them, on a whole server.
import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import type { AddedWebhook, NewMatchRequest, NoticeSettings } from '@pepite/protocol';
import { beforeEach, describe, expect, it } from 'vitest';
import { TestClock } from '../../matches/test/support/clock.ts';
import type { Config } from '../config.ts';
import { GRACE } from '../notices/due.ts';
import { LOOK_EVERY } from '../notices/notifier.ts';
import { Guest } from './support/guest.ts';
import { startServer } from './support/in-process.ts';
import {
  lastOf,
  PushService,
  Subscriber,
  vapidOf,
} from '../../matches/test/support/push-service.ts';

const TABLE: NewMatchRequest = {
  game: 'silver-and-gold',
  bots: [null, 'random'],
  options: {},
  access: 'link',
  start: true,
  clock: { kind: 'days', days: 2 },
};
const MINE = '/api/me/notices';

let clock: TestClock;
let base: string;
let service: PushService;
let browser: Subscriber;
let ann: Guest;

async function open(chosen: Partial<Config> = { noticesPrivate: true }): Promise<void> {
  clock = new TestClock();
  // Push services and webhooks are told today's date.
  clock.dateOffset = Date.now();
  const contact = 'mailto:host@example.org';
  base = await startServer({ contact, ...chosen }, { clock });
  service = await PushService.open();
  browser = new Subscriber();
  ann = await Guest.arrive(base, 'Ann');
}

beforeEach(() => open());

const send = (method: string, path: string, body?: object, guest = ann): Promise<Response> =>
  fetch(`${base}${path}`, {
    method,
    headers: { cookie: guest.cookie, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });

const settings = async (guest = ann): Promise<NoticeSettings> =>
  (await (await guest.get(base, MINE)).json()) as NoticeSettings;

const subscribe = (endpoint = `${service.address}/ann`, guest = ann): Promise<Response> =>
  send(
    'PUT',
    `${MINE}/devices`,
    { endpoint, ...browser.keys, name: 'Firefox, Linux', language: 'fr' },
    guest,
  );

const hook = (address = `${service.address}/hook`): Promise<Response> =>
  send('PUT', `${MINE}/webhook`, { address, language: 'en' });

/** Lets a little time pass; then all that was asked of the store has been done, as visits show. */
async function passOnce(): Promise<void> {
  await clock.pass(LOOK_EVERY);
  for (let visit = 0; visit < 4; visit++) await settings();
}

/** Lets time pass until somebody was sent so many. */
async function untilDelivered(count: number): Promise<void> {
  while (service.delivered.length < count) await passOnce();
}

/** Lets time pass in which somebody would be told. */
async function passLong(): Promise<void> {
  for (let time = 0; time < 3 * GRACE; time += LOOK_EVERY) await passOnce();
}

describe('notices on a device', () => {
  it('a push service gets a signed notice that only the browser can read', async () => {
    await subscribe();
    const match = await ann.create(base, TABLE);
    await untilDelivered(1);
    const { path, headers, body } = lastOf(service);
    expect(path).toBe('/ann');
    expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' });
    expect(headers['topic']).toMatch(/^[\w-]{1,32}$/);
    const { aud, sub, isValid, key } = vapidOf(headers);
    const expected = { aud: service.address, sub: 'mailto:host@example.org', isValid: true };
    expect({ aud, sub, isValid }).toEqual(expected);
    expect(key).toBe((await settings()).key);
    const told = JSON.parse(browser.open(body)) as Record<string, unknown>;
    expect(told).toEqual({
      match,
      // A notice of an earlier turn is known by it, and goes away.
      turn: expect.any(Number) as number,
      title: expect.stringMatching(/^À vous de jouer : Silver & Gold, avec \S+$/) as string,
      body: expect.stringMatching(/^Il vous reste 2\sjours\.$/) as string,
      mute: 'Ne plus m’avertir',
      waiting: [match],
    });
    await passLong();
    expect(service.delivered).toHaveLength(1);
  });

  it('a device can be removed, and one that is gone is forgotten', async () => {
    await subscribe(`${service.address}/one`);
    const { devices } = await settings();
    expect(devices).toMatchObject([{ name: 'Firefox, Linux' }]);
    await subscribe(`${service.address}/one`);
    expect((await settings()).devices).toEqual(devices);
    const ben = await Guest.arrive(base, 'Ben');
    await send('DELETE', `${MINE}/devices/${devices[0]?.device ?? ''}`, undefined, ben);
    expect((await settings()).devices).toHaveLength(1);
    await send('DELETE', `${MINE}/devices/${devices[0]?.device ?? ''}`);
    expect((await settings()).devices).toEqual([]);
    await subscribe(`${service.address}/two`);
    service.status = 410;
    await ann.create(base, TABLE);
    await untilDelivered(1);
    while ((await settings()).devices.length > 0);
  });

  it('whoever logs out other devices has them told nothing', async () => {
    await subscribe();
    await send('POST', '/api/me/log-out-others', {});
    const again = await Guest.arrive(base, 'Ann');
    await subscribe(`${service.address}/other`, again);
    expect((await settings(again)).devices).toHaveLength(1);
    await ann.create(base, TABLE).catch(() => undefined);
    await passLong();
    expect(service.delivered).toEqual([]);
  });
});

describe('notices to a webhook', () => {
  it('an address gets JSON once for a turn, signed with a secret that is told once', async () => {
    const { secret } = (await (await hook()).json()) as AddedWebhook;
    const match = await ann.create(base, TABLE);
    await untilDelivered(1);
    const { path, headers, body } = lastOf(service);
    expect(path).toBe('/hook');
    const id = String(headers['webhook-id']);
    const signed = `${id}.${String(headers['webhook-timestamp'])}.${body.toString()}`;
    const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
    const signature = createHmac('sha256', key).update(signed).digest('base64');
    expect(headers['webhook-signature']).toBe(`v1,${signature}`);
    const told = JSON.parse(body.toString()) as Record<string, unknown>;
    expect(told).toMatchObject({
      type: 'turn',
      id,
      match: { id: match, game: 'silver-and-gold', title: 'Silver & Gold' },
      url: `${base}/m/${match}`,
      mute: `${base}/m/${match}#mute`,
    });
    expect(told['text']).toMatch(/^Your turn in Silver & Gold, with \S+$/);
    expect(Date.parse(String(told['deadline']))).toBeGreaterThan(clock.date());
    expect(JSON.stringify(await settings())).not.toContain(secret);
    await passLong();
    expect(service.delivered).toHaveLength(1);
  });

  it('a test says what has become of it', async () => {
    const test = async () => (await send('POST', `${MINE}/webhook/test`, {})).json();
    expect(await test()).toEqual({ problem: { kind: 'address-wrong' } });
    await hook();
    expect(await test()).toEqual({ kind: 'answered', status: 201 });
    expect(JSON.parse(lastOf(service).body.toString())).toMatchObject({ type: 'test', url: base });
    service.status = 302;
    expect(await test()).toEqual({ kind: 'answered', status: 302 });
    expect(service.delivered).toHaveLength(2);
  });

  it('by default no address of the server’s own network is reached', async () => {
    await open({});
    await hook();
    expect((await subscribe()).status).toBe(400);
    const tested = await send('POST', `${MINE}/webhook/test`, {});
    expect(await tested.json()).toEqual({ kind: 'private' });
    await ann.create(base, TABLE);
    await passLong();
    expect(service.delivered).toEqual([]);
  });
});

describe('what a player chooses about notices', () => {
  it('a match is muted and heard of again', async () => {
    await subscribe();
    const match = await ann.create(base, TABLE);
    await send('PUT', `/api/matches/${match}/mute`, {});
    expect((await settings()).muted).toEqual([match]);
    await passLong();
    expect(service.delivered).toEqual([]);
    await send('DELETE', `/api/matches/${match}/mute`);
    expect((await settings()).muted).toEqual([]);
    await untilDelivered(1);
  });

  it('nobody is told what another guest has chosen, and a stranger nothing', async () => {
    await subscribe();
    await hook();
    await send('PUT', `${MINE}/quiet`, { from: 1320, to: 420, zone: 'Europe/Paris' });
    const ben = await Guest.arrive(base, 'Ben');
    const { key } = await settings();
    const nothing = { key, devices: [], webhook: null, quiet: null, muted: [] };
    expect(await settings(ben)).toEqual(nothing);
    expect((await fetch(`${base}${MINE}`)).status).toBe(401);
    expect(await settings()).toMatchObject({ quiet: { from: 1320 }, webhook: {} });
  });

  it('nothing that others at the table are sent tells how somebody wants to be told', async () => {
    await subscribe();
    const { secret } = (await (await hook()).json()) as AddedWebhook;
    const two = { ...TABLE, bots: [null, null], start: false, startsWhenFull: true };
    const match = await ann.create(base, two);
    const ben = await Guest.arrive(base, 'Ben');
    const socket = ben.connect(base);
    const heard: string[] = [];
    socket.on('message', (data: Buffer) => heard.push(data.toString()));
    await once(socket, 'open');
    const asked = [{ type: 'watch', match }, { type: 'sit', seat: 1 }, { type: 'lobby' }];
    for (const message of asked) socket.send(JSON.stringify(message));
    await untilDelivered(2);
    for (const path of [MINE, '/api/me', `/api/matches/${match}/record`, `/m/${match}`]) {
      heard.push(await (await ben.get(base, path)).text());
    }
    socket.close();
    const said = heard.join();
    expect(said).toContain('"position"');
    const { devices } = await settings();
    const hidden = [service.address, browser.keys.p256dh, browser.keys.auth, secret, 'Firefox'];
    for (const text of [...hidden, String(devices[0]?.device)]) expect(said).not.toContain(text);
  });

  it.each([
    ['PUT', '/webhook', { address: 'ftp://example.org', language: 'en' }, 'address-wrong'],
    [
      'PUT',
      '/webhook',
      { address: 'https://me:secret@example.org', language: 'en' },
      'address-wrong',
    ],
    ['PUT', '/webhook', { address: 'nowhere', language: 'en' }, 'address-wrong'],
    ['PUT', '/webhook', { address: 'https://example.org', language: 'de' }, 'bad-field'],
    ['PUT', '/quiet', { from: 0, to: 1440, zone: 'Europe/Paris' }, 'bad-field'],
    ['PUT', '/quiet', { from: 0, to: 60, zone: 'Europe/Atlantis' }, 'bad-field'],
    ['PUT', '/devices', { endpoint: 'https://example.org' }, 'bad-field'],
  ])('%s %s with %j changes nothing: %s', async (method, path, body, kind) => {
    const before = await settings();
    const answer = await send(method, `${MINE}${path}`, body);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ problem: { kind } });
    expect(await settings()).toEqual(before);
  });
});
