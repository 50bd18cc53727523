import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { join } from 'node:path';
import { VERSION } from '@pepite/kernel';
import { describe, expect, it, onTestFinished } from 'vitest';
import { examineHost } from '../doctor/examine.ts';
import { type Check, type Finding, severityOf } from '../doctor/finding.ts';
import type { Machine } from '../doctor/machine.ts';
import { openDatabase } from '../store/database.ts';
import { SCHEMA_VERSION } from '../store/schema.ts';
import { temporaryFolder } from './support/folder.ts';
import { freePort } from './support/free-port.ts';
import { startServing } from './support/in-process.ts';
import { dataOf } from './support/old-data.ts';

const NOON = Date.UTC(2027, 5, 1, 12);
const EXT4 = 0xef53;
const GIGABYTE = 1 << 30;

/** A machine on which nothing is wrong. */
const HEALTHY: Machine = {
  node: 'v24.1.0',
  system: 'linux-x64',
  ownerOf: () => 1000,
  date: () => NOON,
  now: () => 0,
  fileSystem: () => ({ type: EXT4, free: 100 * GIGABYTE }),
  openFiles: 65_536,
  memory: () => ({ total: 2 * GIGABYTE, available: GIGABYTE }),
};

/** A data folder with a database in it, which was last written before `NOON`. */
function makeData(): string {
  const data = join(temporaryFolder(), 'data');
  openDatabase(data).close();
  utimesSync(join(data, 'pepite.sqlite'), NOON / 1000, NOON / 1000 - 60);
  return data;
}

type Environment = Readonly<Record<string, string>>;

/** What is found, by check, on a free port unless the environment says which. */
async function examine(
  data: string,
  machine: Partial<Machine> = {},
  environment: Environment = {},
): Promise<Readonly<Partial<Record<Check, readonly Finding[]>>>> {
  const settings = { PORT: String(await freePort()), ...environment };
  const examined = await examineHost(data, { data }, settings, { ...HEALTHY, ...machine });
  const found: Partial<Record<Check, Finding[]>> = {};
  for (const { check, finding } of examined) (found[check] ??= []).push(finding);
  return found;
}

const badOf = (found: Awaited<ReturnType<typeof examine>>): readonly string[] =>
  Object.values(found)
    .flat()
    .filter((finding) => severityOf(finding) !== 'ok')
    .map(({ kind }) => kind);

describe('a host on which all is well', () => {
  it('a healthy host has nothing to do, and nothing of its folder changes', async () => {
    const data = makeData();
    const before = readdirSync(data).map((name) => [name, statSync(join(data, name)).mtimeMs]);
    const bytes = readFileSync(join(data, 'pepite.sqlite'));
    const found = await examine(data);
    expect(badOf(found)).toEqual([]);
    expect(found.schema).toEqual([{ kind: 'schema-current', schema: SCHEMA_VERSION }]);
    expect(found.use).toEqual([{ kind: 'not-in-use' }]);
    const after = readdirSync(data).map((name) => [name, statSync(join(data, name)).mtimeMs]);
    expect(after).toEqual(before);
    expect(readFileSync(join(data, 'pepite.sqlite')).equals(bytes)).toBe(true);
  });

  it('a server that runs is recognised by its lock and by its port', async () => {
    const { port, metricsPort } = await startServing({
      data: makeData(),
      metrics: { host: '127.0.0.1', port: 0 },
    });
    const other = await examine(makeData(), {}, { PORT: String(port) });
    expect([other.use, other.port]).toEqual([
      [{ kind: 'not-in-use' }],
      [{ kind: 'port-ours', port }],
    ]);
    const metrics = await examine(makeData(), {}, { PEPITE_METRICS: `127.0.0.1:${metricsPort}` });
    expect(metrics.metrics).toEqual([{ kind: 'port-ours', port: metricsPort }]);
  });

  it('the folder of a server that runs is in use, and its database is read beside it', async () => {
    const data = makeData();
    const { port } = await startServing({ data });
    const found = await examine(data, {}, { PORT: String(port) });
    expect(badOf(found)).toEqual([]);
    expect(found.use).toEqual([{ kind: 'in-use' }]);
    expect(found.database?.map(({ kind }) => kind)).toEqual(['database-sound']);
  });

  it('the log that a killed server has left is read and stays as it is', async () => {
    const from = makeData();
    const database = openDatabase(from);
    database.prepare(`INSERT INTO guests VALUES ('g', 'Ann', 1, 1, 0)`).run();
    const data = join(temporaryFolder(), 'data');
    mkdirSync(data, { mode: 0o700 });
    for (const name of ['pepite.sqlite', 'pepite.sqlite-wal']) {
      copyFileSync(join(from, name), join(data, name));
      chmodSync(join(data, name), 0o600);
    }
    database.close();
    const log = readFileSync(join(data, 'pepite.sqlite-wal'));
    expect(log.length).toBeGreaterThan(0);
    const found = await examine(data, { date: () => Date.now() });
    expect(badOf(found)).toEqual([]);
    expect(readFileSync(join(data, 'pepite.sqlite-wal')).equals(log)).toBe(true);
  });
});

