import { askRecord } from '../site/api.ts';
import { Connection, connection } from '../site/connection.svelte.ts';
import { ONLOOKER } from './around/companion.ts';
import type { CompanionWire, Wire } from './wire.ts';

/** The server, through one socket of the page. */
function wireThrough(socket: Connection): Wire {
  return {
    get isOpen() {
      return socket.isOpen;
    },
    get session() {
      return socket.session;
    },
    watch: (topic, listener) => socket.watch(topic, listener),
    send: (request) => socket.send(request),
    addressOf: (match) => `/m/${match}`,
    recordOf: askRecord,
    isShared: true,
    checkOf: (match) => `/verify?match=${match}`,
    tableOf: (match) => `/m/${match}/table`,
  };
}

/** The server, through a socket of somebody else who plays on this device. */
function companionWire(number: number): CompanionWire {
  const socket = new Connection(number);
  const isOnlooker = number === ONLOOKER;
  // A copy would read what the socket is like only once.
  return Object.assign(wireThrough(socket), { isOnlooker, close: () => socket.close() });
}

/** The server, as a screen that all see is told of a match. */
export const onlookerWire = (): CompanionWire => companionWire(ONLOOKER);

/** The server, through the socket of the guest at this page. */
export const serverWire: Wire = Object.assign(wireThrough(connection), {
  companion: companionWire,
});
