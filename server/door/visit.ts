import type { ClientMessage, Problem } from '@pepite/protocol';
import { parseClientMessage } from '@pepite/protocol';
import { type Guest, type House, type Match, printMessage, type Watcher } from '@pepite/matches';
import type { Metrics } from '../metrics.ts';
import type { Ledger } from '../store/ledger.ts';
import type { LobbyDesk } from './lobby.ts';

/** Where a visit takes place. */
export interface Place {
  readonly house: House;
  readonly lobby: LobbyDesk;
  readonly ledger: Ledger;
  readonly metrics: Metrics;
}

/** How a visit speaks to its page, and how often the page may speak. */
export interface Line {
  send(text: string): void;
  /** False when the page says too much: a message costs 1 unless told otherwise. */
  take(cost?: number): boolean;
  /** Takes what an answer turned out to cost, even beyond what is left. */
  charge(cost: number): void;
  /** Ends the connection. */
  hangUp(): void;
}

/** After so many messages too many in a row, it is no slip. */
const PATIENCE = 100;

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

  tell(text: string): void {
    this.#line.send(text);
  }

  hear(text: string): void {
    const { metrics } = this.#place;
    if (!this.#line.take()) {
      if (++this.#tooFast > PATIENCE) this.#line.hangUp();
      else this.#refuse(null, { kind: 'too-fast' });
      return;
    }
    this.#tooFast = 0;
    const parsed = parseClientMessage(text);
    metrics.message('message' in parsed ? parsed.message.type : 'malformed');
    if ('problem' in parsed) this.#refuse(parsed.id, parsed.problem);
    else {
      const problem = this.#answer(parsed.message);
      if (problem !== undefined) this.#refuse(parsed.message.id ?? null, problem);
    }
  }

  leave(): void {
    this.#match?.leave(this);
    this.#match = undefined;
    if (this.#isInLobby) this.#place.lobby.leave(this);
    this.#isInLobby = false;
  }

  #refuse(id: number | null, problem: Problem): void {
    this.#place.metrics.refused(problem.kind);
    const text = printMessage({ type: 'refused', id, problem });
    // In turn: an answer must not overtake what was said before it.
    this.#place.ledger.afterwards(() => this.tell(text));
  }

  #answer(message: ClientMessage): Problem | undefined {
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
      default:
        return this.#match === undefined
          ? { kind: 'not-watching' }
          : this.#ask(this.#match, message);
    }
  }

  #watch(id: string): Problem | undefined {
    const match = this.#place.house.find(id);
    if (match === undefined) return { kind: 'no-such-match' };
    if (match !== this.#match) this.leave();
    this.#match = match;
    match.watch(this);
    return undefined;
  }

  /** What is asked of the match that is watched. */
  #ask(
    match: Match,
    message: Exclude<ClientMessage, { readonly type: 'ping' | 'lobby' | 'watch' }>,
  ): Problem | undefined {
    const { guest } = this;
    const { house } = this.#place;
    switch (message.type) {
      case 'sit':
        return match.sit(guest, house.guests.nameOf(guest), message.seat);
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
        return match.lookBack(this);
      case 'hint':
        return match.hint(this, message);
      case 'replace':
        return match.replace(guest, message.seat, message.bot);
      case 'reclaim':
        return match.reclaim(guest);
      case 'rematch':
        return house.rematch(match, guest);
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