describe('what a doctor finds in a data folder', () => {
  it('a folder that is missing is not made', async () => {
    const data = join(temporaryFolder(), 'nowhere');
    const found = await examine(data);
    expect(found.folder).toEqual([{ kind: 'folder-missing', folder: data }]);
    // Whoever is about to start there wants to know of the disk all the same.
    expect(found.disk?.map(({ kind }) => kind)).toEqual(['room-enough']);
    expect(existsSync(data)).toBe(false);
  });

  it('a file in the place of the folder is named', async () => {
    const data = join(temporaryFolder(), 'data');
    writeFileSync(data, 'a letter');
    expect(badOf(await examine(data))).toEqual(['folder-not-one']);
  });

  it('files that others can read are named, and stay as they are', async () => {
    const data = makeData();
    const path = join(data, 'pepite.sqlite');
    chmodSync(path, 0o644);
    const found = await examine(data);
    expect(found.folder).toEqual([{ kind: 'folder-readable-by-others', paths: [path] }]);
    expect(statSync(path).mode & 0o777).toBe(0o644);
  });

  it('files that do not belong to the owner of the folder are named', async () => {
    const data = makeData();
    const path = join(data, 'pepite.sqlite');
    const found = await examine(data, { ownerOf: (name) => (name === path ? 0 : 1000) });
    expect(found.folder).toEqual([{ kind: 'files-of-another-owner', folder: data, paths: [path] }]);
  });

  it.each([
    ['empty', 'empty', ''],
    ['another file', 'not-a-database', 'this is a letter, and quite long enough for a header'],
  ])('a database that is %s is unusable as “%s”', async (_what, problem, content) => {
    const data = makeData();
    writeFileSync(join(data, 'pepite.sqlite'), content.repeat(100));
    const { database } = await examine(data);
    expect(database).toMatchObject([{ kind: 'database-unusable', problem }]);
  });

  it('a damaged database is found', async () => {
    const data = makeData();
    const path = join(data, 'pepite.sqlite');
    const bytes = readFileSync(path);
    bytes.fill(0x5a, 4096, 8192);
    writeFileSync(path, bytes);
    const { database } = await examine(data);
    expect(database).toMatchObject([{ kind: 'database-unusable', problem: 'damaged' }]);
  });

  it('data of an earlier version is told from that of a later one', async () => {
    const older = dataOf(3, '');
    expect((await examine(older)).schema).toEqual([
      { kind: 'schema-older', data: 3, program: SCHEMA_VERSION },
    ]);
    const later = makeData();
    const database = openDatabase(later);
    database.pragma(`user_version = ${SCHEMA_VERSION + 1}`);
    database.close();
    const found = await examine(later);
    expect(found.database).toMatchObject([{ kind: 'database-unusable', problem: 'later' }]);
  });

  it('a restore that was cut short is found', async () => {
    const data = join(temporaryFolder(), 'data');
    mkdirSync(data, { mode: 0o700 });
    writeFileSync(join(data, 'pepite.sqlite.restored'), 'half', { mode: 0o600 });
    const { database } = await examine(data);
    expect(database).toMatchObject([{ kind: 'database-unusable', problem: 'half-restored' }]);
  });
});

