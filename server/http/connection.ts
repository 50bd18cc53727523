import type { Writable } from 'node:stream';
import type { WebSocket } from '@fastify/websocket';
import { ClientSession, type Clock, type Guest, type Transport } from '@pepite/matches';
import { type ClientMessage, parseClientMessage } from '@pepite/protocol';
import type { AdmittedSocket } from './addresses.ts';
import { COSTS, costOfTelling } from './costs.ts';
import { textFrame } from './frame.ts';
import type { HttpServices } from './services.ts';

/** After so many messages or frames too many in a row, it is no slip. */
const PATIENCE = 20;
/** Reasons for closing, as the protocol of sockets numbers them. */
const POLICY = 1008;
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

/** What of a socket it takes to answer and to count what comes in. */
type Line = Pick<SocketTransport, 'send' | 'retelling' | 'allow' | 'hangUp'>;

/** The text that comes in over a socket: counted, read, and handed to a session. */
export class Connection {
  readonly #session: ClientSession;
  readonly #services: HttpServices;
  readonly #transport: Line;
  #tooFast = 0;

  constructor(guest: Guest, origin: string, services: HttpServices, transport: Line) {
    const { registry, lobby, metrics, report } = services;
    const refused = (kind: string): void => metrics.refused(kind);
    this.#services = services;
    this.#transport = transport;
    const shared = { registry, lobby, refused, report };
    this.#session = new ClientSession(guest, origin, shared, transport);
  }

  receive(text: string): void {
    // What is too much is not even read.
    if (!this.#mayAsk(1)) return;
    const parsed = parseClientMessage(text);
    this.#count('message' in parsed ? parsed.message.type : 'malformed');
    if ('problem' in parsed) {
      void this.#session.refuseInTurn(parsed.id, parsed.problem);
      return;
    }
    const { message } = parsed;
    if (!this.#mayAsk(COSTS[message.type] - 1, message.id)) return;
    this.#tooFast = 0;
    void this.#session.receive(message);
  }

  close(): void {
    void this.#session.close();
  }

  /** Choices are counted when they are settled: before, their number would tell of them. */
  #count(type: ClientMessage['type'] | 'malformed'): void {
    if (type !== 'move' && type !== 'take-back') this.#services.metrics.message(type);
  }

  #mayAsk(cost: number, id: number | null = null): boolean {
    if (cost === 0 || this.#transport.allow(cost)) return true;
    if (++this.#tooFast > PATIENCE) this.#transport.hangUp();
    else this.#session.refuse(id, { kind: 'too-fast' });
    return false;
  }
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
