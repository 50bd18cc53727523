import { gameOf } from '@pepite/games';
import {
  deciding,
  each,
  type Game,
  has,
  isOver,
  isSimultaneous,
  Moves,
  parseView,
  type Seat,
  variantOf,
} from '@pepite/kernel';
import {
  type LegalMoves,
  type LineToOnlineProgram,
  MOST_MOVES,
  type OnlinePosition,
} from '@pepite/outside';
import type {
  ClockState,
  Logged,
  MatchState,
  Position,
  SeatState,
  ServerMessage,
} from '@pepite/protocol';

type Moved = Extract<ServerMessage, { readonly type: 'moved' }>;
type Line = LineToOnlineProgram;

/** What a program is told of a match at which it sits. */
export interface ToldLines {
  readonly lines: readonly Line[];
  /** A bot stands in for the program, which has just come. */
  readonly mayReturn?: true;
  /** There is nothing more to be told. */
  readonly isDone?: true;
}

const NOTHING: ToldLines = { lines: [] };

/**
 * One match as a program is told of it: made from what a page at the same seat is told, and from
 * nothing else, so that a program can't learn what a page could not.
 */
export class ToldMatch {
  readonly #match: string;
  /** Whether legal moves come with every question. */
  readonly #withMoves: boolean;
  #state: MatchState | undefined;
  #game: Game | undefined;
  /** How many moves it was told. */
  #told = 0;
  #hasBegun = false;
  /** The seat that it is asked to take, once it was told so. */
  #asked: Seat | undefined;
  #isDone = false;
  /** What the last position was, so that the same is not told again. */
  #last = '';

  constructor(match: string, withMoves: boolean) {
    this.#match = match;
    this.#withMoves = withMoves;
  }

