import {
  begin,
  CHANCE,
  deciding,
  defaultOptions,
  type Entry,
  type Game,
  has,
  isChance,
  isSimultaneous,
  itemAt,
  listMoves,
  look,
  type Move,
  Moves,
  type Options,
  printEntry,
  Referee,
  type Rng,
  type Seat,
  tableOf,
  variantOf,
  type World,
} from '@pepite/kernel';
import { cardIn, knowersOf, withoutCard } from './secret-moves.ts';

type AnyWorld = World<unknown, unknown, unknown>;
type Play = Referee<unknown, unknown, unknown, Options>;
type Journal = readonly Entry[];

/** A match so far, and another one that differs in what most may not see. */
export interface Pair {
  readonly game: Game;
  readonly seats: number;
  readonly options: Options;
  /** As the disk keeps them. */
  readonly journals: readonly [readonly string[], readonly string[]];
  /** The seats that have seen a difference. */
  readonly knowing: ReadonlySet<Seat>;
  /** The seats that have a choice now in one of the two only. */
  readonly forcedInOne: readonly Seat[];
}

/** How often something hidden is drawn anew before giving up on a position. */
const TRIES = 60;

/** Which pairs are looked for. */
export interface Wish {
  /** Whether several are to decide at once. */
  readonly isSimultaneous?: boolean;
  readonly isWanted?: (pair: Pair) => boolean;
}

/** Some match after at least so many moves, with nothing sealed and nothing up to chance. */
function playTo(game: Game, seats: number, plies: number, rng: Rng, wish: Wish) {
  const options = defaultOptions(game.options, seats);
  const referee = new Referee(game, seats, options);
  for (;;) {
    const { turn, journal, pending, isOver } = referee;
    if (isOver) return undefined;
    if (isChance(turn)) referee.drawChance(rng);
    else if (
      journal.length >= plies &&
      pending.length === 0 &&
      (wish.isSimultaneous !== true || isSimultaneous(turn))
    ) {
      return referee;
    } else {
      const seat = Math.log2(deciding(turn) & -deciding(turn));
      referee.submit(seat, referee.anyLegal(seat, rng));
    }
  }
}

/** Replays a match with some hidden cards drawn anew, as long as the public moves stay legal. */
class Redrawing {
  readonly #game: Game;
  readonly #rng: Rng;
  readonly real: AnyWorld;
  readonly twin: AnyWorld;
  readonly entries: Entry[] = [];
  readonly #moves = new Moves();
  /** The cards that had to make room for others: they go where those would have gone. */
  readonly #spare: string[] = [];

  constructor(game: Game, seats: number, options: Options, rng: Rng) {
    this.#game = game;
    this.#rng = rng;
    this.real = begin(game, seats, options);
    this.twin = begin(game, seats, options);
  }

  /** Whether the twin can follow, and shows no more than the rules let it. */
  follow(entry: Entry, isChanged: boolean): boolean {
    const game = this.#game;
    const move = entry.actor === CHANCE ? this.#chance(entry, isChanged) : this.#choice(entry);
    if (move === undefined) return false;
    const ended = (): number => game.rounds(tableOf(this.real)).ended;
    const before = ended();
    game.apply(this.real, entry.actor, entry.move);
    game.apply(this.twin, entry.actor, move);
    this.entries.push({ actor: entry.actor, move });
    // At the end of a round cards are laid open.
    return ended() === before || this.#isSameTable;
  }

