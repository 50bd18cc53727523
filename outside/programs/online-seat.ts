import type { Result } from '@pepite/kernel';
import type { OnlinePosition } from '../online-lines.ts';
import { MOST_QUESTIONS } from '../lines.ts';
import type { OutsidePosition } from '../position.ts';
import { refusedBy, type Refused } from '../refusal.ts';
import { type Failure, MOST_LATE } from './program-seat.ts';
import type { Program } from './program.ts';

/** What comes of a move at a server: it was made, it came too late, or it is none. */
export type Sent = 'made' | 'passed' | Refused;

/**
 * A seat at a match of a server that a program plays: what the server tells of the seat, the
 * program is told over its standard input. Positions are the same on both sides.
 */
export class OnlineSeat {
  readonly program: Program;
  readonly #match: string;
  /** How many moves it was told of. */
  #told: number;
  /** How often in a row it was late. */
  #late = 0;

  /** The program begins here, or takes the seat over from another process. */
  constructor(program: Program, match: string, position: OutsidePosition) {
    this.program = program;
    this.#match = match;
    this.#told = position.ply;
    program.say({ type: 'start', match, position });
  }

  /** Something has happened; nothing is asked. */
  see(position: OutsidePosition): void {
    this.program.say({ type: 'position', match: this.#match, position: this.#unsaid(position) });
  }

  /**
   * Asks for a decision and sends it off; why nothing came of it, if nothing did. What is refused
   * by the rules is asked for again.
   */
  async decide(
    { position, moves = [], complete = false }: OnlinePosition,
    milliseconds: number,
    send: (move: string) => Promise<Sent>,
  ): Promise<Failure | undefined> {
    const failure = await this.#ask(position, { moves, complete }, milliseconds, send);
    this.#late = failure === 'late' ? this.#late + 1 : 0;
    if (this.#late >= MOST_LATE) this.program.kill();
    return failure;
  }

  async #ask(
    position: OutsidePosition,
    legal: { readonly moves: readonly string[]; readonly complete: boolean },
    milliseconds: number,
    send: (move: string) => Promise<Sent>,
  ): Promise<Failure | undefined> {
    const end = performance.now() + milliseconds;
    for (let question = 0; question < MOST_QUESTIONS; question++) {
      const { id, heard } = this.program.ask({
        match: this.#match,
        position: this.#unsaid(position),
        ...legal,
        milliseconds: Math.max(0, Math.round(end - performance.now())),
      });
      const answer = await heard;
      if ('failure' in answer) return answer.failure;
      const sent = 'move' in answer ? await send(answer.move) : refusedBy(answer.problem, id);
      if (sent === 'made' || sent === 'passed') return undefined;
      this.program.say({ ...sent, id, match: this.#match });
    }
    return 'refused';
  }

  /** The program has nothing more to do with the match. */
  end(result: Result | null): void {
    this.program.say({ type: 'end', match: this.#match, result });
  }

  /** A position with the events that the program has not been told yet; from now on it has. */
  #unsaid(position: OutsidePosition): OutsidePosition {
    const events = position.events.filter(({ ply }) => ply >= this.#told);
    this.#told = position.ply;
    return { ...position, events };
  }
}
