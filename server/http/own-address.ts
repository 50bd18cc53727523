import { networkInterfaces } from 'node:os';
import type { Invitation } from '@pepite/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isFromHere } from './health.ts';

/** What a host may say. */
export const OWN_ADDRESS_EXPECTED = 'https://play.example.org, http://192.168.1.20:4000';

/** Where a server listens, and where the host says that players find it. */
export interface OwnAddress {
  readonly host: string;
  readonly address?: string | undefined;
}

/** The beginning of all links, without a slash at its end. */
export function parseOwnAddress(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined;
  const { protocol, origin, pathname, search, hash, username } = new URL(text);
  const isPlain = pathname === '/' && search === '' && hash === '' && username === '';
  return isPlain && (protocol === 'https:' || protocol === 'http:') ? origin : undefined;
}

/** The addresses at which others on the same network reach this machine. */
export function addressesOnNetwork(host: string, port: number): readonly string[] {
  if (isLocalName(host)) return [];
  return Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => `http://${address}:${port}`);
}

const isLocalName = (host: string): boolean =>
  ['localhost', '127.0.0.1', '::1', '[::1]'].includes(host);

/**
 * Tells whoever invites others where these find the server: where the host says or, to somebody on
 * this machine whose own address leads nowhere from another one, on the network. Nobody else is
 * told how the network is made.
 */
export function addOwnAddress(app: FastifyInstance, { host, address }: OwnAddress): void {
  const onNetwork = (request: FastifyRequest): string | undefined =>
    isFromHere(request) && isLocalName(request.hostname)
      ? addressesOnNetwork(host, request.socket.localPort ?? 0)[0]
      : undefined;
  app.get('/api/invitation', (request): Invitation => {
    const found = address ?? onNetwork(request);
    return found === undefined ? {} : { address: found };
  });
}
