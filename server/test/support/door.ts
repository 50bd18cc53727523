import { Seeded } from '@pepite/kernel';
import { onTestFinished } from 'vitest';
import { Health } from '../../door/health.ts';
import type { Limits } from '../../door/limits.ts';
import * as door from '../../door/open.ts';
import { makeLogger } from '../../log.ts';
import type { Proxy } from '../../proxy.ts';
import { Backstage } from './backstage.ts';

export type Door = Awaited<ReturnType<typeof door.openDoor>>;

/** The door to what is behind the sockets, without a network: requests are injected. */
export const openDoor = (
  { place, clock }: Backstage,
  limits: Limits,
  proxy: Proxy = false,
): Promise<Door> =>
  door.openDoor(place, {
    pages: '/nowhere',
    cookieKey: Buffer.alloc(32),
    limits,
    proxy,
    logger: makeLogger('silent'),
    clock,
    health: new Health(clock, () => true),
  });

/** The same behind a proxy, until the test ends. */
export async function openBehindProxy(limits: Limits): Promise<Door> {
  const stage = new Backstage(new Seeded(1));
  const app = await openDoor(stage, limits, 1);
  onTestFinished(async () => {
    await app.close();
    stage.close();
  });
  return app;
}
