// Processes that share a PostgreSQL tell each player once, wherever the pages of players are.
import { expect, it, onTestFinished } from 'vitest';
import { TestClock } from '../../matches/test/support/clock.ts';
import { TestRegistry } from '../../matches/test/support/test-registry.ts';
import { LOOK_EVERY, Notifier } from '../notices/notifier.ts';
import { joinShared } from './support/postgres-store.ts';
import { temporaryDatabase } from './support/temporary-database.ts';

const DEVICE = {
  device: '',
  name: 'Phone',
  language: 'en',
  date: 1,
  subscription: { endpoint: 'https://push.example/1', p256dh: 'key', auth: 'secret' },
} as const;

it('one of two processes tells a player, and nobody who is at the match at the other', async () => {
  const url = await temporaryDatabase();
  const clock = new TestClock();
  const sent: string[] = [];
  const open = async (process: string) => {
    const { client, store } = await joinShared(url, process);
    const setting = new TestRegistry({ store, clock });
    const senders = {
      toDevice: (_notice: unknown, _waiting: unknown, { device }: { readonly device: string }) => {
        sent.push(device);
        return Promise.resolve({ kind: 'answered', status: 201 } as const);
      },
      toWebhook: () => Promise.reject(new Error('nobody has one')),
    };
    const report = (error: unknown) => setting.services.report(error);
    const others = { isBlocked: () => false, count: () => {}, report };
    const { registry } = setting;
    const notifier = new Notifier({ registry, store: client, senders, clock, ...others });
    onTestFinished(() => notifier.close());
    return { client, setting };
  };
  const [here, there] = [await open('here'), await open('there')];
  const ann = await here.setting.guest('Ann');
  const ben = await there.setting.guest('Ben');
  const table = { game: 'silver-and-gold', bots: [null, null], startsWhenFull: true };
  const { id } = await here.setting.create(ann, table);
  const until = async (isSo: () => Promise<boolean> | boolean): Promise<void> => {
    while (!(await isSo())) await pass();
  };
  /** Time in which the database answers, too. */
  const pass = async (): Promise<void> => {
    await clock.pass(LOOK_EVERY);
    for (const { client } of [here, there]) {
      for (let count = 0; count < 4; count++) await client.call('canWrite');
    }
  };
  await ben.watch(id);
  await until(() => ben.told.length > 0);
  await ben.ask({ type: 'sit', seat: 1 });
  await until(async () => (await there.setting.store.load(id))?.status === 'playing');
  for (const name of ['Ann', 'Ben']) {
    await here.client.call('addDevice', name, { ...DEVICE, device: `${name}’s` });
  }
  for (let count = 0; count < 6; count++) await pass();
  expect(sent).toEqual([]);
  await ben.leave();
  await until(() => sent.length > 0);
  for (let count = 0; count < 6; count++) await pass();
  expect(sent).toEqual(['Ben’s']);
  expect([...here.setting.reports, ...there.setting.reports]).toEqual([]);
});
