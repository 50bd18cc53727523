import type { ServerMessage } from '@pepite/protocol';
import { me } from './me.svelte.ts';
import {
  ReconnectingSocket,
  type Request,
  type Socket,
  type SocketEvents,
  type Topic,
} from './reconnecting-socket.ts';

/** The one socket of the page, in its browser. */
export class Connection {
  #isOpen = $state(false);
  #wasOpen = $state(false);
  readonly #socket = new ReconnectingSocket({
    greet: () => me.greet(),
    open: openSocket,
    after(milliseconds, call) {
      const timer = setTimeout(call, milliseconds);
      return () => clearTimeout(timer);
    },
    chance: () => Math.random(),
    changed: (isOpen) => {
      this.#isOpen = isOpen;
      this.#wasOpen ||= isOpen;
    },
  });

  constructor() {
    const back = (): void => this.#socket.comeBack();
    addEventListener('online', back);
    addEventListener('pageshow', back);
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') back();
    });
  }

  get isOpen(): boolean {
    return this.#isOpen;
  }

  /** How many sockets there have been: what was sent through an earlier one may be lost. */
  get session(): number {
    return this.#socket.session;
  }

  /** Whether a connection that was there is gone. */
  get isLost(): boolean {
    return this.#wasOpen && !this.#isOpen;
  }

  /** Watches a topic from now on; returns what stops it. */
  watch(topic: Topic, listener: (message: ServerMessage) => void): () => void {
    return this.#socket.watch(topic, listener);
  }

  /** Sends if it can, and returns the number of the message; else nothing. */
  send(request: Request): number | undefined {
    return this.#socket.send(request);
  }
}

function openSocket({ opened, received, closed }: SocketEvents): Socket {
  const socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/socket`);
  socket.addEventListener('open', opened);
  socket.addEventListener('message', ({ data }) => received(String(data)));
  socket.addEventListener('close', closed);
  return socket;
}

export const connection = new Connection();