describe('what a doctor finds on a machine', () => {
  const disk = (type: number, free: number): Partial<Machine> => ({
    fileSystem: () => ({ type, free }),
  });

  it.each<[string, Partial<Machine>]>([
    ['node-old', { node: 'v22.3.0' }],
    ['room-none', disk(EXT4, (1 << 20) - 1)],
    ['room-short', disk(EXT4, 100 << 20)],
    ['disk-locks-doubtful', disk(0x6969, 100 * GIGABYTE)],
    ['disk-locks-doubtful', disk(0xff534d42 | 0, 100 * GIGABYTE)],
    ['disk-forgets', disk(0x01021994, 100 * GIGABYTE)],
    ['clock-early', { date: () => 0 }],
    ['clock-behind', { date: () => NOON - 7 * 60_000 }],
    ['files-few', { openFiles: 1024 }],
    ['memory-short', { memory: () => ({ total: 256 << 20, available: 200 << 20 }) }],
    ['memory-short', { memory: () => ({ total: GIGABYTE, available: 50 << 20 }) }],
  ])('the finding %s is the only one', async (kind, machine) => {
    expect(badOf(await examine(makeData(), machine))).toEqual([kind]);
  });

  it('nothing is said of rights on a system that does not tell them', async () => {
    const data = makeData();
    chmodSync(join(data, 'pepite.sqlite'), 0o644);
    expect(badOf(await examine(data, { ownerOf: () => undefined }))).toEqual([]);
  });

  it('a clock that jumps meanwhile is found, one that goes on is not', async () => {
    let calls = 0;
    const jumping = { date: () => NOON + (calls++ === 0 ? 0 : 3000) };
    const found = await examine(makeData(), jumping);
    expect(found.clock).toEqual([{ kind: 'clock-jumped', by: 3000 }]);
    let time = 0;
    const going = { date: () => NOON + time, now: () => time };
    const examined = examine(makeData(), going);
    time += 5000;
    expect(badOf(await examined)).toEqual([]);
  });
});

describe('what a doctor finds in the settings', () => {
  it.each<[string, Environment]>([
    ['setting-wrong', { PEPITE_PROXY: 'perhaps' }],
    ['proxy-untrusted', { PEPITE_HOST: '127.0.0.1' }],
    ['proxy-strangers', { PEPITE_PROXY: 'on' }],
    ['limits-off', { PEPITE_LIMITS: 'off' }],
    ['notices-private', { PEPITE_NOTICES_PRIVATE: 'on' }],
    ['host-unknown', { PEPITE_HOST: '203.0.113.7', PORT: '4321' }],
  ])('the finding %s is the only one', async (kind, environment) => {
    expect(badOf(await examine(makeData(), {}, environment))).toEqual([kind]);
  });

  it.each<[string, Environment]>([
    ['a proxy on this machine', { PEPITE_PROXY: 'on', PEPITE_HOST: '127.0.0.1' }],
    ['proxies by address', { PEPITE_PROXY: '10.0.0.5' }],
    ['notices that say whom to write to', { PEPITE_CONTACT: 'host@example.org' }],
  ])('nothing is wrong with %s', async (_what, environment) => {
    expect(badOf(await examine(makeData(), {}, environment))).toEqual([]);
  });

  it.each([
    ['port-taken', 200, 'hello'],
    ['port-taken', 200, '{"status":1}'],
    ['server-read-only', 503, JSON.stringify({ status: 'read-only', version: VERSION })],
    ['port-other-version', 200, JSON.stringify({ status: 'ok', version: '0.0.1' })],
  ])('the finding %s comes from what answers with %i %s', async (kind, status, body) => {
    const server = createServer((_request, response) => response.writeHead(status).end(body));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    onTestFinished(() => {
      server.closeAllConnections();
      server.close();
    });
    const { port } = server.address() as AddressInfo;
    const found = await examine(makeData(), {}, { PORT: String(port) });
    expect(found.port).toMatchObject([{ kind, port }]);
  });
});
