import { type BotName, remembers } from '@pepite/bots';
import type { Advice, BotClient, BotRole, BotService, Choice, Owner } from '@pepite/bots/host';
import {
  deciding,
  each,
  isSimultaneous,
  type Move,
  type Options,
  printView,
  Referee,
  type Seat,
} from '@pepite/kernel';
import type { Problem } from '@pepite/protocol';

interface Seated {
  readonly bot: BotName;
  readonly client: BotClient;
  /** Whether it has to be told all that its seat sees. */
  readonly remembers: boolean;
}

/** The bots of one match: each is told what its seat sees, and nothing else. */
export class SeatedBots {
  readonly #referee: Referee<unknown, unknown, unknown, Options>;
  readonly #service: BotService;
  readonly #owner: Owner;
  readonly #seated = new Map<Seat, Seated>();
  readonly #advisers = new Map<Seat, BotClient>();
  /** The seats that wait for advice. */
  readonly #advising = new Set<Seat>();

  constructor(
    referee: Referee<unknown, unknown, unknown, Options>,
    service: BotService,
    owner: Owner,
  ) {
    this.#referee = referee;
    this.#service = service;
    this.#owner = owner;
  }

  /** Puts a bot at a seat; when it is first asked it is told all that the seat has seen. */
  seat(seat: Seat, bot: BotName): void {
    const { game, seats, options } = this.#referee;
    this.remove(seat);
    const client = this.#newClient(bot);
    this.#seated.set(seat, { bot, client, remembers: remembers(bot, { game, seats, options }) });
  }

  #newClient(bot: BotRole): BotClient {
    const { game, seats, options } = this.#referee;
    const setup = { game: game.id, rules: game.rules, seats, options, bot };
    return this.#service.seat(setup, this.#owner);
  }

  /** All that a seat has seen until now, worked out once somebody needs it. */
  #historyOf(seat: Seat): () => readonly string[] {
    const { game, seats, options, start, journal, pending } = this.#referee;
    const entries = [...journal, ...pending];
    return () => {
      const past = new Referee(game, seats, options, start);
      return entries.map((entry) => {
        past.tell(entry);
        return printView(past.view(seat));
      });
    };
  }

  /** Lets a bot that has failed begin anew. */
  seatAnew(seat: Seat): void {
    const seated = this.#seated.get(seat);
    if (seated !== undefined) this.seat(seat, seated.bot);
  }

  remove(seat: Seat): void {
    this.#seated.get(seat)?.client.close();
    this.#seated.delete(seat);
  }

  /** Something has happened. */
  note(): void {
    for (const [seat, adviser] of this.#advisers) adviser.see(printView(this.#referee.view(seat)));
    for (const [seat, seated] of this.#seated) {
      if (seated.remembers) seated.client.see(printView(this.#referee.view(seat)));
    }
  }

  /** What the best bot would do for a seat, which has to decide. */
  advise(seat: Seat, answer: (advice: Advice) => void): Problem | undefined {
    if (this.#advising.has(seat)) return { kind: 'hint-pending' };
    if (!this.#mayAdvise(seat)) return { kind: 'busy' };
    this.#advising.add(seat);
    const request = {
      view: printView(this.#referee.view(seat)),
      history: this.#historyOf(seat),
    };
    this.#adviserOf(seat).advise(request, (advice) => {
      this.#advising.delete(seat);
      answer(advice);
    });
    return undefined;
  }

  #mayAdvise(seat: Seat): boolean {
    const origin = this.#owner.origin();
    const hasRoom = this.#advisers.has(seat) || this.#service.hasRoom(origin, ['adviser']);
    return hasRoom && this.#service.mayAdvise(origin);
  }

  /** An adviser comes when it is first asked, and stays. */
  #adviserOf(seat: Seat): BotClient {
    const adviser = this.#advisers.get(seat) ?? this.#newClient('adviser');
    this.#advisers.set(seat, adviser);
    return adviser;
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
    const view = this.#referee.viewAfter(seat, moves);
    if (view === undefined) throw new Error(`seat ${seat} has nothing to choose`);
    // Of a choice that may go on, half of the time is left for the rest of it.
    const share = milliseconds !== undefined && isSimultaneous(this.#referee.turn) ? 0.5 : 1;
    const seated = this.#seated.get(seat);
    const request = {
      view: printView(view),
      history: seated?.remembers === true ? this.#historyOf(seat) : () => [],
      milliseconds: milliseconds === undefined ? undefined : share * milliseconds,
    };
    seated?.client.choose(request, answer);
  }

  /** Whether a seat has to go on with its choice after such moves. */
  goesOn(seat: Seat, moves: readonly Move[]): boolean {
    return this.#referee.viewAfter(seat, moves) !== undefined;
  }

  close(): void {
    for (const adviser of this.#advisers.values()) adviser.close();
    this.#advisers.clear();
    for (const seat of this.#seated.keys()) this.remove(seat);
  }
}
