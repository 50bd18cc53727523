import {
  decideRequest,
  type LobbyFeed,
  type Match,
  type MatchRegistry,
  TaskQueue,
  type Watcher,
} from '@pepite/matches';
import type { LineToOnlineProgram } from '@pepite/outside';
import type { ServerMessage } from '@pepite/protocol';
import type { Program } from './program.ts';
import { ToldMatch } from './told-match.ts';

/** What the sessions of programs share. */
export interface ProgramServices {
  readonly registry: MatchRegistry;
  readonly lobby: LobbyFeed;
  /** Called with errors that the program has recovered from. */
  readonly report: (error: unknown) => void;
}

/** How a session speaks to its program. */
export interface ProgramTransport {
  send(text: string): void;
  /** Called when a match of so many moves is about to be told anew, which costs the more. */
  retelling(plies: number): void;
}

/** What of the lobby concerns one guest; the rest is the same for all. */
const OWN_MATCHES = '{"type":"mine"';

/**
 * One program that is connected: a page watches one match, a program all those at which it sits.
 * What it asks for comes another way (`requests.ts`).
 */
export class ProgramSession {
  readonly #program: Program;
  readonly #services: ProgramServices;
  readonly #transport: ProgramTransport;
  readonly #withMoves: boolean;
  /** One thing after the other: matches are found and left in the order in which it was asked. */
  readonly #tasks = new TaskQueue();
  readonly #watched = new Map<string, { readonly match: Match; readonly watcher: Watcher }>();
  readonly #lobbyWatcher: Watcher;
  #isClosed = false;

  constructor(
    program: Program,
    services: ProgramServices,
    transport: ProgramTransport,
    { withMoves }: { readonly withMoves: boolean },
  ) {
    this.#program = program;
    this.#services = services;
    this.#transport = transport;
    this.#withMoves = withMoves;
    this.#lobbyWatcher = this.#watcher((text) => this.#hearLobby(text));
  }

  #watcher(hear: (text: string) => void): Watcher {
    const { guest, origin } = this.#program;
    // What goes wrong here must not be taken for a fault of the match that is told of.
    const tell = (text: string): void => {
      try {
        if (!this.#isClosed) hear(text);
      } catch (error) {
        this.#services.report(new Error('a program could not be told', { cause: error }));
      }
    };
    return { guest, origin, tell };
  }

  /** Tells how everything stands, and from now on what happens. */
  async open(): Promise<void> {
    this.#send({ type: 'hello', name: this.#program.name });
    await this.#services.lobby.enter(this.#lobbyWatcher);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    this.#services.lobby.leave(this.#lobbyWatcher);
    await this.#tasks.run(async () => {
      await Promise.all(Array.from(this.#watched.keys(), (id) => this.#leave(id)));
    });
  }

  #send(line: LineToOnlineProgram): void {
    if (!this.#isClosed) this.#transport.send(JSON.stringify(line));
  }

  /** The program sits at a match, as far as is known: it is told of it from now on. */
  follow(id: string): void {
    this.#attempt(async () => {
      if (this.#isClosed || this.#watched.has(id)) return;
      const found = await this.#services.registry.find(id);
      if ('problem' in found) return;
      const match = found.value;
      const { guest } = this.#program;
      const { seats } = match;
      const isConcerned = seats.seatOf(guest) !== undefined || seats.challengeOf(guest);
      if (!isConcerned || match.status === 'over') return;
      const told = new ToldMatch(id, this.#withMoves);
      const watcher = this.#watcher((text) => this.#hearMatch(match, told, text));
      this.#watched.set(id, { match, watcher });
      this.#transport.retelling(match.plies);
      const problem = await match.visits.watch(watcher);
      if (problem !== undefined) this.#watched.delete(id);
      else await match.talk.listen();
    });
  }

  #attempt(task: () => Promise<void>): void {
    void this.#tasks.run(task).catch((error: unknown) => this.#services.report(error));
  }

  #hearLobby(text: string): void {
    if (!text.startsWith(OWN_MATCHES)) return;
    const message = JSON.parse(text) as Extract<ServerMessage, { readonly type: 'mine' }>;
    for (const { match, status, resigned } of message.matches) {
      if (status !== 'over' && resigned !== true) this.follow(match);
    }
  }

  #hearMatch(match: Match, told: ToldMatch, text: string): void {
    const { lines, mayReturn, isDone } = told.hear(JSON.parse(text) as ServerMessage);
    for (const line of lines) this.#send(line);
    if (mayReturn === true) this.#attempt(() => this.#reclaim(match));
    if (isDone === true) this.#attempt(() => this.#letGo(match));
  }

  /** A program that is back plays again. */
  async #reclaim(match: Match): Promise<void> {
    const { guest, name } = this.#program;
    await match.carryOut(() => decideRequest(match, guest, name, { type: 'reclaim' }));
  }

  /** There is nothing more to be told, unless the program has been asked to sit there once more. */
  async #letGo(match: Match): Promise<void> {
    await this.#leave(match.id);
    this.#services.lobby.forgetTold(this.#lobbyWatcher);
    if (match.seats.challengeOf(this.#program.guest) !== undefined) this.follow(match.id);
  }

  async #leave(id: string): Promise<void> {
    const watched = this.#watched.get(id);
    this.#watched.delete(id);
    await watched?.match.visits.leave(watched.watcher);
  }
}
