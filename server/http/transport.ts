import type { Writable } from 'node:stream';
import type { WebSocket } from '@fastify/websocket';
import type { Clock, Transport } from '@pepite/matches';
import type { AdmittedSocket } from './addresses.ts';
import { costOfTelling } from './costs.ts';
import { textFrame } from './frame.ts';

/** Reasons for closing, as the protocol of sockets numbers them. */
const POLICY = 1008;
/** After so many frames too many in a row, it is no slip. */
const PATIENCE = 20;
/** How often a ping is answered at most, in milliseconds. */
const PONG_EVERY = 1000;

export interface TransportSettings {
  /** The connection below the socket. */
  readonly wire: Writable;
  /** Bytes that may wait for the page to read them. */
  readonly mostUnread: number;
  /** Called when the connection has to be ended. */
  readonly hungUp: () => void;
}

/** One socket: what is sent over it, and all that comes in, counted. */
export class SocketTransport implements Transport {
  readonly #socket: WebSocket;
  readonly #wire: Writable;
  readonly #entry: AdmittedSocket;
  readonly #clock: Clock;
  readonly #mostUnread: number;
  readonly #hungUp: () => void;
  #tooMany = 0;
  /** The latest ping that waits for an answer. */
  #ping: Buffer | undefined;
  #answered = -Infinity;

  constructor(
    socket: WebSocket,
    entry: AdmittedSocket,
    clock: Clock,
    { wire, mostUnread, hungUp }: TransportSettings,
  ) {
    this.#socket = socket;
    this.#wire = wire;
    this.#entry = entry;
    this.#clock = clock;
    this.#mostUnread = mostUnread;
    this.#hungUp = hungUp;
  }

  get isOpen(): boolean {
    return this.#socket.readyState === this.#socket.OPEN;
  }

  send(text: string): void {
    this.#entry.unread.sending(text.length);
    this.endIfUnread();
    if (this.isOpen) this.#wire.write(textFrame(text));
  }

  /** False when the page asks for too much: a message costs 1 unless told otherwise. */
  allow(cost?: number): boolean {
    return this.#entry.take(cost);
  }

  retelling(plies: number): void {
    this.#entry.charge(costOfTelling(plies));
  }

  /** Ends the connection now: what else has arrived on it is not looked at. */
  hangUp(): void {
    if (!this.isOpen) return;
    this.#hungUp();
    this.#entry.hungUp();
    // Whoever still listens learns why; nobody is waited for.
    this.#socket.close(POLICY);
    this.#socket.terminate();
  }

  /** A page that does not read what it is sent is let go, and asks again when it is back. */
  endIfUnread(): void {
    if (this.#socket.bufferedAmount > this.#mostUnread) this.#socket.terminate();
  }

  /** A pong, or whatever else is no message: it counts as one. */
  control(): boolean {
    if (!this.isOpen) return false;
    if (this.#entry.take()) {
      this.#tooMany = 0;
      return true;
    }
    if (++this.#tooMany > PATIENCE) this.hangUp();
    return false;
  }

  /** Of several pings only the latest need be answered (RFC 6455, section 5.5.3). */
  ping(data: Buffer): void {
    if (!this.control()) return;
    const isWaiting = this.#ping !== undefined;
    this.#ping = data;
    if (isWaiting) return;
    const wait = this.#answered + PONG_EVERY - this.#clock.now();
    if (wait <= 0) this.#pong();
    else this.#clock.after(wait, () => this.#pong());
  }

  #pong(): void {
    const data = this.#ping;
    this.#ping = undefined;
    this.#answered = this.#clock.now();
    if (this.isOpen) this.#socket.pong(data);
  }
}
