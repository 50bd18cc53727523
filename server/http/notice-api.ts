import { createHash } from 'node:crypto';
import type { Clock, Guest } from '@pepite/matches';
import {
  type AddedDevice,
  type AddedWebhook,
  DeviceSchema,
  type NewDevice,
  type NewWebhook,
  NothingSchema,
  type NoticeSettings,
  type QuietHours,
  QuietSchema,
  WebhookSchema,
} from '@pepite/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { parseTarget } from '../notices/outgoing.ts';
import { isZone } from '../notices/quiet-hours.ts';
import type { Senders } from '../notices/senders.ts';
import { newSecret } from '../notices/webhook.ts';
import type { GuestNotices, KeptDevice, KeptWebhook } from '../store/kept-notices.ts';
import { guestIn } from './guest-cookie.ts';
import { sendProblem } from './problems.ts';

/** Where it is kept how guests are told of turns. */
export interface NoticeStore {
  nameOf(guest: Guest): Promise<string | undefined>;
  noticesOf(guest: Guest): Promise<GuestNotices>;
  addDevice(guest: Guest, device: KeptDevice): Promise<void>;
  dropDevice(guest: Guest, device: string): Promise<void>;
  setWebhook(guest: Guest, webhook: KeptWebhook | null): Promise<void>;
  setQuiet(guest: Guest, quiet: QuietHours | null): Promise<void>;
  mute(match: string, guest: Guest, on: boolean): Promise<void>;
}

/** What requests about notices need. */
export interface NoticeParts {
  readonly store: NoticeStore;
  readonly senders: Pick<Senders, 'key' | 'testWebhook'>;
  /** Where the host says that players find the server. */
  readonly address?: string | undefined;
  /** Whether push services may be reached without TLS: where the server's own network may be. */
  readonly mayReachPrivate: boolean;
}

/** What costs a row of the store; what has us knock at somebody's door costs more. */
const ROW = { config: { cost: 20 } };
const SENDING = { config: { cost: 60 } };

/** How players want to be told that it is their turn: only the guest who asks is told of it. */
export function addNoticeApi(app: FastifyInstance, parts: NoticeParts, clock: Clock): void {
  const { store, senders } = parts;
  app.get('/api/me/notices', async (request, reply) => {
    const guest = guestIn(request);
    if (guest === undefined) return sendProblem(reply, { kind: 'no-guest' });
    return reply.send(settingsOf(await store.noticesOf(guest), senders.key));
  });
  addDevices(app, parts, clock);
  addWebhook(app, parts);
  addQuiet(app, parts);
  addMutes(app, parts);
}

const settingsOf = (
  { devices, webhook, quiet, muted }: GuestNotices,
  key: string,
): NoticeSettings => ({
  key,
  devices: devices.map(({ device, name, date }) => ({ device, name, date })),
  webhook: webhook && { address: webhook.address },
  quiet,
  muted,
});

/** Whoever has a name: only they can sit somewhere, and nobody else is remembered. */
async function namedGuest(
  request: FastifyRequest,
  reply: FastifyReply,
  { store }: NoticeParts,
): Promise<Guest | undefined> {
  const guest = guestIn(request);
  if (guest === undefined) sendProblem(reply, { kind: 'no-guest' });
  else if ((await store.nameOf(guest)) === undefined) sendProblem(reply, { kind: 'no-name' });
  else return guest;
  return undefined;
}

/** What a device is known by: who knows the address of one can't be told of others. */
const deviceOf = (endpoint: string): string =>
  createHash('sha256').update(endpoint).digest('base64url');

