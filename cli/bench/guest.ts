import type { Game, Move, Seat } from '@pepite/kernel';
import type { ClientMessage, MatchState, Problem, ServerMessage } from '@pepite/protocol';
import type { OpenMatch } from './load.ts';

/** The plies of one match after another grow on: no match is longer than this. */
export const LONGEST = 1_000_000;
/** Choices that are still sealed count as parts of a move: nobody makes more of them at a time. */
const MOST_CHOICES = 1000;

export interface GuestSetup {
  readonly game: Game;
  readonly seat: Seat;
  readonly send: (text: string) => void;
  /** Called with where the match stands, whenever the seat is told. */
  readonly told: Parameters<OpenMatch>[0];
  readonly refused: (problem: Problem) => void;
}

/**
 * One guest with one socket, at the same seat in one match after another. When a match is over all
 * ask for a rematch, as people do; it starts once they have.
 */
export class Guest {
  readonly #setup: GuestSetup;
  /** How many matches came before this one. */
  #former = 0;
  #own = 0;
  /** The last match that was over. */
  #over = '';
  match = '';

  constructor(setup: GuestSetup) {
    this.#setup = setup;
  }

  #send(message: ClientMessage): void {
    this.#setup.send(JSON.stringify(message));
  }

  get #isHost(): boolean {
    return this.#setup.seat === 0;
  }

  /** Joins a match; its maker sits there already. */
  enter(match: string): void {
    this.#watch(match);
    if (!this.#isHost) this.#send({ type: 'sit', seat: this.#setup.seat });
  }

  #watch(match: string): void {
    this.match = match;
    this.#send({ type: 'watch', match });
  }

  move(move: Move, ply: number): void {
    const text = this.#setup.game.print(move);
    this.#send({ type: 'move', ply: Math.floor(ply) % LONGEST, own: this.#own, move: text });
  }

  hear(text: string): void {
    const message = JSON.parse(text) as ServerMessage;
    if (message.type === 'refused') this.#setup.refused(message.problem);
    if (message.type === 'moved') this.#see(message.position);
    if (message.type === 'match' && message.state.match === this.match) this.#know(message.state);
  }

  #know({ status, position, seats, next }: MatchState): void {
    const isFull = seats.every(({ kind }) => kind !== 'open');
    if (this.#isHost && this.#former === 0 && status === 'waiting' && isFull) {
      this.#send({ type: 'start' });
    }
    if (position !== null) this.#see(position);
    if (status !== 'over') return;
    if (this.#over !== this.match) this.#send({ type: 'rematch' });
    this.#over = this.match;
    if (next === null) return;
    this.#former++;
    this.#watch(next);
  }

  #see({ ply, own, table, hand }: NonNullable<MatchState['position']>): void {
    this.#own = own;
    const place = this.#former * LONGEST + ply + own / MOST_CHOICES;
    this.#setup.told(this.#setup.seat, { ply: place, table, hand });
  }
}
