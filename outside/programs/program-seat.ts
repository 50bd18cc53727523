import { type Move, refuseText, type Seat } from '@pepite/kernel';
import type { Problem } from '@pepite/protocol';
import { ToldEvents } from '../events.ts';
import { legalMoves } from '../legal-moves.ts';
import { MOST_QUESTIONS } from '../lines.ts';
import { type OutsidePosition, positionOf } from '../position.ts';
import type { AnyReferee } from '../referee.ts';
import { refusedBy } from '../refusal.ts';
import type { Program } from './program.ts';

/** Why a program has decided nothing: no answer in time, none that was legal, or it is gone. */
export const FAILURES = ['late', 'refused', 'gone'] as const;
export type Failure = (typeof FAILURES)[number];

/** A program that was late so often in a row is not waited for any more. */
export const MOST_LATE = 3;

export type Decided = { readonly move: Move } | { readonly failure: Failure };

/** A seat of a match that a program plays: it is told what the seat sees, and nothing else. */
export class ProgramSeat {
  readonly #program: Program;
  readonly #referee: AnyReferee;
  readonly #seat: Seat;
  readonly #told: ToldEvents;
  readonly #match: string;
  #isStarted = false;
  /** How often in a row it was late. */
  #late = 0;

  constructor(program: Program, referee: AnyReferee, seat: Seat) {
    this.#program = program;
    this.#referee = referee;
    this.#seat = seat;
    this.#told = new ToldEvents(referee.seats);
    this.#match = program.nextMatch();
  }

  /** The move that it chooses within so many milliseconds; it may be wrong twice. */
  async choose(milliseconds: number): Promise<Decided> {
    const decided = await this.#decide(milliseconds);
    this.#late = 'failure' in decided && decided.failure === 'late' ? this.#late + 1 : 0;
    if (this.#late >= MOST_LATE) this.#program.kill();
    return decided;
  }

  async #decide(milliseconds: number): Promise<Decided> {
    const end = performance.now() + milliseconds;
    this.#start();
    for (let question = 0; question < MOST_QUESTIONS; question++) {
      const left = Math.max(0, Math.round(end - performance.now()));
      const { id, heard } = this.#program.ask({
        match: this.#match,
        position: this.#position(),
        ...legalMoves(this.#referee, this.#seat),
        milliseconds: left,
      });
      const answer = await heard;
      if ('failure' in answer) return answer;
      const read = 'move' in answer ? this.#read(answer.move) : answer;
      if ('move' in read) return read;
      const refused = refusedBy(read.problem, id, this.#referee.game);
      this.#program.say({ ...refused, match: this.#match });
    }
    return { failure: 'refused' };
  }

  /** The match is over. */
  end(): void {
    const { result } = this.#referee;
    if (this.#isStarted && result !== undefined) {
      this.#program.say({ type: 'end', match: this.#match, result });
    }
  }

  #start(): void {
    if (this.#isStarted) return;
    this.#isStarted = true;
    this.#program.say({ type: 'start', match: this.#match, position: this.#position() });
  }

  #position(): OutsidePosition {
    return positionOf(this.#referee, this.#seat, this.#told.take(this.#referee, this.#seat));
  }

  #read(text: string): { readonly move: Move } | { readonly problem: Problem } {
    const { game, table } = this.#referee;
    const move = game.parse(text);
    if (move === undefined) return { problem: refuseText(game, table, text) };
    const problem = this.#referee.judge(this.#seat, move);
    return problem === undefined ? { move } : { problem };
  }
}
