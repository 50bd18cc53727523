import {
  deciding,
  type Game,
  has,
  Moves,
  parseView,
  replay,
  type Seat,
  variantOf,
  type View,
} from '@pepite/kernel';
import { gameOf } from '@pepite/games';
import { ClientSession, type MatchRegistry, type SessionServices } from '@pepite/matches';
import { eventsSince, type OutsidePosition } from '@pepite/outside';
import type {
  ClientMessage,
  Logged,
  MatchState,
  Position,
  Problem,
  ServerMessage,
} from '@pepite/protocol';

/** Who plays here: there is nobody to tell apart. */
export const SELF = 'self';

/**
 * One seat at one match, followed as a page follows it: all it knows is what a session has told it,
 * and a session tells nobody more than their seat may know.
 */
export class SeatAtMatch {
  readonly match: string;
  readonly #registry: MatchRegistry;
  readonly #session: ClientSession;
  readonly #refusals = new Map<number, Problem>();
  readonly #listeners = new Set<() => void>();
  readonly #moves = new Moves();
  /** What has happened since the player was last told. */
  #news: Logged[] = [];
  /** How many moves have been told by the match. */
  #plies = 0;
  #state: MatchState | undefined;
  /** Why the match does not go on, if something went wrong in it. */
  #broken: Problem | undefined;
  #asked = 0;
  /** Whether the only legal move is made without asking. */
  #skipsOnlyMoves = false;

  constructor(match: string, services: SessionServices) {
    this.match = match;
    this.#registry = services.registry;
    this.#session = new ClientSession(SELF, SELF, services, {
      send: (text) => this.#hear(JSON.parse(text) as ServerMessage),
      retelling: () => {},
    });
  }

  #hear(message: ServerMessage): void {
    if (message.type === 'refused') {
      if (message.id === null) this.#broken = message.problem;
      else this.#refusals.set(message.id, message.problem);
    } else if (message.type === 'match') this.#replace(message.state);
    else if (message.type === 'moved') this.#advance(message.events, message.position);
    for (const listener of this.#listeners) listener();
  }

  #replace(state: MatchState): void {
    this.#state = state;
    this.#learn(state.log);
  }

  #advance(events: readonly Logged[], position: Position): void {
    if (this.#state !== undefined) this.#state = { ...this.#state, position };
    this.#learn(events);
  }

  /** What was told before is not told again. */
  #learn(events: readonly Logged[]): void {
    const fresh = events.filter(({ ply }) => ply >= this.#plies);
    this.#news.push(...fresh);
    this.#plies = (fresh.at(-1)?.ply ?? this.#plies - 1) + 1;
  }

  /** Asks for something, as a page does; the problem with it, if there is one. */
  async ask(message: ClientMessage): Promise<Problem | undefined> {
    const id = ++this.#asked;
    await this.#session.receive({ ...message, id });
    const problem = this.#refusals.get(id);
    this.#refusals.delete(id);
    return problem ?? this.#broken;
  }

  /** Begins to follow the match, or is told the whole state again. */
  watch(): Promise<Problem | undefined> {
    return this.ask({ type: 'watch', match: this.match });
  }

  /** From now on the only legal move is made without asking. */
  async skipOnlyMoves(plan: string): Promise<Problem | undefined> {
    this.#skipsOnlyMoves = true;
    return this.ask({ type: 'plan', plan, on: true });
  }

  get state(): MatchState {
    if (this.#state === undefined) throw new Error(`match ${this.match} is not followed`);
    return this.#state;
  }

  get game(): Game {
    const { game: id, rules, options } = this.state.setup;
    const game = gameOf(id, rules);
    if (game === undefined) throw new Error(`there is no ${id} with rules ${rules}`);
    return variantOf(game, options);
  }

  get seat(): Seat {
    const { you } = this.state;
    if (you === null) throw new Error(`nobody sits at match ${this.match}`);
    return you;
  }

  get names(): readonly string[] {
    return this.state.seats.map((seat) => (seat.kind === 'open' ? '' : seat.name));
  }

  get #position(): Position {
    const { position } = this.state;
    if (position === null) throw new Error(`match ${this.match} has not begun`);
    return position;
  }

  get view(): View<unknown, unknown> {
    const { table, hand } = this.#position;
    return parseView(JSON.stringify({ table, hand, seat: this.seat }));
  }

  get isOver(): boolean {
    return this.state.status === 'over';
  }

  /** Whether the player has to decide. */
  get isAsked(): boolean {
    const { weight } = this.legalMoves();
    return weight > (this.#skipsOnlyMoves ? 1 : 0);
  }

  /** What the seat may do now: nothing unless it has to decide. Good until it is asked again. */
  legalMoves(): Moves {
    this.#moves.clear();
    const { game, view, seat } = this;
    if (!this.isOver && has(deciding(game.turn(view.table)), seat)) game.moves(view, this.#moves);
    return this.#moves;
  }

  /** What has happened since it was last told; from now on it has been. */
  takeNews(): readonly Logged[] {
    const news = this.#news;
    this.#news = [];
    return news;
  }

  /** Where the match stands, as every program outside is told it. */
  positionWith(events: readonly Logged[]): OutsidePosition {
    const { setup, seats, result } = this.state;
    const { ply, own, table, hand } = this.#position;
    const { game, seat, isOver } = this;
    const turn = game.turn(table);
    return {
      game: setup.game,
      rules: setup.rules,
      seats: seats.length,
      options: setup.options,
      seat,
      ply,
      own,
      deciding: seats.flatMap((_, each) => (has(deciding(turn), each) ? [each] : [])),
      status: isOver ? 'over' : 'playing',
      table,
      hand,
      events,
      ...(result !== null && { result }),
    };
  }

  /** Waits until the seat is asked or the match is over, unless it is told to stop waiting. */
  async waitForTurn(stop: AbortSignal): Promise<void> {
    const isSettled = (): boolean => this.#broken !== undefined || this.isOver || this.isAsked;
    if (!isSettled() && !stop.aborted) await this.#heard(isSettled, stop);
    if (this.isOver) await this.#learnEnd();
  }

  /** The last moves are told by nobody: whoever wants them has the record. */
  async #learnEnd(): Promise<void> {
    const { game, seat } = this;
    const found = await this.#registry.recordOf(this.match);
    if ('problem' in found || found.value.moves.length <= this.#plies) return;
    const played = replay(game, found.value);
    if ('value' in played) this.#learn(eventsSince(played.value, seat, this.#plies));
  }

  /** Waits until it was told something by which all is settled. */
  #heard(isSettled: () => boolean, stop: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      const look = (): void => {
        if (!isSettled() && !stop.aborted) return;
        this.#listeners.delete(look);
        resolve();
      };
      this.#listeners.add(look);
      stop.addEventListener('abort', look, { once: true });
    });
  }

  /** What the player may look back at now: the rules say how far (A26, S6, X32). */
  async lookBack(): Promise<readonly Logged[]> {
    await this.watch();
    const known = new Set(this.state.log.map(({ ply }) => ply));
    return [...this.takeNews().filter(({ ply }) => !known.has(ply)), ...this.state.log];
  }

  close(): Promise<void> {
    return this.#session.close();
  }
}
