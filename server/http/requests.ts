import type { DropArgument } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Trust } from '../proxy.ts';
import { bucketOf } from './address.ts';
import type { Addresses } from './addresses.ts';
import { sendProblem } from './problems.ts';
import type { Refusals } from './refusals.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What a request costs its address, if not as much as an ordinary one. */
    cost?: number | ((request: FastifyRequest) => number);
  }
}

function costOf(request: FastifyRequest): number {
  const { cost = 1 } = request.routeOptions.config;
  return typeof cost === 'number' ? cost : cost(request);
}

/** Whether a proxy we trust passes this on for somebody else. */
const isPassedOn = ({ ip, raw }: FastifyRequest): boolean => ip !== raw.socket.remoteAddress;

/** Counts every request against its address, whatever it asks for and whether it is there. */
export function limitRequests(
  app: FastifyInstance,
  addresses: Addresses,
  refusals: Refusals,
): void {
  const tooMuch = (request: FastifyRequest, reply: FastifyReply, wait: number): void => {
    const { id: reqId, ip } = request;
    refusals.note({ kind: 'too-fast', address: bucketOf(ip), url: pathOf(request), reqId });
    void reply.header('retry-after', Math.ceil(wait / 1000));
    // Whoever goes on needs a new connection for each request, and those are counted before.
    if (!isPassedOn(request)) void reply.header('connection', 'close');
    sendProblem(reply, { kind: 'too-fast' });
  };
  app.addHook('onRequest', (request, reply, done) => {
    const cost = costOf(request);
    const bucket = bucketOf(request.ip);
    const wait = addresses.request(bucket, cost);
    if (wait > 0) return tooMuch(request, reply, wait);
    // Behind a proxy all connections are the proxy's, so what it passes on is counted instead.
    if (isPassedOn(request) && !request.ws) {
      const leave = addresses.connect(bucket);
      if (leave === undefined) return tooMuch(request, reply, 1000);
      reply.raw.once('close', leave);
    }
    done();
  });
}

/** What was asked for, short enough for a line in the log. */
const pathOf = ({ url }: FastifyRequest): string => url.replace(/\?.*/s, '').slice(0, 80);

/** Counts connections before anything is asked on them: half a request takes a descriptor, too. */
export function limitConnections(
  app: FastifyInstance,
  {
    addresses,
    refusals,
    most,
    trusts,
  }: {
    readonly addresses: Addresses;
    readonly refusals: Refusals;
    readonly most: number;
    readonly trusts: Trust;
  },
): void {
  const { server } = app;
  if (most < Infinity) server.maxConnections = most;
  server.on('drop', (data?: DropArgument) => {
    refusals.note({ kind: 'full', address: bucketOf(data?.remoteAddress) }, 'warn');
  });
  server.on('connection', (socket) => {
    const peer = socket.remoteAddress ?? '';
    // All visitors come over the connections of a proxy.
    if (trusts(peer, 0)) return;
    const bucket = bucketOf(peer);
    const leave = addresses.connect(bucket);
    if (leave === undefined) {
      refusals.note({ kind: 'too-many-connections', address: bucket });
      socket.destroy();
    } else socket.once('close', leave);
  });
}
