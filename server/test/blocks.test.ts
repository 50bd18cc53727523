import { once } from 'node:events';
import { itemAt } from '@pepite/kernel';
import { describe, expect, it } from 'vitest';
import { openDatabase } from '../store/database.ts';
import { withFolderTools } from '../store/host-tools.ts';
import { within } from './support/deadline.ts';
import { temporaryFolder } from './support/folder.ts';
import { Guest } from './support/guest.ts';
import { startServing } from './support/in-process.ts';
import { askMe, host, type Hosted, lookAgain, PUBLIC, STORES } from './support/hosted.ts';
import { OutsideBot } from './support/outside-bot.ts';
import { refusalOf } from './support/refused.ts';
import { connectTo } from './support/temporary-database.ts';

/** The one guest who sits at a public table. */
const onlyHost = async ({ tools }: Hosted): Promise<string> =>
  itemAt(await tools((one) => one.tables()), 0).host;

describe.each(['folder', 'database'] as const)('[R16] a host of a %s', (store) => {
  it('a host sees public tables, and who sits there, while the server runs', async () => {
    const hosted = await host(store);
    const { base, tools } = hosted;
    const ann = await Guest.arrive(base, 'Ann');
    const match = await ann.create(base, PUBLIC);
    await ann.create(base, { ...PUBLIC, access: 'link' });
    const tables = await tools((one) => one.tables());
    const guest = await onlyHost(hosted);
    const people = [{ guest, name: 'Ann' }];
    expect(tables).toEqual([{ match, game: 'aurum', status: 'waiting', host: guest, people }]);
    expect(await tools((one) => one.guestsLike(guest.slice(0, 8)))).toEqual([guest]);
    expect(await tools((one) => one.guestsLike('______'))).toEqual([]);
    expect(await tools((one) => one.guestsLike('%'))).toEqual([]);
  });

  it('a blocked guest is cut off within ten seconds, and refused by name', async () => {
    const hosted = await host(store);
    const { base, clock, tools, lines } = hosted;
    const [ann, ben] = [await Guest.arrive(base, 'Ann'), await Guest.arrive(base, 'Ben')];
    const match = await ann.create(base, PUBLIC);
    const guest = await onlyHost(hosted);
    const [socket, other] = [ann.connect(base), ben.connect(base)];
    await within(10, 'sockets open', Promise.all([once(socket, 'open'), once(other, 'open')]));
    const closed = once(socket, 'close');
    const until = clock.date() + 3_600_000;
    await tools((one) => one.block({ guest, until, reason: 'insults' }, clock.date()));
    await lookAgain(hosted);
    await within(10, 'the socket ends', closed);
    const problem = { kind: 'blocked', until };
    expect(await askMe(ann, base)).toEqual([403, { problem }]);
    await expect(ann.create(base, PUBLIC)).rejects.toThrow('"blocked"');
    expect((await ann.get(base, `/api/matches/${match}/record`)).status).toBe(403);
    expect(await refusalOf(ann.connect(base))).toMatchObject({ status: 403, kind: 'blocked' });
    // The page that says so is served, and others are not concerned.
    expect((await ann.get(base, '/')).status).toBe(200);
    expect(await askMe(ben, base)).toEqual([200, { name: 'Ben' }]);
    expect(other.readyState).toBe(other.OPEN);
    other.terminate();
    const noted = lines.find(({ msg }) => msg === 'blocked');
    expect(noted).toMatchObject({ guest: guest.slice(0, 12), until, reason: 'insults' });
    clock.dateOffset += 3_600_000;
    expect(await askMe(ann, base)).toEqual([200, { name: 'Ann' }]);
  });

  it('whoever is blocked does not come by a program either', async () => {
    const hosted = await host(store);
    const { base, clock, tools } = hosted;
    const ann = await Guest.arrive(base, 'Ann');
    await ann.create(base, PUBLIC);
    const guest = await onlyHost(hosted);
    const program = await OutsideBot.make(base, ann, 'Robo');
    await program.connect('stream');
    expect((await program.post('tables', {})).status).toBe(200);
    await tools((one) => one.block({ guest, until: null, reason: 'insults' }, clock.date()));
    await lookAgain(hosted);
    await program.until('the stream ends', () => program.isClosed);
    const refused = await program.post('tables', {});
    expect([refused.status, await refused.json()]).toEqual([
      403,
      { problem: { kind: 'blocked', until: null } },
    ]);
  });

  it('a block holds over a restart until the host takes it back', async () => {
    const hosted = await host(store);
    const { base, clock, tools, restart } = hosted;
    const ann = await Guest.arrive(base, 'Ann');
    await ann.create(base, PUBLIC);
    const guest = await onlyHost(hosted);
    await tools((one) => one.block({ guest, until: null, reason: 'spam' }, clock.date()));
    const again = { ...hosted, base: await restart() };
    const problem = { kind: 'blocked', until: null };
    expect(await askMe(ann, again.base)).toEqual([403, { problem }]);
    expect(await tools((one) => one.unblock(guest))).toBe(true);
    expect(await tools((one) => one.unblock(guest))).toBe(false);
    await lookAgain(again);
    expect(await askMe(ann, again.base)).toEqual([200, { name: 'Ann' }]);
  });

  it('a second block replaces the first, and blocks that are over are gone', async () => {
    const { tools } = await host(store);
    const block = (guest: string, until: number | null, date: number) =>
      tools((one) => one.block({ guest, until, reason: `from ${date}` }, date));
    await block('ann', 10, 1);
    await block('ben', 20, 2);
    await block('ann', null, 3);
    const ben = { guest: 'ben', until: 20, reason: 'from 2' };
    const ann = { guest: 'ann', until: null, reason: 'from 3' };
    expect(await tools((one) => one.blocks(19))).toEqual([ann, ben]);
    expect(await tools((one) => one.blocks(20))).toEqual([ann]);
    await block('cleo', 30, 20);
    expect(await tools((one) => one.unblock('ben'))).toBe(false);
  });
});

describe('[R16] data of another version', () => {
  it('a folder or a database of an earlier version is refused and stays as it is', async () => {
    const folder = temporaryFolder();
    const database = openDatabase(folder);
    database.exec('PRAGMA user_version = 7');
    database.close();
    const earlier = { kind: 'earlier' };
    await expect(withFolderTools(folder, (one) => one.tables())).rejects.toMatchObject(earlier);
    const { config, tools } = await STORES.database();
    await expect(tools((one) => one.tables())).rejects.toMatchObject({ kind: 'missing' });
    const serving = await startServing(config);
    await serving.close();
    const connection = await connectTo(config.database);
    await connection.run('UPDATE pepite_data SET version = 3');
    await expect(tools((one) => one.tables())).rejects.toMatchObject(earlier);
  });
});
