import type { ClientMessage, Problem } from '@pepite/protocol';
import { parseClientMessage } from '@pepite/protocol';
import { type Guest, type House, type Match, printMessage, type Watcher } from '@pepite/matches';
import type { Metrics } from '../metrics.ts';
import type { Ledger } from '../store/ledger.ts';
import { COSTS, costOfTelling } from './costs.ts';
import type { LobbyDesk } from './lobby.ts';

/** Where a visit takes place. */
export interface Place {
  readonly house: House;
  readonly lobby: LobbyDesk;
  readonly ledger: Ledger;
  readonly metrics: Metrics;
  /** Called with what should not have happened, and was coped with. */
  readonly report: (error: unknown) => void;
}

/** How a visit speaks to its page, and how much the page may ask for. */
export interface Line {
  send(text: string): void;
  /** False when the page asks for too much: a message costs 1 unless told otherwise. */
  take(cost?: number): boolean;
  /** Takes what an answer turned out to cost, even beyond what is left. */
  charge(cost: number): void;
  /** Ends the connection. */
  hangUp(): void;
}

/** What is asked of the match that is watched. */
type MatchMessage = Exclude<ClientMessage, { readonly type: 'ping' | 'lobby' | 'watch' }>;

/** After so many messages too many in a row, it is no slip. */
const PATIENCE = 20;

/** One connected page: what it watches, and what it asks for. */
export class Visit implements Watcher {
  readonly guest: Guest;
  /** The address, or the network of addresses, that the page comes from. */
  readonly origin: string;
  readonly #place: Place;
  readonly #line: Line;
  #match: Match | undefined;
  #isInLobby = false;
  #tooFast = 0;

  constructor(guest: Guest, place: Place, line: Line, origin: string) {
    this.guest = guest;
    this.origin = origin;
    this.#place = place;
    this.#line = line;
  }

  /** The one way to the page: nothing is said before what it tells of is on disk. */
  tell(text: string): void {
    this.#place.ledger.afterwards(() => this.#line.send(text));
  }

  hear(text: string): void {
    // What is too much is not even read.
    if (!this.#mayAsk(1)) return;
    const parsed = parseClientMessage(text);
    this.#count('message' in parsed ? parsed.message.type : 'malformed');
    if ('problem' in parsed) {
      this.#refuse(parsed.id, parsed.problem);
      return;
    }
    const { message } = parsed;
    if (!this.#mayAsk(COSTS[message.type] - 1, message.id)) return;
    this.#tooFast = 0;
    const problem = this.#carryOut(message);
    if (problem !== undefined) this.#refuse(message.id ?? null, problem);
  }

  /** Choices are counted when they are settled: before, their number would tell of them. */
  #count(type: ClientMessage['type'] | 'malformed'): void {
    if (type !== 'move' && type !== 'take-back') this.#place.metrics.message(type);
  }

  #mayAsk(cost: number, id: number | null = null): boolean {
    if (cost === 0 || this.#line.take(cost)) return true;
    if (++this.#tooFast > PATIENCE) this.#line.hangUp();
    else this.#refuse(id, { kind: 'too-fast' });
    return false;
  }

  leave(): void {
    const match = this.#match;
    this.#match = undefined;
    if (this.#isInLobby) this.#place.lobby.leave(this);
    this.#isInLobby = false;
    if (match === undefined) return;
    this.#place.house.ask(match, () => {
      match.leave(this);
      return undefined;
    });
  }

  #refuse(id: number | null, problem: Problem): void {
    this.#place.metrics.refused(problem.kind);
    this.tell(printMessage({ type: 'refused', id, problem }));
  }

  /** Whatever else goes wrong is the fault of this message: it fails, and nothing else does. */
  #carryOut(message: ClientMessage): Problem | undefined {
    try {
      return this.#attempt(message);
    } catch (error) {
      this.#place.report(error);
      return { kind: 'failed' };
    }
  }

  #attempt(message: ClientMessage): Problem | undefined {
    switch (message.type) {
      case 'ping':
        this.tell(printMessage({ type: 'pong' }));
        return undefined;
      case 'lobby':
        this.leave();
        this.#isInLobby = true;
        this.#place.lobby.enter(this);
        return undefined;
      case 'watch':
        return this.#watch(message.match);
      default: {
        const match = this.#match;
        return match === undefined ? { kind: 'not-watching' } : this.#ask(match, message);
      }
    }
  }

  #watch(id: string): Problem | undefined {
    const { house } = this.#place;
    const match = house.find(id);
    if (match === undefined) return house.missing(id);
    if (match !== this.#match) this.leave();
    const problem = house.ask(match, () => match.watch(this));
    if (problem !== undefined) return problem;
    this.#match = match;
    this.#line.charge(costOfTelling(match.plies));
    return undefined;
  }

  #ask(match: Match, message: MatchMessage): Problem | undefined {
    const { guest } = this;
    const { house } = this.#place;
    switch (message.type) {
      case 'sit': {
        // What is wrong with a guest is no fault of the match.
        const name = house.guests.nameOf(guest);
        return house.ask(match, () => match.sit(guest, name, message.seat));
      }
      case 'rematch':
        return house.rematch(match, guest);
      default:
        return house.ask(match, () => this.#askMatch(match, message));
    }
  }

  /** What is between the guest and the match alone. */
  #askMatch(
    match: Match,
    message: Exclude<MatchMessage, { readonly type: 'sit' | 'rematch' }>,
  ): Problem | undefined {
    const { guest } = this;
    switch (message.type) {
      case 'stand':
        return match.stand(guest);
      case 'seat-bot':
        return match.seatBot(guest, message.seat, message.bot);
      case 'unseat':
        return match.unseat(guest, message.seat);
      case 'start':
        return match.start(guest);
      case 'move':
      case 'take-back':
        return this.#play(match, message);
      case 'look-back':
        this.#line.charge(costOfTelling(match.plies));
        return match.lookBack(this, message.before);
      case 'hint':
        return match.hint(this, message);
      case 'replace':
        return match.replace(guest, message.seat);
      case 'reclaim':
        return match.reclaim(guest);
    }
  }

  #play(
    match: Match,
    message: Extract<ClientMessage, { readonly type: 'move' | 'take-back' }>,
  ): Problem | undefined {
    const found = match.courseFor(this.guest);
    if ('kind' in found) return found;
    const { course, seat } = found;
    return message.type === 'move'
      ? course.choose(seat, message, message.move)
      : course.takeBack(seat, message.ply);
  }
}
