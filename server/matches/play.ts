import {
  deciding,
  type Entry,
  type Game,
  has,
  isChance,
  isOver,
  type Move,
  type Options,
  parseEntry,
  Referee,
  type Refusal,
  type Rng,
  type Seat,
} from '@pepite/kernel';
import { Memory } from './memory.ts';

/** The match itself, without people and bots: a referee, and what may be looked back at. */
export class Play {
  readonly referee: Referee<unknown, unknown, unknown, Options>;
  readonly memory: Memory;
  /** Called after every step. */
  onStep: () => void = () => {};

  constructor(game: Game, seats: number, options: Options) {
    this.referee = new Referee(game, seats, options);
    this.memory = new Memory(this.referee);
  }

  /** Plays what was kept; false if these rules can't have led there. */
  restore(moves: readonly string[], choices: readonly string[]): boolean {
    const { game, seats } = this.referee;
    return [...moves, ...choices].every((line) => {
      const entry = parseEntry(game, seats, line);
      return entry !== undefined && this.tell(entry) === undefined;
    });
  }

  tell(entry: Entry): Refusal | undefined {
    return this.#step(() => this.referee.tell(entry));
  }

  submit(seat: Seat, move: Move): Refusal | undefined {
    return this.#step(() => this.referee.submit(seat, move));
  }

  takeBack(seat: Seat): Refusal | undefined {
    return this.#step(() => this.referee.takeBack(seat));
  }

  /** Lets chance move until somebody has to decide or the match is over. */
  drawChances(rng: Rng): void {
    while (isChance(this.referee.turn)) {
      this.#step(() => {
        this.referee.drawChance(rng);
        return undefined;
      });
    }
  }

  get isOver(): boolean {
    return isOver(this.referee.turn);
  }

  decides(seat: Seat): boolean {
    return has(deciding(this.referee.turn), seat);
  }

  get sealed(): readonly Entry[] {
    return this.referee.pending;
  }

  #step(happen: () => Refusal | undefined): Refusal | undefined {
    const refusal = happen();
    if (refusal === undefined) {
      this.memory.note();
      this.onStep();
    }
    return refusal;
  }
}
