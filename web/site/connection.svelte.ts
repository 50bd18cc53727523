import type { ClientMessage, ServerMessage } from '@pepite/protocol';
import { me } from './me.svelte.ts';

/** A message as pages write it: the connection numbers it. */
type Unnumbered<M> = M extends { readonly type: string } ? Omit<M, 'id'> : never;
export type Request = Unnumbered<ClientMessage>;
/** What a page watches: the lobby or one match. */
export type Topic = Extract<Request, { readonly type: 'lobby' | 'watch' }>;

const PING_EVERY = 15_000;
const ANSWER_WITHIN = 4000;
/** A page that comes back to the front must know at once whether its socket is still alive. */
const ANSWER_AT_RETURN = 1000;
const FIRST_WAIT = 250;
/** A server that restarts is back soon, and then the page must be, within a second. */
const PATIENT_WAIT = 1000;
const PATIENCE = 20;
const LONGEST_WAIT = 5000;

/**
 * The one socket of the page. It comes back by itself, and then asks again for what is watched, so
 * that the true state arrives whatever was missed.
 */
export class Connection {
  #isOpen = $state(false);
  #wasOpen = $state(false);
  #socket: WebSocket | undefined;
  #topic: Topic | undefined;
  #listener: ((message: ServerMessage) => void) | undefined;
  #nextId = 1;
  #session = 0;
  #failures = 0;
  #isStarting = false;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #deadline: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    const back = (): void => this.#comeBack();
    addEventListener('online', back);
    addEventListener('pageshow', back);
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') back();
    });
    setInterval(() => this.#ping(ANSWER_WITHIN), PING_EVERY);
  }

  get isOpen(): boolean {
    return this.#isOpen;
  }

  /** How many sockets there have been: what was sent through an earlier one may be lost. */
  get session(): number {
    return this.#session;
  }

  /** Whether a connection that was there is gone. */
  get isLost(): boolean {
    return this.#wasOpen && !this.#isOpen;
  }

  /** Watches a topic from now on; returns what stops it. */
  watch(topic: Topic, listener: (message: ServerMessage) => void): () => void {
    this.#topic = topic;
    this.#listener = listener;
    if (this.#isOpen) this.send(topic);
    else void this.#start();
    return () => {
      if (this.#listener === listener) this.#listener = this.#topic = undefined;
    };
  }

  /** Sends if it can, and returns the number of the message; else nothing. */
  send(request: Request): number | undefined {
    if (!this.#isOpen || this.#socket === undefined) return undefined;
    const id = this.#nextId++;
    this.#socket.send(JSON.stringify({ ...request, id }));
    return id;
  }

  /** Opens the socket, once the server has given this browser its cookie. */
  async #start(): Promise<void> {
    clearTimeout(this.#retry);
    if (this.#isStarting || this.#socket !== undefined) return;
    this.#isStarting = true;
    const isGreeted = await me.greet();
    this.#isStarting = false;
    if (isGreeted) this.#open();
    else this.#tryLater();
  }

  #open(): void {
    const socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/socket`);
    this.#socket = socket;
    socket.addEventListener('open', () => this.#opened(socket));
    socket.addEventListener('message', ({ data }) => this.#received(socket, String(data)));
    socket.addEventListener('close', () => this.#drop(socket));
    // One that neither opens nor closes counts as closed.
    this.#expectAnswer(LONGEST_WAIT);
  }

  #opened(socket: WebSocket): void {
    if (socket !== this.#socket) return;
    clearTimeout(this.#deadline);
    this.#failures = 0;
    this.#session++;
    this.#isOpen = this.#wasOpen = true;
    if (this.#topic !== undefined) this.send(this.#topic);
  }

  #received(socket: WebSocket, text: string): void {
    if (socket !== this.#socket) return;
    clearTimeout(this.#deadline);
    // Our own server is trusted to speak the protocol.
    this.#listener?.(JSON.parse(text) as ServerMessage);
  }

  /** Forgets a socket and gets a new one; a late word of the old one is not heard any more. */
  #drop(socket: WebSocket): void {
    if (socket !== this.#socket) return;
    clearTimeout(this.#deadline);
    this.#socket = undefined;
    const wasOpen = this.#isOpen;
    this.#isOpen = false;
    socket.close();
    if (wasOpen) void this.#start();
    else this.#tryLater();
  }

  #tryLater(): void {
    const longest = this.#failures < PATIENCE ? PATIENT_WAIT : LONGEST_WAIT;
    const wait = Math.min(longest, FIRST_WAIT * 2 ** this.#failures++);
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => void this.#start(), wait * (0.5 + Math.random() / 2));
  }

  #comeBack(): void {
    if (this.#isOpen) this.#ping(ANSWER_AT_RETURN);
    else if (this.#wasOpen || this.#topic !== undefined) void this.#start();
  }

  #ping(limit: number): void {
    if (this.send({ type: 'ping' }) !== undefined) this.#expectAnswer(limit);
  }

  #expectAnswer(limit: number): void {
    const socket = this.#socket;
    clearTimeout(this.#deadline);
    this.#deadline = setTimeout(() => socket !== undefined && this.#drop(socket), limit);
  }
}

export const connection = new Connection();
