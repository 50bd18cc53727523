import type { Logged, MatchState, Position, ServerMessage } from '@pepite/protocol';
import type { Request } from '../site/reconnecting-socket.ts';
import { gapBefore } from './log-gap.ts';

/** Which position a choice was made for. */
type ChosenAt = Pick<Position, 'ply' | 'own'>;

/** A move on its way, and the position it was chosen for. */
export interface SentMove extends ChosenAt {
  readonly text: string;
  /** The number of its message, and of the socket it went through. */
  readonly id: number | undefined;
  readonly session: number;
}

/** What a match is followed through. */
interface Line {
  /** How many connections there have been: what was sent through an earlier one may be lost. */
  readonly session: number;
  /** Sends if it can, and returns the number of the message; else nothing. */
  send(request: Request): number | undefined;
}

/** What a page adds to the chance of a match that it is told of. */
interface AddedChance {
  told(state: MatchState): void;
  isRefused(id: number | null): boolean;
}

/**
 * One match as a page has been told of it, and the move that the page has sent: it is sent again if
 * it may have been lost. What was missed is asked for.
 */
export class FollowedMatch {
  readonly match: string;
  readonly #line: Line;
  readonly #chance: AddedChance | undefined;
  #state: MatchState | undefined;
  #latest: readonly Logged[] = [];
  #sent: SentMove | undefined;

  constructor(match: string, line: Line, chance?: AddedChance) {
    this.match = match;
    this.#line = line;
    this.#chance = chance;
  }

  get state(): MatchState | undefined {
    return this.#state;
  }

  /** What has just happened. */
  get latest(): readonly Logged[] {
    return this.#latest;
  }

  /** The move of ours that is on its way. */
  get sent(): SentMove | undefined {
    return this.#sent;
  }

  send(text: string, { ply, own }: ChosenAt): void {
    const { session } = this.#line;
    const id = this.#line.send({ type: 'move', ply, own, move: text });
    this.#sent = { text, ply, own, id, session };
  }

  /** Whether a message that was refused had added to chance: nobody has asked for that. */
  hasContributed(id: number | null): boolean {
    return this.#chance?.isRefused(id) === true;
  }

  /** Something was refused: it may be the move that is on its way. */
  refused(id: number | null): void {
    if (id !== null && id === this.#sent?.id) this.#sent = undefined;
  }

  /** The whole state has been told; false if it is that of another match. */
  replace(state: MatchState): boolean {
    if (state.match !== this.match) return false;
    const known = this.#state?.position?.ply ?? Infinity;
    this.#state = state;
    this.#latest = state.log.filter(({ ply }) => ply >= known);
    this.#chance?.told(state);
    this.#positionTold();
    return true;
  }

  /** Something has happened; false if that can't be followed from what is known. */
  advance({ match, events, position, clock }: Extract<ServerMessage, { type: 'moved' }>): boolean {
    const state = this.#state;
    if (state === undefined || match !== this.match) return false;
    // What is missing comes with the whole state.
    const gap = gapBefore(state, events, position);
    if (gap !== 'none') this.#line.send({ type: 'watch', match });
    if (gap === 'moves') return false;
    const log = [...state.log, ...events];
    this.#state = { ...state, position, log, ...(clock && { clock }) };
    this.#latest = events;
    this.#positionTold();
    return true;
  }

  notePresence({ match, seats, spectators }: Extract<ServerMessage, { type: 'presence' }>): void {
    if (this.#state === undefined || match !== this.match) return;
    this.#state = { ...this.#state, seats, spectators };
  }

  notePlans({ match, plans }: Extract<ServerMessage, { type: 'plans' }>): void {
    if (this.#state === undefined || match !== this.match) return;
    this.#state = { ...this.#state, plans };
  }

  /** A move sent has arrived once the position is another; through a lost socket it goes again. */
  #positionTold(): void {
    const sent = this.#sent;
    if (sent === undefined) return;
    const position = this.#state?.position;
    const isWaiting = position?.ply === sent.ply && position.own === sent.own;
    if (!isWaiting) this.#sent = undefined;
    else if (sent.session !== this.#line.session) this.send(sent.text, sent);
  }
}
