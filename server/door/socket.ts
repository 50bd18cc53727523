import type { WebSocket } from '@fastify/websocket';
import type { Clock, Guest } from '@pepite/matches';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { bucketOf } from './address.ts';
import type { Addresses, Entry } from './addresses.ts';
import { SocketLine } from './line.ts';
import { foreignOrigin } from './origin.ts';
import { refuse } from './problems.ts';
import type { Refusals } from './refusals.ts';
import { guestIn } from './session.ts';
import { type Place, Visit } from './visit.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who was let in to open a socket. */
    admitted: Admitted | null;
  }
}

interface Admitted {
  readonly guest: Guest;
  readonly entry: Entry;
}

export interface SocketSettings {
  readonly addresses: Addresses;
  readonly refusals: Refusals;
  readonly clock: Clock;
  readonly isBehindProxy: boolean;
  /** Bytes that may wait for one page to read them. */
  readonly mostUnread: number;
}

/** How often a connection is asked whether it is still there, in milliseconds. */
const HEARTBEAT = 20_000;
/** When whoever finds the server full may come back, in seconds. */
const COME_BACK_IN = 30;

export function addSocket(app: FastifyInstance, place: Place, settings: SocketSettings): void {
  app.decorateRequest('admitted', null);
  app.get(
    '/socket',
    {
      websocket: true,
      onRequest: (request, reply, done) => {
        // Refused while it is still a request: a socket would have to be closed, and it is up to
        // the other side how long that takes.
        if (!request.ws) refuse(reply, { kind: 'not-found' });
        else if (admit(request, reply, settings)) done();
      },
    },
    (socket, request) => {
      const { admitted } = request;
      if (admitted === null) socket.terminate();
      else listen(socket, bucketOf(request.ip), admitted, place, settings);
    },
  );
}

/** Lets a page in, or says why not. */
function admit(request: FastifyRequest, reply: FastifyReply, settings: SocketSettings): boolean {
  const { refusals, addresses, isBehindProxy } = settings;
  const address = bucketOf(request.ip);
  const guest = guestIn(request);
  const foreign = foreignOrigin(request, isBehindProxy);
  if (foreign !== undefined) {
    refusals.note({ kind: 'foreign-origin', address, guest, ...foreign }, 'warn');
    refuse(reply, { kind: 'foreign-origin' });
    return false;
  }
  if (guest === undefined) {
    refusals.note({ kind: 'no-guest', address });
    refuse(reply, { kind: 'no-guest' });
    return false;
  }
  const entry = addresses.enter(address);
  if (typeof entry === 'string') {
    refusals.note({ kind: entry === 'full' ? entry : 'too-many-sockets', address, guest });
    void reply.header('retry-after', COME_BACK_IN);
    refuse(reply, { kind: entry });
    return false;
  }
  // However the connection ends, and whether it ever becomes a socket: then it is gone.
  request.raw.socket.once('close', entry.leave);
  request.admitted = { guest, entry };
  return true;
}

function listen(
  socket: WebSocket,
  address: string,
  { guest, entry }: Admitted,
  place: Place,
  { refusals, clock, mostUnread }: SocketSettings,
): void {
  const hungUp = (): void => refusals.note({ kind: 'hung-up', address, guest });
  const line = new SocketLine(socket, entry, clock, { mostUnread, hungUp });
  const visit = new Visit(guest, place, line, address);
  place.metrics.connected(1);
  entry.unread.add(socket);
  socket.on('message', (data: Buffer, isBinary: boolean) => {
    // What arrived before we hung up is still taken out of its frames, but nobody listens.
    if (line.isOpen) visit.hear(isBinary ? '' : data.toString('utf8'));
  });
  socket.on('ping', (data: Buffer) => line.ping(data));
  const stop = keepAlive(socket, line, entry, clock);
  socket.on('close', () => {
    stop();
    place.metrics.connected(-1);
    entry.unread.delete(socket);
    visit.leave();
  });
}

/** Notices a page that is gone without saying so, or does not read; returns what ends that. */
function keepAlive(socket: WebSocket, line: SocketLine, entry: Entry, clock: Clock): () => void {
  let answered = true;
  socket.on('pong', () => {
    answered = true;
    line.control();
  });
  const beat = (): void => {
    line.endIfUnread();
    entry.unread.check();
    if (!answered) socket.terminate();
    if (!line.isOpen) return;
    answered = false;
    socket.ping();
    stop = clock.after(HEARTBEAT, beat);
  };
  let stop = clock.after(HEARTBEAT, beat);
  return () => stop();
}
