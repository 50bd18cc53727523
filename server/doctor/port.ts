import { once } from 'node:events';
import { createServer } from 'node:net';
import { VERSION } from '@pepite/kernel';
import type { Address } from '../config.ts';
import type { Finding } from './finding.ts';

/** How long is waited for whoever listens to say something, in milliseconds. */
const PATIENCE = 3000;
/** These stand for all addresses of a machine; from here one of them is enough. */
const ANY: Readonly<Record<string, string>> = { '0.0.0.0': '127.0.0.1', '::': '::1' };

/** Whether the server could listen there, or already does. */
export async function examinePort(address: Address, isServed: boolean): Promise<Finding> {
  const { host, port } = address;
  switch (await errorOfListening(address)) {
    case undefined:
      return { kind: 'port-free', port };
    case 'EACCES':
      return { kind: 'port-forbidden', port };
    case 'EADDRINUSE':
      return whoListens(ANY[host] ?? host, port, isServed);
    default:
      return { kind: 'host-unknown', host };
  }
}

async function whoListens(host: string, port: number, isServed: boolean): Promise<Finding> {
  const health = await askHealth(host, port);
  // Who listens on another address than this machine's own tells it to nobody: it is guessed.
  if (health === undefined) return { kind: isServed ? 'port-ours' : 'port-taken', port };
  if (health.status !== 'ok') return { kind: 'server-read-only', port };
  const { version: running } = health;
  if (running === VERSION) return { kind: 'port-ours', port };
  return { kind: 'port-other-version', port, running, installed: VERSION };
}

interface Answer {
  readonly status: string;
  readonly version: string;
}

async function askHealth(host: string, port: number): Promise<Answer | undefined> {
  const name = host.includes(':') ? `[${host}]` : host;
  try {
    const signal = AbortSignal.timeout(PATIENCE);
    const answer = await fetch(`http://${name}:${port}/healthz`, { signal });
    const { status, version } = (await answer.json()) as Partial<Answer>;
    if (typeof status !== 'string' || typeof version !== 'string') return undefined;
    return { status, version };
  } catch {
    return undefined;
  }
}

/** What the system says of listening there; nothing is said to whoever comes meanwhile. */
async function errorOfListening({ host, port }: Address): Promise<string | undefined> {
  const server = createServer((socket) => socket.destroy());
  try {
    server.listen({ host, port, exclusive: true });
    await once(server, 'listening');
    server.close();
    await once(server, 'close');
    return undefined;
  } catch (error) {
    return error instanceof Error && 'code' in error ? String(error.code) : String(error);
  }
}