  get #isSameTable(): boolean {
    return JSON.stringify(this.real.table) === JSON.stringify(this.twin.table);
  }

  get isOther(): boolean {
    const hidden = ({ hands, box }: AnyWorld): string => JSON.stringify([hands, box]);
    return hidden(this.real) !== hidden(this.twin);
  }

  /** Whether a seat has to decide in both, and has a choice in one only. */
  isForcedInOne(seat: Seat): boolean {
    const weights = [this.real, this.twin].map((world) => {
      if (!has(deciding(this.#game.turn(tableOf(world))), seat)) return 0;
      listMoves(this.#game, world, seat, this.#moves);
      return this.#moves.weight;
    });
    return weights.includes(1) && weights.some((weight) => weight > 1);
  }

  #choice({ actor, move }: Entry): Move | undefined {
    const game = this.#game;
    if (!has(deciding(game.turn(tableOf(this.twin))), actor)) return undefined;
    return game.judge(look(this.twin, actor), move) === undefined ? move : undefined;
  }

  #chance({ move }: Entry, isChanged: boolean): Move | undefined {
    const game = this.#game;
    if (!isChance(game.turn(tableOf(this.twin)))) return undefined;
    listMoves(game, this.twin, CHANCE, this.#moves);
    const isListed = this.#moves.has(move);
    const text = game.print(move);
    if (knowersOf(text) === undefined || (isListed && !isChanged)) {
      return isListed ? move : undefined;
    }
    const others = [...this.#moves].filter(
      (other) => other !== move && withoutCard(game.print(other)) === withoutCard(text),
    );
    const fitting = others.filter((other) => this.#spare.includes(cardIn(game.print(other))));
    const from = fitting.length > 0 ? fitting : others;
    if (from.length === 0) return undefined;
    const chosen = from[this.#rng.below(from.length)];
    this.#spare.push(cardIn(text));
    return chosen;
  }
}

/** A twin of a match in which one or two hidden cards are others, if one is found at once. */
function redraw(referee: Play, rng: Rng): Pair | undefined {
  const { game, seats, options, journal } = referee;
  const secret = journal.flatMap(({ actor, move }, ply) =>
    actor === CHANCE && knowersOf(game.print(move)) !== undefined ? [ply] : [],
  );
  if (secret.length === 0) return undefined;
  // What came late has rarely been played yet.
  const late = (): number =>
    itemAt(secret, Math.max(rng.below(secret.length), rng.below(secret.length)));
  const changed = new Set([late(), ...(rng.below(2) === 0 ? [late()] : [])]);
  const redrawing = new Redrawing(game, seats, options, rng);
  const follows = journal.every((entry, ply) => redrawing.follow(entry, changed.has(ply)));
  if (!follows || !redrawing.isOther) return undefined;
  const print = (entry: Entry): string => printEntry(game, entry);
  const journals = [journal.map(print), redrawing.entries.map(print)] as const;
  const knowing = knowingOf(referee, journal, redrawing.entries);
  const forcedInOne = seatsOf(seats).filter((seat) => redrawing.isForcedInOne(seat));
  return { game, seats, options, journals, knowing, forcedInOne };
}

const seatsOf = (seats: number): readonly Seat[] =>
  Array.from({ length: seats }, (_, seat) => seat);

/** Those who were told a card that is another one in the twin, and those who ever held one. */
function knowingOf({ game, seats, options }: Play, one: Journal, other: Journal): Set<Seat> {
  const worlds = [begin(game, seats, options), begin(game, seats, options)] as const;
  const knowing = new Set<Seat>();
  one.forEach(({ actor, move }, ply) => {
    const twin = itemAt(other, ply).move;
    if (move !== twin) for (const seat of knowersOf(game.print(move)) ?? []) knowing.add(seat);
    game.apply(worlds[0], actor, move);
    game.apply(worlds[1], actor, twin);
    for (const seat of seatsOf(seats)) {
      const [hand, twins] = worlds.map(({ hands }) => JSON.stringify(hands[seat]));
      if (hand !== twins) knowing.add(seat);
    }
  });
  return knowing;
}

/** A match of so many moves, or of fewer, and a twin of it, if one is found. */
export function findPair(
  rules: Game,
  seats: number,
  plies: number,
  rng: Rng,
  wish: Wish = {},
): Pair | undefined {
  const game = variantOf(rules, defaultOptions(rules.options, seats));
  const referee = playTo(game, seats, plies, rng, wish);
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const pair = referee && redraw(referee, rng);
    if (pair !== undefined && wish.isWanted?.(pair) !== false) return pair;
  }
  // The longer a match, the more of what was hidden has been shown.
  return plies === 0 ? undefined : findPair(rules, seats, plies >> 1, rng, wish);
}
