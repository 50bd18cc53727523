import type { Bot } from '@pepite/bots';
import { Moves, type Move, type Rng, type Seat } from '@pepite/kernel';
import type { AnyReferee } from '@pepite/outside';
import { type Failure, ProgramSeat, type Program } from '@pepite/outside/programs';

/** Whoever decides for a seat, a bot of ours or a program, which has to be waited for. */
export interface Player {
  /** Something has happened. */
  see(): void;
  choose(rng: Rng): Promise<Move>;
  /** The match is over. */
  end(): void;
}

/** A bot of ours: it is shown views, and answers at once. */
export class BotPlayer implements Player {
  readonly #bot: Bot;
  readonly #referee: AnyReferee;
  readonly #seat: Seat;
  readonly #moves = new Moves();

  constructor(bot: Bot, referee: AnyReferee, seat: Seat) {
    this.#bot = bot;
    this.#referee = referee;
    this.#seat = seat;
  }

  see(): void {
    this.#bot.see?.(this.#referee.view(this.#seat));
  }

  choose(rng: Rng): Promise<Move> {
    const view = this.#referee.view(this.#seat);
    this.#moves.clear();
    this.#referee.game.moves(view, this.#moves);
    return Promise.resolve(this.#bot.choose(view, this.#moves, rng));
  }

  end(): void {
    // It has nothing to be told.
  }
}

/** Where it is noted how programs have done. */
export interface ProgramNotes {
  /** A stand-in has decided, since the program has not. */
  readonly failed: (failure: Failure) => void;
  /** How long a decision took, in milliseconds. */
  readonly took?: (milliseconds: number) => void;
}

/** A program; where it fails, any legal move is made for it. */
export class ProgramPlayer implements Player {
  readonly #seated: ProgramSeat | undefined;
  readonly #referee: AnyReferee;
  readonly #seat: Seat;
  readonly #milliseconds: number;
  readonly #notes: ProgramNotes;

  /** Without a program, which could not be started, every decision is a stand-in's. */
  constructor(
    program: Program | undefined,
    referee: AnyReferee,
    seat: Seat,
    milliseconds: number,
    notes: ProgramNotes,
  ) {
    this.#seated = program && new ProgramSeat(program, referee, seat);
    this.#referee = referee;
    this.#seat = seat;
    this.#milliseconds = milliseconds;
    this.#notes = notes;
  }

  see(): void {
    // It is told all that has happened when it is asked.
  }

  async choose(rng: Rng): Promise<Move> {
    const start = performance.now();
    const isChoice = this.#referee.listed(this.#seat).weight > 1;
    const decided = (await this.#seated?.choose(this.#milliseconds)) ?? { failure: 'gone' };
    if (isChoice) this.#notes.took?.(performance.now() - start);
    if ('move' in decided) return decided.move;
    this.#notes.failed(decided.failure);
    return this.#referee.anyLegal(this.#seat, rng);
  }

  end(): void {
    this.#seated?.end();
  }
}
