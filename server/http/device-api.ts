import { randomBytes } from 'node:crypto';
import { type DeviceLink, LinkSchema, type Me, NothingSchema } from '@pepite/protocol';
import { type Clock, companionsOf, type Guest } from '@pepite/matches';
import type { FastifyInstance } from 'fastify';
import { linkOf, makeLink, openLink } from './device-link.ts';
import { adopt, carriedIn, giveAnew, guestIn, logOut } from './guest-cookie.ts';
import type { LoggedOutDevices } from './logged-out-devices.ts';
import { sendProblem } from './problems.ts';

/** For how long a link to another device can be used, in milliseconds. */
const LASTS = 10 * 60 * 1000;
/** A link costs a row of the store, and a try of one should. */
const COSTLY = 20;
/** What stands where the name of somebody was who is forgotten. */
const NOBODY = '—';

/** Where links and guests are kept. */
export interface DeviceStore {
  addLink(link: string, sealed: string, until: number, date: number): Promise<void>;
  takeLink(link: string, date: number): Promise<string | undefined>;
  forgetGuest(guest: Guest, stranger: Guest, name: string): Promise<boolean>;
  nameOf(guest: Guest): Promise<string | undefined>;
  /** Of which generation a guest's cookies have to be. */
  generationOf(guest: Guest): Promise<number>;
  logOutOthers(guest: Guest, date: number): Promise<number>;
}

/** What people do with their identity: take it to another device, leave it, have it forgotten. */
export function addDeviceApi(
  app: FastifyInstance,
  store: DeviceStore,
  loggedOut: LoggedOutDevices,
  clock: Clock,
): void {
  addLinks(app, store, clock);
  addLeaving(app, store, loggedOut, clock);
}

const newStranger = (): Guest => randomBytes(32).toString('base64url');

const costly = { config: { cost: COSTLY } };

/** Taking it to another device. */
function addLinks(app: FastifyInstance, store: DeviceStore, clock: Clock): void {
  app.post(
    '/api/me/link',
    { ...costly, schema: { body: NothingSchema } },
    async (request, reply) => {
      const carried = carriedIn(request);
      if (carried === undefined) return sendProblem(reply, { kind: 'no-guest' });
      const { code, link, sealed } = makeLink(carried);
      const date = clock.date();
      await store.addLink(link, sealed, date + LASTS, date);
      return reply.status(201).send({ code, lasts: LASTS } satisfies DeviceLink);
    },
  );

  app.post<{ Body: { readonly code: string } }>(
    '/api/link',
    { ...costly, schema: { body: LinkSchema } },
    async (request, reply) => {
      const { code } = request.body;
      const date = clock.date();
      const sealed = await store.takeLink(linkOf(code), date);
      if (sealed === undefined) return sendProblem(reply, { kind: 'link-used' });
      const guest = adopt(request, reply, openLink(code, sealed), date);
      return reply.send({ name: (await store.nameOf(guest)) ?? null } satisfies Me);
    },
  );
}

/** Leaving it here, taking it away from other devices, or having it forgotten. */
function addLeaving(
  app: FastifyInstance,
  store: DeviceStore,
  loggedOut: LoggedOutDevices,
  clock: Clock,
): void {
  app.post('/api/me/log-out', { schema: { body: NothingSchema } }, (request, reply) => {
    logOut(request, reply);
    return reply.send({});
  });

  app.post(
    '/api/me/log-out-others',
    { ...costly, schema: { body: NothingSchema } },
    async (request, reply) => {
      const guest = guestIn(request);
      if (guest === undefined) return sendProblem(reply, { kind: 'no-guest' });
      const date = clock.date();
      const generation = await store.logOutOthers(guest, date);
      giveAnew(request, reply, generation, date);
      loggedOut.changed([{ guest, generation }]);
      return reply.send({});
    },
  );

  app.post(
    '/api/me/forget',
    { ...costly, schema: { body: NothingSchema } },
    async (request, reply) => {
      const guest = guestIn(request);
      if (guest === undefined) return sendProblem(reply, { kind: 'no-guest' });
      if (!(await store.forgetGuest(guest, newStranger(), NOBODY))) {
        return sendProblem(reply, { kind: 'still-seated' });
      }
      // They sat nowhere but beside the guest.
      for (const one of companionsOf(guest)) await store.forgetGuest(one, newStranger(), NOBODY);
      logOut(request, reply);
      return reply.send({});
    },
  );
}