function addDevices(app: FastifyInstance, parts: NoticeParts, clock: Clock): void {
  const { store, mayReachPrivate } = parts;
  const isService = (endpoint: string): boolean => {
    const url = parseTarget(endpoint);
    return url?.protocol === 'https:' || (url !== undefined && mayReachPrivate);
  };

  app.put<{ Body: NewDevice }>(
    '/api/me/notices/devices',
    { ...ROW, schema: { body: DeviceSchema } },
    async (request, reply) => {
      const { endpoint, p256dh, auth, name, language } = request.body;
      if (!isService(endpoint)) return sendProblem(reply, { kind: 'address-wrong' });
      const guest = await namedGuest(request, reply, parts);
      if (guest === undefined) return reply;
      const device = deviceOf(endpoint);
      const subscription = { endpoint, p256dh, auth };
      const date = clock.date();
      await store.addDevice(guest, { device, name, language, date, subscription });
      return reply.status(201).send({ device } satisfies AddedDevice);
    },
  );

  app.delete<{ Params: { readonly device: string } }>(
    '/api/me/notices/devices/:device',
    async (request, reply) => {
      const guest = guestIn(request);
      if (guest === undefined) return sendProblem(reply, { kind: 'no-guest' });
      await store.dropDevice(guest, request.params.device);
      return reply.send({});
    },
  );
}

function addWebhook(app: FastifyInstance, parts: NoticeParts): void {
  const { store, senders, address: own } = parts;
  app.put<{ Body: NewWebhook }>(
    '/api/me/notices/webhook',
    { ...ROW, schema: { body: WebhookSchema } },
    async (request, reply) => {
      const { address, language } = request.body;
      if (parseTarget(address) === undefined) return sendProblem(reply, { kind: 'address-wrong' });
      const guest = await namedGuest(request, reply, parts);
      if (guest === undefined) return reply;
      const secret = newSecret();
      const origin = own ?? `${request.protocol}://${request.host}`;
      await store.setWebhook(guest, { address, secret, origin, language });
      return reply.status(201).send({ secret } satisfies AddedWebhook);
    },
  );

  app.delete('/api/me/notices/webhook', async (request, reply) => {
    const guest = guestIn(request);
    if (guest === undefined) return sendProblem(reply, { kind: 'no-guest' });
    await store.setWebhook(guest, null);
    return reply.send({});
  });

  app.post(
    '/api/me/notices/webhook/test',
    { ...SENDING, schema: { body: NothingSchema } },
    async (request, reply) => {
      const guest = guestIn(request);
      if (guest === undefined) return sendProblem(reply, { kind: 'no-guest' });
      const { webhook } = await store.noticesOf(guest);
      if (webhook === null) return sendProblem(reply, { kind: 'address-wrong' });
      return reply.send(await senders.testWebhook(webhook, guest));
    },
  );
}

function addQuiet(app: FastifyInstance, parts: NoticeParts): void {
  const { store } = parts;
  app.put<{ Body: QuietHours }>(
    '/api/me/notices/quiet',
    { ...ROW, schema: { body: QuietSchema } },
    async (request, reply) => {
      const { zone } = request.body;
      if (!isZone(zone)) return sendProblem(reply, { kind: 'bad-field', field: 'zone' });
      const guest = await namedGuest(request, reply, parts);
      if (guest === undefined) return reply;
      await store.setQuiet(guest, request.body);
      return reply.send({});
    },
  );

  app.delete('/api/me/notices/quiet', async (request, reply) => {
    const guest = guestIn(request);
    if (guest === undefined) return sendProblem(reply, { kind: 'no-guest' });
    await store.setQuiet(guest, null);
    return reply.send({});
  });
}

interface OfMatch {
  Params: { readonly id: string };
}

function addMutes(app: FastifyInstance, { store }: NoticeParts): void {
  const mute = (on: boolean) => async (request: FastifyRequest<OfMatch>, reply: FastifyReply) => {
    const guest = guestIn(request);
    if (guest === undefined) return sendProblem(reply, { kind: 'no-guest' });
    await store.mute(request.params.id, guest, on);
    return reply.send({});
  };
  app.put<OfMatch>('/api/matches/:id/mute', { schema: { body: NothingSchema } }, mute(true));
  app.delete<OfMatch>('/api/matches/:id/mute', mute(false));
}