  /** What follows from a message to a page. */
  hear(message: ServerMessage): ToldLines {
    if (this.#isDone) return NOTHING;
    switch (message.type) {
      case 'match':
        return this.#hearState(message.state);
      case 'moved':
        return this.#hearMoved(message);
      case 'talk':
        // Whoever is only asked to sit down is told nothing of what is said there.
        return typeof this.#state?.you === 'number'
          ? { lines: [{ type: 'talk', match: this.#match, entries: message.entries }] }
          : NOTHING;
      case 'refused':
        if (this.#asked !== undefined) return this.#challengeOver('withdrawn');
        return this.#end({ result: null, problem: message.problem });
      default:
        return NOTHING;
    }
  }

  #end(how: Omit<Extract<Line, { readonly type: 'end' }>, 'type' | 'match'>): ToldLines {
    this.#isDone = true;
    return { lines: [{ type: 'end', match: this.#match, ...how }], isDone: true };
  }

  #hearState(state: MatchState): ToldLines {
    const before = this.#state;
    const isFirst = before === undefined;
    const { setup, status, seats, you, host, result } = state;
    this.#state = state;
    const game = gameOf(setup.game, setup.rules);
    this.#game ??= game && variantOf(game, setup.options);
    const own = seats[you ?? -1];
    if (you === null || own?.kind !== 'guest') return this.#hearUnseated(state);
    this.#asked = undefined;
    if (status === 'waiting') {
      const table = { match: this.#match, game: setup.game, seat: you, seats, host };
      const declined = host && before !== undefined ? this.#newlyDeclined(before, state) : [];
      return { lines: [...declined, { type: 'table', ...table }] };
    }
    if (status === 'over') {
      return this.#end({ result, ...(state.aborted === true && { aborted: true }) });
    }
    if (own.resigned === true) return this.#end({ result: null, resigned: true });
    const { position, clock, log } = state;
    if (position === null) return NOTHING;
    const told = this.#toldOf(position, you, log, clock);
    const lines = told === undefined ? [] : [told];
    return isFirst && own.replaced ? { lines, mayReturn: true } : { lines };
  }

  /** The program does not sit there: it is asked to, is asked no more, or has got up. */
  #hearUnseated({ setup, seats, challenge }: MatchState): ToldLines {
    if (challenge === undefined) {
      if (this.#asked === undefined) return this.#end({ result: null, left: true });
      return this.#challengeOver(outcomeAt(seats[this.#asked]));
    }
    if (this.#asked === challenge.seat) return NOTHING;
    this.#asked = challenge.seat;
    const { game, rules, options, clock, pace, talk } = setup;
    const table = { match: this.#match, game, rules, options, clock, pace, talk, seats };
    return { lines: [{ type: 'challenge', ...table, ...challenge }] };
  }

  #challengeOver(how: Extract<Line, { readonly type: 'challenge-over' }>['how']): ToldLines {
    this.#isDone = true;
    return { lines: [{ type: 'challenge-over', match: this.#match, how }], isDone: true };
  }

  /** The programs that were asked to sit down at the table of this one, and did not. */
  #newlyDeclined(before: MatchState, { seats }: MatchState): readonly Line[] {
    return seats.flatMap((one, seat) => {
      const was = before.seats[seat];
      const isNew = was?.kind === 'open' && was.challenged !== undefined;
      if (one.kind !== 'open' || one.declined === undefined || !isNew) return [];
      return [{ type: 'declined', match: this.#match, seat, ...one.declined } as const];
    });
  }

  #hearMoved({ position, events, clock }: Moved): ToldLines {
    const state = this.#state;
    if (typeof state?.you !== 'number') return NOTHING;
    this.#state = { ...state, position };
    const told = this.#toldOf(position, state.you, events, clock);
    return { lines: told === undefined ? [] : [told] };
  }

  /** How it stands, unless the program knows that already. */
  #toldOf(
    position: Position,
    seat: Seat,
    log: readonly Logged[],
    clock: ClockState | undefined,
  ): Line | undefined {
    const game = this.#game;
    const state = this.#state;
    if (game === undefined || state === undefined) return undefined;
    const told = this.#positionOf(game, state, { position, seat, log, clock });
    const { ply, own } = position;
    const key = JSON.stringify([ply, own, told.yourTurn, told.replaced, clock?.paused]);
    if (key === this.#last) return undefined;
    this.#last = key;
    this.#told = ply;
    if (this.#hasBegun) return { type: 'position', ...told };
    this.#hasBegun = true;
    return { type: 'start', seats: state.seats, ...told };
  }

  #positionOf(
    game: Game,
    { setup, seats }: MatchState,
    { position, seat, log, clock }: Shown,
  ): OnlinePosition {
    const { ply, own, table, hand } = position;
    const turn = game.turn(table);
    const occupant = seats[seat];
    const isReplaced = occupant?.kind === 'guest' && occupant.replaced;
    const isAsked = has(deciding(turn), seat) && !isReplaced && clock?.paused !== true;
    const moves = isAsked ? movesAt(game, position, seat) : undefined;
    // Whoever can only answer one thing where answers are hidden is answered for, as on a page.
    const isHidden = game.hidesAnswers === true && isSimultaneous(turn);
    const yourTurn = moves !== undefined && !(isHidden && moves.weight === 1);
    return {
      match: this.#match,
      position: {
        game: setup.game,
        rules: setup.rules,
        seats: seats.length,
        options: setup.options,
        seat,
        ply,
        own,
        deciding: [...each(deciding(turn))],
        status: isOver(turn) ? 'over' : 'playing',
        table,
        hand,
        events: log.filter((event) => event.ply >= this.#told),
        ...(clock && { clock }),
      },
      yourTurn,
      ...(isReplaced && { replaced: true }),
      ...(yourTurn && this.#withMoves && printMoves(game, moves)),
    };
  }
}

/** What has become of a challenge at a seat. */
function outcomeAt(seat: SeatState | undefined): 'declined' | 'unanswered' | 'withdrawn' {
  if (seat?.kind !== 'open' || seat.declined === undefined) return 'withdrawn';
  return seat.declined.reason === 'no-answer' ? 'unanswered' : 'declined';
}

interface Shown {
  readonly position: Position;
  readonly seat: Seat;
  readonly log: readonly Logged[];
  readonly clock: ClockState | undefined;
}

/** The legal moves at a position, found as a page finds them. */
function movesAt(game: Game, { table, hand }: Position, seat: Seat): Moves {
  const moves = new Moves();
  game.moves(parseView(JSON.stringify({ table, seat, hand })), moves);
  return moves;
}

const printMoves = (game: Game, moves: Moves): LegalMoves => ({
  moves: moves.first(MOST_MOVES).map((move) => game.print(move)),
  complete: moves.weight <= MOST_MOVES,
});
