import type { ClientMessage, ServerMessage } from '@pepite/protocol';

/** A message as pages write it: the connection numbers it. */
type Unnumbered<M> = M extends { readonly type: string } ? Omit<M, 'id'> : never;
export type Request = Unnumbered<ClientMessage>;
/** What a page watches: the lobby or one match. */
export type Topic = Extract<Request, { readonly type: 'lobby' | 'watch' }>;

/** One socket, as far as it matters here. */
export interface Socket {
  send(text: string): void;
  close(): void;
}

/** What becomes of a socket. */
export interface SocketEvents {
  readonly opened: () => void;
  readonly received: (text: string) => void;
  readonly closed: () => void;
}

/** What a socket needs of its page: whoever simulates pages brings time, chance and network. */
export interface SocketPage {
  /** Makes sure that the server knows this browser; whether it could be asked. */
  readonly greet: () => Promise<boolean>;
  /** Begins to open a socket; none of its events comes before this has returned. */
  readonly open: (events: SocketEvents) => Socket;
  /** Calls back after so many milliseconds, unless cancelled before. */
  readonly after: (milliseconds: number, call: () => void) => () => void;
  /** A number from 0 to 1, at random. */
  readonly chance: () => number;
  /** The socket is open now, or it is not any more. */
  readonly changed: (isOpen: boolean) => void;
}

/**
 * A server that ends is known at once, but not a machine that vanishes: that takes as long as both
 * together, at the most. A thousand pages ask less than two hundred times a second.
 */
const PING_EVERY = 6000;
const ANSWER_WITHIN = 4000;
/** A page that comes back to the front must know at once whether its socket is still alive. */
const ANSWER_AT_RETURN = 1000;
/** So many pings without an answer: on a slow line one may only be late. */
const DEAF = 2;
const FIRST_WAIT = 250;
/** A server that restarts is back soon, and then the page must be, within a second. */
const PATIENT_WAIT = 1000;
const PATIENCE = 20;
const LONGEST_WAIT = 5000;

const NOTHING = (): void => {};

/**
 * The one socket of a page. It comes back by itself, and then asks again for what is watched, so
 * that the true state arrives whatever was missed.
 */
export class ReconnectingSocket {
  readonly #page: SocketPage;
  #isOpen = false;
  #socket: Socket | undefined;
  #topic: Topic | undefined;
  #listener: ((message: ServerMessage) => void) | undefined;
  #nextId = 1;
  #session = 0;
  #failures = 0;
  #isStarting = false;
  /** How many of the last pings have not been answered. */
  #unanswered = 0;
  #isClosed = false;
  #stopRetry = NOTHING;
  #stopDeadline = NOTHING;

  constructor(page: SocketPage) {
    this.#page = page;
    this.#keepPinging();
  }

  get isOpen(): boolean {
    return this.#isOpen;
  }

  /** How many sockets there have been: what was sent through an earlier one may be lost. */
  get session(): number {
    return this.#session;
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

  /** The page is in front again, or back in the network. */
  comeBack(): void {
    if (this.#isOpen) this.#ping(ANSWER_AT_RETURN);
    else if (this.#session > 0 || this.#topic !== undefined) void this.#start();
  }

  /** It does not come back any more. */
  close(): void {
    const socket = this.#socket;
    this.#isClosed = true;
    this.#listener = this.#topic = undefined;
    this.#stopRetry();
    if (socket !== undefined) this.#drop(socket);
  }

  /** Opens the socket, once the server has given this browser its cookie. */
  async #start(): Promise<void> {
    this.#stopRetry();
    if (this.#isStarting || this.#isClosed || this.#socket !== undefined) return;
    this.#isStarting = true;
    const isGreeted = await this.#page.greet();
    this.#isStarting = false;
    if (this.#isClosed) return;
    if (isGreeted) this.#open();
    else this.#tryLater();
  }

  #open(): void {
    const socket = this.#page.open({
      opened: () => this.#opened(socket),
      received: (text) => this.#received(socket, text),
      closed: () => this.#drop(socket),
    });
    this.#socket = socket;
    // One that neither opens nor closes counts as closed.
    this.#expectAnswer(LONGEST_WAIT);
  }

  #opened(socket: Socket): void {
    if (socket !== this.#socket) return;
    this.#stopDeadline();
    this.#failures = 0;
    this.#unanswered = 0;
    this.#session++;
    this.#setOpen(true);
    if (this.#topic !== undefined) this.send(this.#topic);
  }

  #received(socket: Socket, text: string): void {
    if (socket !== this.#socket) return;
    this.#stopDeadline();
    // Our own server is trusted to speak the protocol.
    const message = JSON.parse(text) as ServerMessage;
    if (message.type === 'pong') this.#unanswered = 0;
    this.#listener?.(message);
  }

  /** Forgets a socket and gets a new one; a late word of the old one is not heard any more. */
  #drop(socket: Socket): void {
    if (socket !== this.#socket) return;
    this.#stopDeadline();
    this.#socket = undefined;
    const wasOpen = this.#isOpen;
    this.#setOpen(false);
    socket.close();
    if (wasOpen) void this.#start();
    else this.#tryLater();
  }

  #setOpen(isOpen: boolean): void {
    this.#isOpen = isOpen;
    this.#page.changed(isOpen);
  }

  #tryLater(): void {
    const { after, chance } = this.#page;
    const longest = this.#failures < PATIENCE ? PATIENT_WAIT : LONGEST_WAIT;
    const wait = Math.min(longest, FIRST_WAIT * 2 ** this.#failures++);
    this.#stopRetry();
    if (this.#isClosed) return;
    this.#stopRetry = after(wait * (0.5 + chance() / 2), () => void this.#start());
  }

  #keepPinging(): void {
    this.#page.after(PING_EVERY, () => {
      if (this.#isClosed) return;
      this.#keepPinging();
      // Whoever tells us much, but never answers, does not hear us.
      if (this.#unanswered >= DEAF && this.#socket !== undefined) this.#drop(this.#socket);
      else this.#ping(ANSWER_WITHIN);
    });
  }

  #ping(limit: number): void {
    if (this.send({ type: 'ping' }) === undefined) return;
    this.#unanswered++;
    this.#expectAnswer(limit);
  }

  #expectAnswer(limit: number): void {
    const socket = this.#socket;
    this.#stopDeadline();
    this.#stopDeadline = this.#page.after(limit, () => socket !== undefined && this.#drop(socket));
  }
}
