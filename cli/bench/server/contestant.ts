import { itemAt } from '@pepite/kernel';
import { type Answering, startAnswering } from '../contestant.ts';
import type { Slice } from './load-driver.ts';
import { type Cost, type ServerProcess, startServerProcess } from '../server-process.ts';

/** Who may be compared with our server; ours on SQLite is one of them where ours is not. */
export const PEERS = ['sqlite', 'colyseus', 'boardgameio'] as const;
export type PeerId = (typeof PEERS)[number];
export type ServerId = 'pepite' | PeerId;

/** Why a peer takes no part. */
export type Absence = 'not-asked' | 'not-installed' | 'no-redis' | 'failed';

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
  /** That of its first process. */
  readonly pid: number;
  /** Has so many come who only look at the lobby. */
  visit(sockets: number): Promise<void>;
  /** What it holds in memory after a collection of garbage, in bytes. */
  memory(): Promise<number>;
}

/** How to start a server, and players who can speak to it. Paths and what follows them. */
export interface Programs {
  /** It listens on port 0. */
  readonly server: readonly string[];
  /** They play on all servers that are started together. */
  readonly players: (ports: readonly number[]) => readonly string[];
  readonly environment: Readonly<Record<string, string>>;
}

export type Start = () => Promise<Contestant>;

/** Starts a server, or so many processes that are one, and its players. */
export function starting(
  programs: Programs,
  signal: AbortSignal,
  processes = 1,
): () => Promise<OwnServer> {
  const { environment } = programs;
  return async () => {
    const servers: ServerProcess[] = [];
    try {
      while (servers.length < processes) {
        servers.push(await startServerProcess(programs.server, environment, signal));
      }
    } catch (error) {
      for (const server of servers) await server.stop();
      throw error;
    }
    const players = startAnswering({
      command: process.execPath,
      options: programs.players(servers.map(({ port }) => port)),
      environment,
      signal,
    });
    return new ServerWithPlayers(servers, players);
  };
}

class ServerWithPlayers implements OwnServer {
  readonly #servers: readonly ServerProcess[];
  readonly #players: Answering;
  #matches = 0;

  constructor(servers: readonly ServerProcess[], players: Answering) {
    this.#servers = servers;
    this.#players = players;
  }

  /** What all processes have cost together. */
  async #cost(what: 'processor' | 'memory'): Promise<Cost> {
    const costs = await Promise.all(this.#servers.map((server) => server.cost(what)));
    return {
      seconds: costs.reduce((sum, { seconds }) => sum + seconds, 0),
      bytes: costs.reduce((sum, { bytes }) => sum + bytes, 0),
    };
  }

  async open(matches: number): Promise<number> {
    const before = await this.#cost('memory');
    await this.#players.ask(`open ${matches}`);
    const after = await this.#cost('memory');
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
    return itemAt(this.#servers, 0).pid;
  }

  async memory(): Promise<number> {
    return (await this.#cost('memory')).bytes;
  }

  /** Nothing is under way before and after, so the cost is that of these moves. */
  async #played(question: string): Promise<PlayedSlice> {
    const before = await this.#cost('processor');
    const slice = (await this.#players.ask(question)) as Slice;
    const after = await this.#cost('processor');
    return { ...slice, processor: after.seconds - before.seconds };
  }

  async bots(): Promise<number> {
    return (await this.#players.ask('bots')) as number;
  }

  rest(): void {
    for (const server of this.#servers) server.rest();
  }

  wake(): void {
    for (const server of this.#servers) server.wake();
  }

  async stop(): Promise<void> {
    this.#players.stop();
    for (const server of this.#servers) await server.stop();
  }
}
