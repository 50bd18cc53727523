import type { Socket, SocketEvents } from '../web/site/reconnecting-socket.ts';
import { Lane } from './schedule.ts';
import type { World } from './world.ts';

/** The end of a socket that a server has. */
export interface ServerEnd {
  receive(text: string): void;
  close(): void;
}

/** What listens behind an address: a process that is up. */
export interface Listener {
  readonly name: string;
  readonly isAlive: boolean;
  /** Lets a socket in; `send` and `hangUp` are the server's way to the page. */
  accept(guest: string, send: (text: string) => void, hangUp: () => void): ServerEnd;
}

/** Milliseconds that a message takes. */
const WAY = { least: 1, most: 40 };
const SLOW_WAY = { least: 100, most: 6000 };
/** How late a message may come once more. */
const LATE = 8000;
/** How long it takes until an end notices that the other one is gone, if it does. */
const NOTICE = { least: 1, most: 300 };
/** A server asks silent pages whether they are there, and gives them up then. */
const SERVER_NOTICE = { least: 20_000, most: 40_000 };

/** One way of a socket: messages arrive in their order, or not at all. */
class Pipe {
  readonly #world: World;
  readonly #lane: Lane;
  #isCut = false;

  constructor(world: World) {
    this.#world = world;
    this.#lane = new Lane(world.schedule);
  }

  cut(): void {
    this.#isCut = true;
  }

  pass(arrive: () => void): void {
    const { dice, faults } = this.#world;
    const { least, most } = faults.happens('slowMessage') ? SLOW_WAY : WAY;
    this.#lane.pass(dice.between(least, most), () => {
      if (!this.#isCut) arrive();
    });
  }
}

/** A socket between a page and a process. */
export class Link {
  readonly name: string;
  readonly guest: string;
  readonly #world: World;
  readonly #events: SocketEvents;
  readonly #server: Listener;
  readonly #up: Pipe;
  readonly #down: Pipe;
  #end: ServerEnd | undefined;
  #isPageDone = false;
  #isServerDone = false;

  constructor(name: string, guest: string, world: World, server: Listener, events: SocketEvents) {
    this.name = name;
    this.guest = guest;
    this.#world = world;
    this.#server = server;
    this.#events = events;
    this.#up = new Pipe(world);
    this.#down = new Pipe(world);
    this.#up.pass(() => this.#arrive());
  }

  /** Whether both ends count on it. */
  get isOpen(): boolean {
    return this.#end !== undefined && !this.#isPageDone && !this.#isServerDone;
  }

  get server(): Listener {
    return this.#server;
  }

  #arrive(): void {
    if (!this.#server.isAlive) {
      this.#tellPage();
      return;
    }
    this.#end = this.#server.accept(
      this.guest,
      (text) => this.#down.pass(() => this.#isPageDone || this.#events.received(text)),
      () => this.cut(true, true),
    );
    this.#down.pass(() => this.#isPageDone || this.#events.opened());
  }

  /** What the page has of it. */
  readonly socket: Socket = {
    send: (text) => this.#send(text),
    close: () => {
      if (this.#isPageDone) return;
      this.#isPageDone = true;
      // What was sent before may still arrive, even after what is sent through the next socket.
      this.#up.pass(() => this.#closeServer());
    },
  };

  #send(text: string): void {
    const { schedule, dice, faults, trace } = this.#world;
    trace(this.name, () => `sends ${text}`);
    const arrive = (): void => {
      if (!this.#isServerDone) this.#end?.receive(text);
    };
    this.#up.pass(arrive);
    // A socket does not do that, but people with two windows and proxies that try again do.
    if (faults.happens('doubledMessage')) schedule.after(dice.between(0, LATE), arrive);
  }

  /** Nothing gets through any more; either end notices or does not. */
  cut(tellsPage: boolean, tellsServer: boolean): void {
    const { schedule, dice, trace } = this.#world;
    trace(this.name, () => `is cut${tellsPage ? '' : ', unknown to the page'}`);
    this.#up.cut();
    this.#down.cut();
    if (tellsPage) schedule.after(dice.between(NOTICE.least, NOTICE.most), () => this.#tellPage());
    const { least, most } = tellsServer ? NOTICE : SERVER_NOTICE;
    schedule.after(dice.between(least, most), () => this.#closeServer());
  }

  /** Only one way is cut: the other end hears, and is not heard. */
  cutOneWay(): void {
    const { dice, trace } = this.#world;
    const isUp = dice.happens(0.5);
    trace(this.name, () => `is cut ${isUp ? 'on the way up' : 'on the way down'}`);
    (isUp ? this.#up : this.#down).cut();
  }

  #tellPage(): void {
    if (this.#isPageDone) return;
    this.#isPageDone = true;
    this.#events.closed();
  }

  #closeServer(): void {
    if (this.#isServerDone) return;
    this.#isServerDone = true;
    this.#end?.close();
  }
}

/** All sockets between pages and processes. */
export class Network {
  readonly #world: World;
  readonly #links = new Set<Link>();
  #opened = 0;

  constructor(world: World) {
    this.#world = world;
  }

  get open(): readonly Link[] {
    return [...this.#links].filter(({ isOpen }) => isOpen);
  }

  connect(guest: string, server: Listener, events: SocketEvents): Link {
    for (const link of this.#links) if (!link.isOpen && link.server !== server) this.#forget(link);
    const name = `socket ${++this.#opened} of ${guest} at ${server.name}`;
    const link = new Link(name, guest, this.#world, server, events);
    this.#links.add(link);
    if (this.#world.faults.happens('lostRequest')) link.cut(false, false);
    return link;
  }

  #forget(link: Link): void {
    if (!link.server.isAlive) this.#links.delete(link);
  }

  /** A process is gone: pages notice, unless its machine is gone, too. */
  serverDied(server: Listener, isSilent: boolean): void {
    for (const link of this.#links) if (link.server === server) link.cut(!isSilent, true);
  }
}
