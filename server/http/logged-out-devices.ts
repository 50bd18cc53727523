import type { Guest } from '@pepite/matches';
import type { FastifyInstance } from 'fastify';
import type { LoggedOut } from '../store/guest-table.ts';
import { generationIn, guestIn } from './guest-cookie.ts';

/** Says of which generation a guest's cookies have to be. */
type GenerationOf = (guest: Guest) => Promise<number>;

/** An open socket, and of which generation the cookie was that it was opened with. */
interface OpenSocket {
  readonly generation: number;
  readonly end: () => void;
}

/**
 * Devices that were logged out from another one of the same guest: their cookies are of an earlier
 * generation than the guest's row says. It is looked up when a request is made or a socket opened;
 * sockets that are open are ended when it is known here.
 */
export class LoggedOutDevices {
  readonly #sockets = new Map<Guest, Set<OpenSocket>>();

  /** These guests have logged out their other devices lately, here or at another process. */
  changed(guests: readonly LoggedOut[]): void {
    for (const { guest, generation } of guests) {
      for (const socket of this.#sockets.get(guest) ?? []) {
        if (socket.generation < generation) socket.end();
      }
    }
  }

  /** Calls `end` when the device of a socket is logged out; returns what stops that. */
  watch(guest: Guest, generation: number, end: () => void): () => void {
    const sockets = this.#sockets.get(guest) ?? new Set();
    const socket = { generation, end };
    this.#sockets.set(guest, sockets.add(socket));
    return () => {
      sockets.delete(socket);
      if (sockets.size === 0) this.#sockets.delete(guest);
    };
  }
}

/** From a device that was logged out nobody asks whom we know. Pages are everybody's. */
export function findLoggedOut(app: FastifyInstance, generationOf: GenerationOf): void {
  app.decorateRequest('isLoggedOut', false);
  app.addHook('onRequest', async (request) => {
    const { url = '' } = request.routeOptions;
    const guest = url.startsWith('/api/') || url === '/socket' ? guestIn(request) : undefined;
    if (guest === undefined) return;
    request.isLoggedOut = generationIn(request) < (await generationOf(guest));
  });
}
