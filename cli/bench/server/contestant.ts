import { type Answering, startAnswering } from '../contestant.ts';
import type { Slice } from './load-driver.ts';
import { freePort, type ServerProcess, startServerProcess } from '../server-process.ts';

export type ServerId = 'pepite' | 'colyseus' | 'boardgameio';
export type PeerId = Exclude<ServerId, 'pepite'>;

/** Why a peer takes no part. */
export type Absence = 'not-asked' | 'not-installed' | 'failed';

/** What a slice of play came to. */
export interface PlayedSlice extends Slice {
  /** Processor time of the server, in seconds. */
  readonly processor: number;
}

/** A server with players at it. */
export interface Contestant {
  /** Opens matches until there are so many, and returns what each of them took, in bytes. */
  open(matches: number): Promise<number>;
  /** Everybody moves as soon as they can. */
  play(seconds: number): Promise<PlayedSlice>;
  /** One move in each match every so many seconds, or every second. */
  pace(seconds: number, every?: number): Promise<PlayedSlice>;
  stop(): Promise<void>;
}

/** Our own server, on which bots may think as well. */
export interface Host extends Contestant {
  /** Seats bots at a match of their own, and says how many choices they have made since. */
  bots(): Promise<number>;
  /** Stands still, bots and all, until it is woken. */
  rest(): void;
  wake(): void;
}

/** The same, looked at more closely. */
export interface OwnServer extends Host {
  readonly pid: number;
  /** Has so many come who only look at the lobby. */
  visit(sockets: number): Promise<void>;
  /** What it holds in memory after a collection of garbage, in bytes. */
  memory(): Promise<number>;
}

/** How to start a server, and players who can speak to it. Paths and what follows them. */
export interface Programs {
  readonly server: (port: number) => readonly string[];
  readonly players: (port: number) => readonly string[];
  readonly environment: Readonly<Record<string, string>>;
}

export type Start = () => Promise<Contestant>;

export function starting(programs: Programs, signal: AbortSignal): () => Promise<OwnServer> {
  return async () => {
    const port = await freePort();
    const { environment } = programs;
    const server = await startServerProcess(programs.server(port), environment, port, signal);
    const players = startAnswering({
      command: process.execPath,
      options: programs.players(port),
      environment,
      signal,
    });
    return new ServerWithPlayers(server, players);
  };
}

class ServerWithPlayers implements OwnServer {
  readonly #server: ServerProcess;
  readonly #players: Answering;
  #matches = 0;

  constructor(server: ServerProcess, players: Answering) {
    this.#server = server;
    this.#players = players;
  }

  async open(matches: number): Promise<number> {
    const before = await this.#server.cost('memory');
    await this.#players.ask(`open ${matches}`);
    const after = await this.#server.cost('memory');
    const opened = matches - this.#matches;
    this.#matches = matches;
    return (after.bytes - before.bytes) / opened;
  }

  play(seconds: number): Promise<PlayedSlice> {
    return this.#played(`play ${seconds}`);
  }

  pace(seconds: number, every = 1): Promise<PlayedSlice> {
    return this.#played(`pace ${seconds} ${every}`);
  }

  async visit(sockets: number): Promise<void> {
    await this.#players.ask(`visit ${sockets}`);
  }

  get pid(): number {
    return this.#server.pid;
  }

  async memory(): Promise<number> {
    return (await this.#server.cost('memory')).bytes;
  }

  /** Nothing is under way before and after, so the cost is that of these moves. */
  async #played(question: string): Promise<PlayedSlice> {
    const before = await this.#server.cost('processor');
    const slice = (await this.#players.ask(question)) as Slice;
    const after = await this.#server.cost('processor');
    return { ...slice, processor: after.seconds - before.seconds };
  }

  async bots(): Promise<number> {
    return (await this.#players.ask('bots')) as number;
  }

  rest(): void {
    this.#server.rest();
  }

  wake(): void {
    this.#server.wake();
  }

  async stop(): Promise<void> {
    this.#players.stop();
    await this.#server.stop();
  }
}
