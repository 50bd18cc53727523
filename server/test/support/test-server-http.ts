import { Seeded } from '@pepite/kernel';
import { onTestFinished } from 'vitest';
import { BlockedGuests } from '../../http/blocked-guests.ts';
import { CookieSigner } from '../../http/cookie-signer.ts';
import { Health } from '../../http/health.ts';
import type { Limits } from '../../http/limits.ts';
import { LoggedOutDevices } from '../../http/logged-out-devices.ts';
import { OpenPrograms } from '../../http/open-programs.ts';
import { type HttpSettings, openHttp } from '../../http/open.ts';
import { makeLogger } from '../../log.ts';
import { ProgramDirectory } from '../../programs/directory.ts';
import type { TrustedProxies } from '../../proxy.ts';
import { NO_REVIEWS } from '../../reviews/service.ts';
import { Senders } from '../../notices/senders.ts';
import { newNoticeKey } from '../../store/notice-key.ts';
import { noticeStore } from '../../store/notice-store.ts';
import { botTokenStore } from '../../store/bot-token-store.ts';
import { deviceStore } from '../../store/device-store.ts';
import { TestServer } from './test-server.ts';

export type Http = Awaited<ReturnType<typeof openHttp>>;

/** What is in front of everything behind the sockets, without a network: requests are injected. */
export function openTestHttp(
  { services, clock, client }: TestServer,
  limits: Limits,
  proxy: TrustedProxies = false,
  pages = '/nowhere',
  more: Partial<HttpSettings> = {},
): Promise<Http> {
  const logger = makeLogger('silent');
  const push = { key: newNoticeKey(), contact: 'mailto:host@example.org' };
  const lookup = () => Promise.resolve([]);
  const senders = new Senders({ push, clock, mayReachPrivate: false, lookup });
  return openHttp(services, {
    pages,
    signer: new CookieSigner([Buffer.alloc(32).toString('base64')]),
    limits,
    proxy,
    logger,
    clock,
    own: { host: '127.0.0.1' },
    blocked: new BlockedGuests(clock, logger),
    devices: deviceStore(client),
    notices: { store: noticeStore(client), senders, mayReachPrivate: false },
    loggedOut: new LoggedOutDevices(),
    botTokens: botTokenStore(client),
    openPrograms: new OpenPrograms(),
    directory: new ProgramDirectory({ shared: undefined, clock, report: services.report }),
    report: (report) => client.call('report', report),
    reviews: NO_REVIEWS,
    health: new Health(clock, () => client.call('canWrite')),
    ...more,
  });
}

/** The same behind a proxy, until the test ends. */
export async function openBehindProxy(limits: Limits): Promise<Http> {
  const testServer = new TestServer(new Seeded(1));
  const app = await openTestHttp(testServer, limits, 1);
  onTestFinished(async () => {
    await app.close();
    await testServer.close();
  });
  return app;
}
