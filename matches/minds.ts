import { type Advice, type BotName, type Choice, remembers } from '@pepite/bots';
import { deciding, each, type Options, printView, Referee, type Seat } from '@pepite/kernel';
import type { Mind, Thinking } from './thinking.ts';

interface Seated {
  readonly bot: BotName;
  readonly mind: Mind;
  /** Whether it has to be told all that its seat sees. */
  readonly remembers: boolean;
}

/** The bots of one match: each is told what its seat sees, and nothing else. */
export class Minds {
  readonly #referee: Referee<unknown, unknown, unknown, Options>;
  readonly #thinking: Thinking;
  readonly #seated = new Map<Seat, Seated>();
  readonly #advisers = new Map<Seat, Mind>();
  /** The seats that wait for advice. */
  readonly #advising = new Set<Seat>();

  constructor(referee: Referee<unknown, unknown, unknown, Options>, thinking: Thinking) {
    this.#referee = referee;
    this.#thinking = thinking;
  }

  /** Puts a bot at a seat, and tells it all that the seat has seen so far. */
  seat(seat: Seat, bot: BotName): void {
    const { game, seats, options } = this.#referee;
    this.remove(seat);
    const mind = this.#thinking.seat({ game: game.id, rules: game.rules, seats, options, bot });
    const seated = { bot, mind, remembers: remembers(bot, { game, seats, options }) };
    this.#seated.set(seat, seated);
    if (seated.remembers) this.#tellPast(seat, mind);
  }

  #tellPast(seat: Seat, mind: Mind): void {
    const { game, seats, options, journal, pending } = this.#referee;
    const past = new Referee(game, seats, options);
    for (const entry of [...journal, ...pending]) {
      past.tell(entry);
      mind.see(printView(past.view(seat)));
    }
  }

  /** Lets a bot that has failed begin anew. */
  seatAnew(seat: Seat): void {
    const seated = this.#seated.get(seat);
    if (seated !== undefined) this.seat(seat, seated.bot);
  }

  remove(seat: Seat): void {
    this.#seated.get(seat)?.mind.close();
    this.#seated.delete(seat);
  }

  /** Something has happened. */
  note(): void {
    for (const [seat, mind] of this.#advisers) mind.see(printView(this.#referee.view(seat)));
    for (const [seat, seated] of this.#seated) {
      if (seated.remembers) seated.mind.see(printView(this.#referee.view(seat)));
    }
  }

  /** What the best bot would do for a seat, which has to decide; false if it thinks already. */
  advise(seat: Seat, answer: (advice: Advice) => void): boolean {
    if (this.#advising.has(seat)) return false;
    this.#advising.add(seat);
    this.#adviserOf(seat).advise(printView(this.#referee.view(seat)), (advice) => {
      this.#advising.delete(seat);
      answer(advice);
    });
    return true;
  }

  /** An adviser comes when it is first asked, and stays. */
  #adviserOf(seat: Seat): Mind {
    const known = this.#advisers.get(seat);
    if (known !== undefined) return known;
    const { game, seats, options } = this.#referee;
    const { id, rules } = game;
    const mind = this.#thinking.seat({ game: id, rules, seats, options, bot: 'adviser' });
    this.#advisers.set(seat, mind);
    this.#tellPast(seat, mind);
    return mind;
  }

  /** The seats whose bots have to decide. */
  get deciding(): readonly Seat[] {
    return [...each(deciding(this.#referee.turn))].filter((seat) => this.#seated.has(seat));
  }

  choose(seat: Seat, answer: (choice: Choice) => void): void {
    this.#seated.get(seat)?.mind.choose(printView(this.#referee.view(seat)), answer);
  }

  close(): void {
    for (const mind of this.#advisers.values()) mind.close();
    for (const seat of this.#seated.keys()) this.remove(seat);
  }
}
