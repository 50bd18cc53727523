import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { createSecureContext, TLSSocket } from 'node:tls';
import { onTestFinished } from 'vitest';
import { temporaryFolder } from './folder.ts';
import { makeCertificate } from './front.ts';

/** How long what a client says is that wants to go on encrypted, in bytes. */
const REQUEST = 8;

/** A PostgreSQL that speaks TLS, in front of one that does not. */
export interface TlsProxy {
  /** The address of the database, encrypted, at a name or an address of this machine. */
  readonly url: (host: string, query: Readonly<Record<string, string>>) => string;
  /** The file of the only certificate that it can be trusted by; it is for `localhost`. */
  readonly certificate: string;
  /** How many have spoken TLS with it. */
  readonly encrypted: () => number;
}

/** Opens one until the test ends. */
export async function openTlsProxy(target: string): Promise<TlsProxy> {
  const folder = temporaryFolder();
  const cert = makeCertificate(folder);
  const context = createSecureContext({ key: readFileSync(join(folder, 'key.pem')), cert });
  const { port, hostname } = new URL(target);
  let encrypted = 0;
  const server = createServer((socket) => {
    socket.on('error', () => {});
    socket.once('data', (data: Buffer) => {
      if (data.length !== REQUEST) throw new Error('somebody goes on in plain text');
      socket.write('S');
      const secure = new TLSSocket(socket, { isServer: true, secureContext: context });
      secure.on('secure', () => encrypted++);
      couple(secure, connect(Number(port), hostname));
    });
  });
  server.listen(0);
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const own = (server.address() as AddressInfo).port;
  return {
    url: (host, query) => {
      const url = new URL(target);
      url.host = `${host}:${own}`;
      for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
      return url.href;
    },
    certificate: join(folder, 'cert.pem'),
    encrypted: () => encrypted,
  };
}

function couple(one: Socket, other: Socket): void {
  for (const socket of [one, other]) {
    socket.on('error', () => {});
    socket.on('close', () => {
      one.destroy();
      other.destroy();
    });
  }
  one.pipe(other).pipe(one);
}
