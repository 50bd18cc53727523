import { type Bot, type BotName, seatBot } from '@pepite/bots';
import {
  deciding,
  each,
  type Entry,
  type Game,
  has,
  isChance,
  isOver,
  type Move,
  Moves,
  type Options,
  parseEntry,
  Referee,
  type Refusal,
  type Rng,
  type Seat,
} from '@pepite/kernel';
import { Memory } from './memory.ts';

/** The match itself, without the people: a referee, what may be looked back at, and the bots. */
export class Play {
  readonly referee: Referee<unknown, unknown, unknown, Options>;
  readonly memory: Memory;
  readonly #bots = new Map<Seat, Bot>();
  readonly #moves = new Moves();

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

  /** Puts a bot at a seat, and tells it all that the seat has seen so far. */
  seatBot(seat: Seat, name: BotName): void {
    const { game, seats, options, journal, pending } = this.referee;
    const bot = seatBot(name, game, options);
    this.#bots.set(seat, bot);
    if (bot.see === undefined) return;
    const past = new Referee(game, seats, options);
    for (const entry of [...journal, ...pending]) {
      past.tell(entry);
      bot.see(past.view(seat));
    }
  }

  removeBot(seat: Seat): void {
    this.#bots.delete(seat);
  }

  /** A seat whose bot has to decide. */
  get waitingBot(): Seat | undefined {
    for (const seat of each(deciding(this.referee.turn))) {
      if (this.#bots.has(seat)) return seat;
    }
    return undefined;
  }

  /** What the bot of a seat that has to decide chooses. */
  botMove(seat: Seat, rng: Rng): Move {
    const bot = this.#bots.get(seat);
    if (bot === undefined) throw new Error(`no bot sits at seat ${seat}`);
    const view = this.referee.view(seat);
    this.#moves.clear();
    this.referee.game.moves(view, this.#moves);
    return bot.choose(view, this.#moves, rng);
  }

  get sealed(): readonly Entry[] {
    return this.referee.pending;
  }

  #step(happen: () => Refusal | undefined): Refusal | undefined {
    const refusal = happen();
    if (refusal === undefined) {
      this.memory.note();
      for (const [seat, bot] of this.#bots) bot.see?.(this.referee.view(seat));
    }
    return refusal;
  }
}
