import { type Advice, type BotName, type Choice, remembers } from '@pepite/bots';
import {
  deciding,
  each,
  isTogether,
  type Move,
  type Options,
  printView,
  Referee,
  type Seat,
} from '@pepite/kernel';
import type { Problem } from '@pepite/protocol';
import type { Mind, Owner, Thinking } from './thinking.ts';

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
  readonly #owner: Owner;
  readonly #seated = new Map<Seat, Seated>();
  readonly #advisers = new Map<Seat, Mind>();
  /** The seats that wait for advice. */
  readonly #advising = new Set<Seat>();

  constructor(
    referee: Referee<unknown, unknown, unknown, Options>,
    thinking: Thinking,
    owner: Owner,
  ) {
    this.#referee = referee;
    this.#thinking = thinking;
    this.#owner = owner;
  }

  /** Puts a bot at a seat, and tells it all that the seat has seen so far. */
  seat(seat: Seat, bot: BotName): void {
    const { game, seats, options } = this.#referee;
    this.remove(seat);
    const seating = { game: game.id, rules: game.rules, seats, options, bot };
    const mind = this.#thinking.seat(seating, this.#owner);
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

  /** What the best bot would do for a seat, which has to decide. */
  advise(seat: Seat, answer: (advice: Advice) => void): Problem | undefined {
    if (this.#advising.has(seat)) return { kind: 'hint-pending' };
    if (!this.#mayAdvise(seat)) return { kind: 'busy' };
    this.#advising.add(seat);
    this.#adviserOf(seat).advise(printView(this.#referee.view(seat)), (advice) => {
      this.#advising.delete(seat);
      answer(advice);
    });
    return undefined;
  }

  #mayAdvise(seat: Seat): boolean {
    const origin = this.#owner.origin();
    const hasRoom = this.#advisers.has(seat) || this.#thinking.hasRoom(origin, ['adviser']);
    return hasRoom && this.#thinking.mayAdvise(origin);
  }

  /** An adviser comes when it is first asked, and stays. */
  #adviserOf(seat: Seat): Mind {
    const known = this.#advisers.get(seat);
    if (known?.isStale === false) return known;
    known?.close();
    const { game, seats, options } = this.#referee;
    const { id, rules } = game;
    const seating = { game: id, rules, seats, options, bot: 'adviser' } as const;
    const mind = this.#thinking.seat(seating, this.#owner);
    this.#advisers.set(seat, mind);
    this.#tellPast(seat, mind);
    return mind;
  }

  /** The seats whose bots have to decide. */
  get deciding(): readonly Seat[] {
    return [...each(deciding(this.#referee.turn))].filter((seat) => this.#seated.has(seat));
  }

  /** Whether a bot plays a seat. */
  plays(seat: Seat): boolean {
    return this.#seated.has(seat);
  }

  /** The next move of a seat's choice after those, thought of within so many milliseconds. */
  choose(
    seat: Seat,
    moves: readonly Move[],
    milliseconds: number | undefined,
    answer: (choice: Choice) => void,
  ): void {
    if (this.#seated.get(seat)?.mind.isStale === true) this.seatAnew(seat);
    const view = this.#referee.viewAfter(seat, moves);
    if (view === undefined) throw new Error(`seat ${seat} has nothing to choose`);
    // Of a choice that may go on, half of the time is left for the rest of it.
    const share = milliseconds !== undefined && isTogether(this.#referee.turn) ? 0.5 : 1;
    const most = milliseconds === undefined ? undefined : share * milliseconds;
    this.#seated.get(seat)?.mind.choose(printView(view), answer, most);
  }

  /** Whether a seat has to go on with its choice after such moves. */
  goesOn(seat: Seat, moves: readonly Move[]): boolean {
    return this.#referee.viewAfter(seat, moves) !== undefined;
  }

  close(): void {
    for (const mind of this.#advisers.values()) mind.close();
    this.#advisers.clear();
    for (const seat of this.#seated.keys()) this.remove(seat);
  }
}
