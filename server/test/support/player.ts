import { gameOf } from '@pepite/games';
import { isSimultaneous, type Rng, type Seat } from '@pepite/kernel';
import type { ClientMessage, MatchState, Problem, ServerMessage } from '@pepite/protocol';
import { hasToDecide, legalMoves, legalTexts } from './legal.ts';

type Moving = Extract<ClientMessage, { readonly type: 'move' | 'take-back' }>;

/** What was asked for and has not been seen to happen. */
export interface Asked {
  readonly message: ClientMessage;
  /** The position it was asked at. */
  readonly ply: number;
  readonly own: number;
}

/** Refusals that a choice may meet though it was right when it was made. */
const LATE: readonly Problem['kind'][] = ['stale', 'nothing-to-take-back'];

/**
 * A person with a page: it knows what it was told and nothing else, sits down, starts, and plays
 * legal moves at random. It does not care what its messages travel on.
 */
export class Player {
  readonly match: string;
  /** Where it wants to sit; nowhere if it only watches. */
  readonly wish: Seat | undefined;
  /** Every byte it was sent. */
  readonly received: string[] = [];
  state: MatchState | undefined;
  asked: Asked | undefined;
  /** Called for every message, after it has been taken in. */
  onTold: (message: ServerMessage) => void = () => {};
  readonly #rng: Rng;
  /** The messages that the match may have left behind: said twice, or taking back. */
  readonly #mayBeLate = new Set<number>();
  #ids = 0;
  #isUpToDate = false;
  #repeats = false;
  #say: (text: string) => void = () => {};

  constructor(match: string, wish: Seat | undefined, rng: Rng) {
    this.match = match;
    this.wish = wish;
    this.#rng = rng;
  }

  /** Comes, or comes back; what was left unanswered is said again, or thought over. */
  connect(say: (text: string) => void, repeats = false): void {
    this.#say = say;
    this.#isUpToDate = false;
    say(JSON.stringify({ type: 'watch', match: this.match, id: ++this.#ids }));
    const message = this.asked?.message;
    this.#repeats = repeats && message !== undefined && isMoving(message);
    if (!this.#repeats || message?.id === undefined) return;
    this.#mayBeLate.add(message.id);
    say(JSON.stringify(message));
  }

  hear(text: string): void {
    this.received.push(text);
    const message = JSON.parse(text) as ServerMessage;
    if (message.type === 'refused') this.#takeRefusal(message.id, message.problem);
    else if (message.type === 'match') this.#takeState(message.state);
    else if (message.type === 'moved' && this.state !== undefined) {
      this.#takeState({ ...this.state, position: message.position });
    }
    this.onTold(message);
  }

  #takeState(state: MatchState): void {
    const isForgotten = !this.#isUpToDate && !this.#repeats;
    this.state = state;
    this.#isUpToDate = true;
    if (this.asked === undefined) return;
    if (isForgotten || this.#hasHappened(this.asked, state)) this.asked = undefined;
  }

  #hasHappened({ message, ply, own }: Asked, state: MatchState): boolean {
    const { status, you, position, clock } = state;
    if (message.type === 'pause') return clock?.paused !== true;
    const seat = state.seats[you ?? -1];
    if (message.type === 'reclaim') return seat?.kind === 'guest' && !seat.replaced;
    if (message.type === 'abort') {
      return status === 'over' || (seat?.kind === 'guest' && seat.wantsAbort === true);
    }
    if (message.type === 'sit') return you === message.seat;
    if (message.type === 'start') return status !== 'waiting';
    return position?.ply !== ply || position.own !== own;
  }

  #takeRefusal(id: number | null, problem: Problem): void {
    const { asked } = this;
    // Somebody else has spoken in its name, as tests do: that is not its business.
    if (id === null || id > this.#ids) return;
    if (!this.#mayBeLate.has(id) || !LATE.includes(problem.kind)) {
      throw new Error(`refused ${JSON.stringify(asked)}: ${JSON.stringify(problem)}`);
    }
    if (asked?.message.id === id) this.asked = undefined;
  }

  get isOver(): boolean {
    return this.state?.status === 'over';
  }

  /** Whether it decides in the position it was told. */
  get hasToDecide(): boolean {
    return this.state !== undefined && hasToDecide(this.state);
  }

  /** The texts of all its legal moves. */
  legalTexts(): readonly string[] {
    return this.state === undefined ? [] : legalTexts(this.state);
  }

  /** Does the next thing there is to do; false if there is none. */
  act(): boolean {
    const message = this.#isUpToDate && this.asked === undefined ? this.#next() : undefined;
    if (message === undefined) return false;
    this.ask(message);
    return true;
  }

  ask(message: ClientMessage): void {
    const numbered = { ...message, id: ++this.#ids };
    if (message.type === 'take-back') this.#mayBeLate.add(numbered.id);
    const { ply = 0, own = 0 } = this.state?.position ?? {};
    this.asked = { message: numbered, ply, own };
    this.#say(JSON.stringify(numbered));
  }

  #next(): ClientMessage | undefined {
    const { state, wish } = this;
    if (state === undefined || wish === undefined) return undefined;
    if (state.status === 'waiting') {
      if (state.you === null) return { type: 'sit', seat: wish };
      const isFull = state.seats.every(({ kind }) => kind !== 'open');
      return state.host && isFull ? { type: 'start' } : undefined;
    }
    const own = state.seats[state.you ?? -1];
    if (state.status === 'over') return undefined;
    if (own?.kind === 'guest' && own.replaced) {
      return own.resigned === true ? undefined : { type: 'reclaim' };
    }
    // No bot plays here for somebody who has given up: the others end it.
    const isGivenUp = state.seats.some((seat) => seat.kind === 'guest' && seat.resigned === true);
    if (isGivenUp && own?.kind === 'guest') {
      return own.wantsAbort === true ? undefined : { type: 'abort', on: true };
    }
    // Nobody plays while the clocks are stopped.
    if (state.clock?.paused === true) return { type: 'pause', on: false };
    return this.hasToDecide ? this.#choice(state) : this.#secondThought(state);
  }

  /** Now and then a choice that is still sealed is taken back. */
  #secondThought({ status, position }: MatchState): Moving | undefined {
    if (status !== 'playing' || position === null || position.own === 0) return undefined;
    return this.#rng.below(12) === 0 ? { type: 'take-back', ply: position.ply } : undefined;
  }

  #choice(state: MatchState): Moving | undefined {
    if (state.position === null) return undefined;
    const { ply, own, table } = state.position;
    const game = gameOf(state.setup.game, state.setup.rules);
    const moves = legalMoves(state);
    const isHidden = game?.hidesAnswers === true && isSimultaneous(game.turn(table));
    // As on a page: whoever can only answer one thing is answered for.
    if (isHidden && moves.weight === 1) return undefined;
    return { type: 'move', ply, own, move: game?.print(moves.draw(this.#rng)) ?? '' };
  }
}

const isMoving = (message: ClientMessage): message is Moving =>
  message.type === 'move' || message.type === 'take-back';
