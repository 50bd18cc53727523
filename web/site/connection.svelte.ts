import type { ServerMessage } from '@pepite/protocol';
import { me } from './me.svelte.ts';
import {
  ReconnectingSocket,
  type Request,
  type Socket,
  type SocketEvents,
  type Topic,
} from './reconnecting-socket.ts';

/** A socket of the page, in its browser: one for each who plays on this device. */
export class Connection {
  #isOpen = $state(false);
  #wasOpen = $state(false);
  readonly #socket = new ReconnectingSocket({
    greet: () => me.greet(),
    open: (events) => openSocket(this.#query, events),
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

  readonly #query: string;
  readonly #listening = new AbortController();

  /** Who speaks through it: the guest of this browser, or the companion of that number. */
  constructor(companion?: number) {
    const { signal } = this.#listening;
    this.#query = companion === undefined ? '' : `?companion=${companion}`;
    const back = (): void => this.#socket.comeBack();
    addEventListener('online', back, { signal });
    addEventListener('pageshow', back, { signal });
    const look = (): void => {
      if (document.visibilityState === 'visible') back();
    };
    document.addEventListener('visibilitychange', look, { signal });
  }

  /** Nothing more is said or heard. */
  close(): void {
    this.#listening.abort();
    this.#socket.close();
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

function openSocket(query: string, { opened, received, closed }: SocketEvents): Socket {
  const socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/socket${query}`);
  socket.addEventListener('open', opened);
  socket.addEventListener('message', ({ data }) => received(String(data)));
  socket.addEventListener('close', closed);
  return socket;
}

export const connection = new Connection();
