import type { ServerResponse } from 'node:http';
import type { WebSocket } from '@fastify/websocket';
import { type Clock, companionOf, type Guest, ownerOf } from '@pepite/matches';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { bucketOf } from './address.ts';
import type { Addresses, AdmittedSocket } from './addresses.ts';
import type { BlockedGuests } from './blocked-guests.ts';
import { Connection, SocketTransport } from './connection.ts';
import { foreignOrigin } from './origin.ts';
import { sendProblem } from './problems.ts';
import { GUEST_LENGTH, type Refusals } from './refusals.ts';
import { generationIn, guestIn } from './guest-cookie.ts';
import type { LoggedOutDevices } from './logged-out-devices.ts';
import type { HttpServices } from './services.ts';
import { hearShortMessages } from './short-frame.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who was let in to open a socket. */
    admitted: Admitted | null;
  }
}

interface Admitted {
  readonly guest: Guest;
  readonly entry: AdmittedSocket;
  /** The answer to the request: there is none, since it becomes a socket. */
  readonly response: ServerResponse;
}

export interface SocketSettings {
  readonly addresses: Addresses;
  readonly blocked: BlockedGuests;
  readonly loggedOut: LoggedOutDevices;
  readonly refusals: Refusals;
  readonly log: FastifyBaseLogger;
  readonly clock: Clock;
  readonly isBehindProxy: boolean;
  /** Bytes that may wait for one page to read them. */
  readonly mostUnread: number;
}

/** How often a connection is asked whether it is still there, in milliseconds. */
const HEARTBEAT = 20_000;
/** What that puts on the wire. */
const PING_BYTES = 2;
/** After how many seconds a client may try a full server again. */
const COME_BACK_IN = 30;

export function addSocket(
  app: FastifyInstance,
  services: HttpServices,
  settings: SocketSettings,
): void {
  app.decorateRequest('admitted', null);
  app.get(
    '/socket',
    {
      websocket: true,
      onRequest: (request, reply, done) => {
        // Refused while it is still a request: a socket would have to be closed, and it is up to
        // the other side how long that takes.
        if (!request.ws) sendProblem(reply, { kind: 'not-found' });
        else if (admit(request, reply, settings)) done();
      },
    },
    (socket, request) => {
      const { admitted } = request;
      if (admitted === null) socket.terminate();
      else listen(socket, request, admitted, services, settings);
    },
  );
}

/** Lets a page in, or says why not. */
function admit(request: FastifyRequest, reply: FastifyReply, settings: SocketSettings): boolean {
  const { refusals, addresses, isBehindProxy } = settings;
  const address = bucketOf(request.ip);
  const { id: reqId } = request;
  const guest = guestIn(request);
  const foreign = foreignOrigin(request, isBehindProxy);
  if (foreign !== undefined) {
    refusals.note({ kind: 'foreign-origin', address, guest, reqId, ...foreign }, 'warn');
    sendProblem(reply, { kind: 'foreign-origin' });
    return false;
  }
  if (guest === undefined) {
    refusals.note({ kind: 'no-guest', address, reqId });
    sendProblem(reply, { kind: 'no-guest' });
    return false;
  }
  const player = playerOf(request, guest);
  if (player === undefined) {
    sendProblem(reply, { kind: 'bad-request' });
    return false;
  }
  const entry = addresses.enter(address);
  if (typeof entry === 'string') {
    const kind = entry === 'full' ? entry : 'too-many-sockets';
    refusals.note({ kind, address, guest, reqId });
    void reply.header('retry-after', COME_BACK_IN);
    sendProblem(reply, { kind: entry });
    return false;
  }
  // However the connection ends, and whether it ever becomes a socket: then it is gone.
  request.raw.socket.once('close', entry.leave);
  request.admitted = { guest: player, entry, response: reply.raw };
  return true;
}

/** Which companion plays through a socket, as its address says; 0 only looks on. */
const COMPANION = /^[0-5]$/;

