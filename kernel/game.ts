import type { GameArrays } from './arrays.ts';
import type { Coach } from './coach.ts';
import type { Guide } from './guide.ts';
import type { GameMeasures } from './measures.ts';
import type { Move, Moves } from './moves.ts';
import type { Options, OptionSpecs, Why } from './options.ts';
import type { Plan } from './plan.ts';
import type { Reference } from './reference.ts';
import type { Result } from './result.ts';
import type { Rng } from './rng.ts';
import type { Actor, Audience, Seat } from './seats.ts';
import type { Turn } from './turn.ts';
import type { Ink, Translated, Words } from './words.ts';
import type { Immutable, View, World, WorldParts } from './world.ts';

/**
 * One declaration per game: referee, records, bots, server, boards, terminal, simulations and laws
 * all derive from it. `T` is what all see, `H` what one seat sees besides, `B` what nobody sees,
 * `O` what the table chose.
 *
 * Which data a function gets is what it may depend on. `turn`, `audience`, `outOfTurnFault` and
 * `result` see the table only; `moves` and `judge` one seat's view; only `chances` and `apply` see
 * the world.
 */
export interface Game<T = unknown, H = unknown, B = unknown, O = Options> {
  readonly id: string;
  /** The version of the rules, written into records: the newest, which new matches get. */
  readonly rules: number;
  /** The versions before: what has begun under one of them is played and replayed under it. */
  readonly earlier?: readonly Game<T, H, B, O>[];
  readonly seats: { readonly least: number; readonly most: number };
  readonly options: OptionSpecs;
  /** The ids of all clauses of the rules file. */
  readonly clauses: readonly string[];
  /** Every fault a move can have, and the clause it breaks. */
  readonly faults: Readonly<Record<string, string>>;
  readonly words: Translated<Words<T, H>>;
  /** Its full rules, one language at a time: who plays need not load them. */
  readonly loadGuide?: Translated<() => Promise<Guide>>;
  /** Its reference card: who plays need not load it before asking for it. */
  readonly loadReference?: () => Promise<Translated<Reference>>;
  /** Says what matters in a position: for those who learn, or look back. */
  readonly loadCoach?: () => Promise<Coach<T, H, O>>;
  /** What can be measured of its matches besides what can of any: for those who experiment. */
  readonly loadMeasures?: () => Promise<GameMeasures<T, H, B>>;
  /** How programs that learn are told of positions and moves, if it says so itself. */
  readonly loadArrays?: () => Promise<GameArrays<T, H>>;
  /** How a terminal colours a card, by the first sign of its notation, if cards have colours. */
  readonly inks?: Readonly<Record<string, Ink>>;

  /**
   * How far back a player may look during a round: to one's own last move, or, where a turn has
   * several moves, to the beginning of one's own last turn, or, where nothing is ever covered up
   * again, to the beginning.
   */
  readonly lookBack?: 'move' | 'turn' | 'all';

  /**
   * In a turn where several answer at once, nobody sees who has answered before all have: whom the
   * rules ask depends on public facts only, and whoever can only answer one thing is answered for.
   */
  readonly hidesAnswers?: boolean;

  /** What a player may have decided until further notice, besides what all games have. */
  readonly plans?: readonly Plan<T, H>[];

  /** Why so many can't play with such options, each of which is right for itself. */
  whyUnplayable?(seats: number, options: O): Why | undefined;
  /** The game as such options make it, where they change more than `create` can tell. */
  variant?(options: O): Game<T, H, B, O>;

  /** More moves than any match can take, chance included. */
  bound(seats: number, options: O): number;
  /** The world before anything has happened. */
  create(seats: number, options: O): WorldParts<T, H, B>;

  /** Who acts now. */
  turn(table: Immutable<T>): Turn;
  /** Adds the legal moves of the view's seat, which has to decide. */
  moves(view: View<T, H>, into: Moves): void;
  /** Adds what chance may bring, with weights, in the order in which records are written. */
  chances(world: World<T, H, B>, into: Moves): void;
  /** Carries out a legal move, in place. */
  apply(world: World<T, H, B>, actor: Actor, move: Move): void;
  /** Who learns a move: of a simultaneous turn, once it is complete. Asked before `apply`. */
  audience(table: Immutable<T>, actor: Actor, move: Move): Audience;

  /** The fault of a move by the view's seat, which has to decide; none exactly when it is legal. */
  judge(view: View<T, H>, move: Move): string | undefined;
  /** The same for chance. A reader may take more than `chances` lists: deals in any order. */
  judgeChance(world: World<T, H, B>, move: Move): string | undefined;
  /** The fault of acting out of turn: which clause says who acts now. */
  outOfTurnFault(table: Immutable<T>): string;

  /** A move in the notation of records. */
  print(move: Move): string;
  /** The move that a text tells, said by a seat unless it is chance that moves. */
  parse(text: string, actor?: Actor): Move | undefined;

  /** The clause by which partners tell each other nothing of their cards. */
  readonly partnersClause?: string;
  /** Which side a seat plays on, in a game of teams; else everybody plays for themselves. */
  sideOf?(seat: Seat, seats: number): number;
  /** The result of a match that is over. */
  result(table: Immutable<T>): Result;
  /**
   * The points of every seat so far, a round under way counted as far as all can see it: by them
   * the story of a match is told, if the game has any.
   */
  pointsSoFar?(table: Immutable<T>): readonly number[];
  /** How many rounds have ended, and how the last of them did (a key of `words.endings`). */
  rounds(table: Immutable<T>): { readonly ended: number; readonly ending: string };
  /** What rounds are made of, where that has a name: replays go from one to the next. */
  readonly stages?: Stages<T>;

  /**
   * Makes `into`, in place, some world that looks like `view` to its seat, each as likely as the
   * others.
   */
  imagine(view: View<T, H>, rng: Rng, into: World<T, H, B>): void;
  /** What is wrong with a world, if anything: a card lost, a count that does not fit. */
  invariantError(world: World<T, H, B>): string | undefined;
}

/** Parts of a round that players count, such as tricks. */
export interface Stages<T> {
  readonly kind: 'trick' | 'turn';
  /** The number of the one under way: it is another one as soon as the next has begun. */
  at(table: Immutable<T>): number;
}

/** The game that is played with such options: what every match and every record begins with. */
export const variantOf = <T, H, B, O>(game: Game<T, H, B, O>, options: O): Game<T, H, B, O> =>
  game.variant?.(options) ?? game;

/** The game under a version of its rules, if it is one of those it knows. */
export const versionOf = <T, H, B, O>(
  game: Game<T, H, B, O>,
  rules: number,
): Game<T, H, B, O> | undefined =>
  game.rules === rules ? game : game.earlier?.find((version) => version.rules === rules);
