import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { WebSocket } from '@fastify/websocket';
import type { Addresses } from './limits.ts';
import { guestIn } from './session.ts';
import { type Place, Visit } from './visit.ts';

/** A page that does not read what it is sent is let go, and asks again when it is back. */
const MOST_BUFFERED = 1 << 20;
/** How often a connection is asked whether it is still there, in milliseconds. */
const HEARTBEAT = 20_000;

/** Reasons for closing, as the protocol of sockets numbers them. */
const POLICY = 1008;
const TRY_LATER = 1013;

/** A page of another site must not speak in the name of our guest. */
function isOwnOrigin({ headers }: FastifyRequest): boolean {
  const { origin, host } = headers;
  if (origin === undefined) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}

export function addSocket(app: FastifyInstance, place: Place, addresses: Addresses): void {
  app.get('/socket', { websocket: true }, (socket, request) => {
    const guest = guestIn(request);
    const entry = addresses.enter(request.ip);
    if (guest === undefined || !isOwnOrigin(request) || entry === undefined) {
      entry?.leave();
      socket.close(entry === undefined ? TRY_LATER : POLICY);
      return;
    }
    const visit = new Visit(
      guest,
      place,
      {
        send: (text) => {
          if (socket.readyState !== socket.OPEN) return;
          if (socket.bufferedAmount > MOST_BUFFERED) socket.terminate();
          else socket.send(text);
        },
        take: entry.take,
        charge: () => {},
        hangUp: () => socket.close(POLICY),
      },
      request.ip,
    );
    place.metrics.connected(1);
    socket.on('message', (data: Buffer, isBinary: boolean) => {
      visit.hear(isBinary ? '' : data.toString('utf8'));
    });
    // Too long a message, broken frames: the library closes the connection, and that is all.
    socket.on('error', () => socket.terminate());
    socket.on('close', () => {
      place.metrics.connected(-1);
      entry.leave();
      visit.leave();
    });
    keepAlive(socket);
  });
}

/** Notices a page that is gone without saying so. */
function keepAlive(socket: WebSocket): void {
  let answered = true;
  socket.on('pong', () => {
    answered = true;
  });
  const timer = setInterval(() => {
    if (!answered) {
      socket.terminate();
      return;
    }
    answered = false;
    socket.ping();
  }, HEARTBEAT).unref();
  socket.on('close', () => clearInterval(timer));
}
