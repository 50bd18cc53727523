import type { ClientMessage, Problem } from '@pepite/protocol';
import type { LobbyFeed } from './lobby-feed.ts';
import type { Match } from './match.ts';
import { mayHint } from './match-hints.ts';
import { seatedPlay } from './match-moves.ts';
import { type ChangeRequest, decideRequest } from './match-requests.ts';
import { printMessage, printPast } from './printing.ts';
import type { MatchRegistry } from './registry.ts';
import type { Guest } from './store.ts';
import { TaskQueue } from './task-queue.ts';
import type { Watcher } from './watchers.ts';

/** How a session speaks to its page. */
export interface Transport {
  send(text: string): void;
  /** Called when a match of so many moves is about to be told anew, which costs the more. */
  retelling(plies: number): void;
}

/** What sessions share. */
export interface SessionServices {
  readonly registry: MatchRegistry;
  readonly lobby: LobbyFeed;
  /** Called with the kind of every problem that a page is told. */
  readonly refused: (kind: Problem['kind']) => void;
  /** Called with errors that the program has recovered from. */
  readonly report: (error: unknown) => void;
}

/** One connected page: what it watches, and what it asks for, one message after another. */
export class ClientSession implements Watcher {
  readonly guest: Guest;
  /** The address, or the network of addresses, that the page comes from. */
  readonly origin: string;
  readonly #services: SessionServices;
  readonly #transport: Transport;
  readonly #messages = new TaskQueue();
  #match: Match | undefined;
  #isInLobby = false;
  #isClosed = false;

  constructor(guest: Guest, origin: string, services: SessionServices, transport: Transport) {
    this.guest = guest;
    this.origin = origin;
    this.#services = services;
    this.#transport = transport;
  }

  tell(text: string): undefined {
    if (!this.#isClosed) this.#transport.send(text);
  }

  /** The one way in: carries out a message, or tells the page why not. */
  receive(message: ClientMessage): Promise<void> {
    return this.#messages.run(() => this.#answer(message));
  }

  async #answer(message: ClientMessage): Promise<void> {
    if (this.#isClosed) return;
    try {
      const problem = await this.#carryOut(message);
      if (problem !== undefined) this.refuse(message.id ?? null, problem);
    } catch (error) {
      // Whatever else goes wrong is the fault of this message: it fails, and nothing else does.
      this.#services.report(new Error(`a message failed: ${message.type}`, { cause: error }));
      this.refuse(message.id ?? null, { kind: 'failed' });
    }
  }

  /** Tells the page what is wrong with something that is no message, when its turn has come. */
  async refuseInTurn(id: number | null, problem: Problem): Promise<void> {
    await this.#messages.run(() => this.refuse(id, problem));
  }

  refuse(id: number | null, problem: Problem): void {
    this.#services.refused(problem.kind);
    this.tell(printMessage({ type: 'refused', id, problem }));
  }

  /** The page is gone. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#messages.run(() => this.#leave());
  }

  #carryOut(message: ClientMessage): Problem | undefined | Promise<Problem | undefined> {
    const { registry } = this.#services;
    const match = this.#match;
    if (message.type === 'ping') return this.tell(printMessage({ type: 'pong' }));
    if (message.type === 'watch') return this.#watch(message.match);
    if (message.type === 'lobby') return this.#enterLobby();
    if (message.type === 'unlist' || (message.type === 'abort' && message.match !== undefined)) {
      return this.#requestInList(message.match, message);
    }
    if (match === undefined) return { kind: 'not-watching' };
    switch (message.type) {
      case 'move':
      case 'take-back':
        return match.act(this.guest, message);
      case 'rematch':
        return registry.rematch(match, this.guest);
      case 'look-back':
        this.#transport.retelling(match.plies);
        return match.steps.inquire(() => this.#lookBack(match, message.before));
      case 'say':
      case 'say-phrase':
      case 'react':
        return match.talk.say(this.guest, message);
      case 'hear':
        return this.#hear(match, message.after);
      case 'hint':
        return match.steps.inquire(() => this.#hint(match, message));
      default:
        return this.#request(match, message);
    }
  }

  /** Asks for something of one of the guest's own matches, whichever is watched. */
  async #requestInList(
    id: string | undefined,
    request: ChangeRequest,
  ): Promise<Problem | undefined> {
    const { registry } = this.#services;
    const found = await registry.find(id ?? '');
    if ('problem' in found) return found.problem;
    this.#transport.retelling(found.value.plies);
    const problem = await this.#request(found.value, request);
    if (problem !== undefined) return problem;
    return this.tell(printMessage({ type: 'mine', matches: await registry.matchesOf(this.guest) }));
  }

  async #request(match: Match, request: ChangeRequest): Promise<Problem | undefined> {
    const { guests } = this.#services.registry;
    const name = request.type === 'sit' ? await guests.nameOf(this.guest) : undefined;
    // Whom the host removes must not be somebody who has come to sit there meanwhile.
    const tries = request.type === 'unseat' ? 1 : undefined;
    return match.carryOut(() => decideRequest(match, this.guest, name, request), tries);
  }

  async #enterLobby(): Promise<undefined> {
    await this.#leave();
    this.#isInLobby = true;
    await this.#services.lobby.enter(this);
  }

  async #leave(): Promise<void> {
    const match = this.#match;
    this.#match = undefined;
    if (this.#isInLobby) this.#services.lobby.leave(this);
    this.#isInLobby = false;
    await match?.visits.leave(this);
  }

  async #watch(id: string): Promise<Problem | undefined> {
    const found = await this.#services.registry.find(id);
    if ('problem' in found) return found.problem;
    const match = found.value;
    if (match !== this.#match) await this.#leave();
    const problem = await match.visits.watch(this);
    if (problem !== undefined) return problem;
    this.#match = match;
    this.#transport.retelling(match.plies);
    return undefined;
  }

  /** Shows the page the positions before one, as far back as its guest may look. */
  #lookBack({ id, play, seats }: Match, before: number | undefined): Problem | undefined {
    if (play === undefined) return { kind: 'not-playing' };
    return this.tell(printPast(id, play.state, seats.seatOf(this.guest), before));
  }

  /** Tells the page what was said before it came, or while it was away. */
  async #hear(match: Match, after: number): Promise<undefined> {
    const entries = await match.talk.hear(after);
    this.tell(printMessage({ type: 'talk', match: match.id, entries, after }));
  }

  /** Tells a player what the best bot would do, once it has thought about it. */
  #hint(
    match: Match,
    { ply, own }: Extract<ClientMessage, { readonly type: 'hint' }>,
  ): Problem | undefined {
    const found = seatedPlay(match, this.guest);
    if ('problem' in found) return found.problem;
    if (!mayHint(match)) return { kind: 'no-hints' };
    const { play, seat } = found.value;
    return play.hint(seat, { ply, own }, (hint) => {
      if ('problem' in hint) this.refuse(null, hint.problem);
      else this.tell(printMessage({ type: 'hint', match: match.id, ply, own, moves: hint.value }));
    });
  }
}