/** Who plays through a socket: the guest of the cookie, or somebody else on the same device. */
function playerOf({ query }: FastifyRequest, guest: Guest): Guest | undefined {
  const { companion } = query as { readonly companion?: unknown };
  if (companion === undefined) return guest;
  const isNumber = typeof companion === 'string' && COMPANION.test(companion);
  return isNumber ? companionOf(guest, Number(companion)) : undefined;
}

function listen(
  socket: WebSocket,
  request: FastifyRequest,
  { guest, entry, response }: Admitted,
  services: HttpServices,
  { blocked, loggedOut, refusals, clock, mostUnread, log }: SocketSettings,
): void {
  const address = bucketOf(request.ip);
  const { id: reqId } = request;
  const wire = request.raw.socket;
  request.log.debug({ guest: guest.slice(0, GUEST_LENGTH) }, 'socket opened');
  // Else request and response would stay in memory, with all their headers, as long as the socket.
  response.detachSocket(wire);
  socket.removeAllListeners('error');
  socket.on('error', (error) => socketFailed(error, socket, { address, reqId, refusals, log }));
  const hungUp = (): void => refusals.note({ kind: 'hung-up', address, guest, reqId });
  const transport = new SocketTransport(socket, entry, clock, { wire, mostUnread, hungUp });
  const connection = new Connection(guest, address, services, transport);
  services.metrics.connected(1);
  entry.unread.add(socket);
  const hear = (text: string): void => {
    // What arrived before we hung up is still taken out of its frames, but nobody listens.
    if (transport.isOpen) connection.receive(text);
  };
  hearShortMessages(wire, hear);
  socket.on('message', (data: Buffer, isBinary: boolean) => {
    hear(isBinary ? '' : data.toString('utf8'));
  });
  socket.on('ping', (data: Buffer) => transport.ping(data));
  const stop = keepAlive(socket, transport, entry, clock);
  // The page asks who it is before it comes back, and is told why it can't.
  const end = (): void => transport.hangUp();
  const owner = ownerOf(guest);
  const unwatch = [blocked.watch(owner, end), loggedOut.watch(owner, generationIn(request), end)];
  socket.on('close', () => {
    stop();
    for (const cancel of unwatch) cancel();
    services.metrics.connected(-1);
    entry.unread.delete(socket);
    connection.close();
  });
}

/** Notices a page that is gone without saying so, or does not read; returns what ends that. */
export function keepAlive(
  socket: WebSocket,
  transport: SocketTransport,
  entry: AdmittedSocket,
  clock: Clock,
): () => void {
  let answered = true;
  socket.on('pong', () => {
    answered = true;
    transport.control();
  });
  const beat = (): void => {
    transport.endIfUnread();
    entry.unread.sending(PING_BYTES);
    if (!answered) socket.terminate();
    if (!transport.isOpen) return;
    answered = false;
    socket.ping();
    stop = clock.after(HEARTBEAT, beat);
  };
  let stop = clock.after(HEARTBEAT, beat);
  return () => stop();
}

/** Whose socket has failed, and where that is told. */
interface FailedSocket extends Pick<SocketSettings, 'refusals' | 'log'> {
  readonly address: string;
  readonly reqId: string;
}

/** Too long a message, broken frames: the library has said so to whoever sent them. */
export function socketFailed(
  error: Error,
  socket: WebSocket,
  { address, reqId, refusals, log }: FailedSocket,
): void {
  const code = 'code' in error ? String(error.code) : '';
  if (code.startsWith('WS_ERR_')) refusals.note({ kind: 'bad-frame', address, code, reqId });
  else if (!isGone(code)) log.error({ error: error.stack, reqId }, 'socket failed');
  // The other side is told why and not waited for.
  setImmediate(() => socket.terminate());
}

const isGone = (code: string): boolean => code === 'ECONNRESET' || code === 'EPIPE';
