import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { itemAt } from '@pepite/kernel';
import type { ClientMessage, NewMatchRequest } from '@pepite/protocol';
import { accomplice, ATTACKER } from './loopback.ts';
import { ASKERS, type Prepared, TABLES_OF_ONE } from './prepare.ts';
import { ask, type AttackSocket, connectRaw, openWire, type Origin } from './attack-socket.ts';

/** What an attacker did, and what the server let it do. */
export interface Load {
  /**
   * Connections made, and of those how many the server ended while the attack went on; who reads
   * nothing may not notice.
   */
  opened: number;
  ended: number;
  /** Sockets that were not let in. */
  turnedAway: number;
  /** Messages or frames sent. */
  sent: number;
  /** Requests answered, and how many of them with a refusal. */
  requests: number;
  refused: number;
}

/** How often a loop that paces itself looks at the clock, in milliseconds. */
const TICK = 5;

/** Where an attack takes place: how it reaches the server, and when it has to stop. */
export class Field {
  readonly prepared: Prepared;
  readonly load: Load = { opened: 0, ended: 0, turnedAway: 0, sent: 0, requests: 0, refused: 0 };
  readonly #port: number;
  readonly #deadline: number;

  constructor(port: number, prepared: Prepared, seconds: number) {
    this.prepared = prepared;
    this.#port = port;
    this.#deadline = performance.now() + seconds * 1000;
  }

  get isOver(): boolean {
    return performance.now() >= this.#deadline;
  }

  /** Resolves when the attack has to stop. */
  async end(): Promise<void> {
    await wait(Math.max(0, this.#deadline - performance.now()));
  }

  /** The attacker's own address, whatever a header may say. */
  origin(forwarded?: string): Origin {
    const origin = { port: this.#port, address: ATTACKER };
    return forwarded === undefined ? origin : { ...origin, forwarded };
  }

  /** One of many addresses. */
  elsewhere(n: number): Origin {
    return { port: this.#port, address: accomplice(n) };
  }

  cookie(n: number): string {
    const { cookies } = this.prepared;
    return itemAt(cookies, n % cookies.length);
  }

  /** Who makes the nth table: one guest after another of those who have none prepared. */
  host(n: number): string {
    return this.cookie(1 + ASKERS + Math.floor(n / TABLES_OF_ONE));
  }

  /** Opens so many sockets at once, of one guest after another; those that are let in. */
  async open(
    count: number,
    origin: (n: number) => Origin = () => this.origin(),
  ): Promise<readonly AttackSocket[]> {
    const wires: AttackSocket[] = [];
    const opening = Array.from({ length: count }, async (_, n) => {
      const wire = await this.openOne(this.cookie(n), undefined, origin(n));
      if (wire !== undefined) wires.push(wire);
    });
    await Promise.race([Promise.all(opening), this.end()]);
    return wires;
  }

  async openOne(
    cookie: string,
    hear?: (text: string) => void,
    origin: Origin = this.origin(),
  ): Promise<AttackSocket | undefined> {
    const wire = await openWire(origin, cookie, hear);
    if (wire === undefined) this.load.turnedAway++;
    else this.#note(wire.socket);
    return wire;
  }

  /** A connection on which anything may be sent. */
  connect(): Socket {
    const socket = connectRaw(this.origin());
    socket.on('error', () => socket.destroy());
    this.#note(socket);
    return socket;
  }

  #note(socket: Socket): void {
    this.load.opened++;
    socket.on('close', () => {
      if (!this.isOver) this.load.ended++;
    });
  }

  say(wire: AttackSocket, message: ClientMessage): void {
    if (!wire.socket.writable) return;
    this.load.sent++;
    wire.send(JSON.stringify(message));
  }

  /** Does something so many times a second, and so often at most, until it all has to stop. */
  async pace(perSecond: number, act: (n: number) => void, most = Infinity): Promise<void> {
    const start = performance.now();
    for (let done = 0; !this.isOver;) {
      const due = Math.min(most, ((performance.now() - start) / 1000) * perSecond);
      for (; done < due; done++) act(done);
      await wait(TICK);
    }
  }

  /** Writes the same bytes again and again, as fast as the other side takes them. */
  async pour({ socket }: AttackSocket, bytes: Buffer, frames: number): Promise<void> {
    while (!this.isOver && socket.writable) {
      this.load.sent += frames;
      if (socket.write(bytes)) await wait(0);
      else await drained(socket);
    }
  }

  async request(
    method: string,
    path: string,
    cookie: string,
    body?: object,
    origin: Origin = this.origin(),
  ): Promise<void> {
    const answered = ask(origin, method, path, { cookie, ...(body && { body }) }).then(
      ({ status }) => status,
      () => 0,
    );
    const status = await Promise.race([answered, this.end()]);
    if (status === undefined) return;
    this.load.requests++;
    if (status === 0 || status >= 400) this.load.refused++;
  }

  /** Has tables made, some at the same time, until there are so many. */
  async create(tables: number, setup: NewMatchRequest): Promise<void> {
    let made = 0;
    const some = async (): Promise<void> => {
      while (made < tables && !this.isOver) {
        await this.request('POST', '/api/matches', this.host(made++), setup);
      }
    };
    await Promise.all(Array.from({ length: 8 }, some));
  }
}

/** Resolves when more can be written, or nothing ever. */
const drained = (socket: Socket): Promise<void> =>
  new Promise((resolve) => {
    const go = (): void => {
      socket.off('drain', go).off('close', go);
      resolve();
    };
    socket.on('drain', go).on('close', go);
  });
