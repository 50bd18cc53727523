import { type SearchBot, seatAdviser, UnrefereedTable } from '../../bots/index.ts';
import {
  CHANCE,
  defaultOptions,
  type Game,
  itemAt,
  look,
  type Moves,
  Seeded,
  tableOf,
  type World,
} from '../../kernel/index.ts';

/** What it took the expert to settle one choice of a match among strong bots. */
export interface Effort {
  readonly game: string;
  /** What was due, as the game names it. */
  readonly kind: string;
  /** How many moves there were to choose from: at least two. */
  readonly moves: number;
  /** Playouts until no other move could be better, or until the expert gives up. */
  readonly playouts: number;
}

/** Playouts that the expert thinks for at the most. */
const MOST = 3000;
/** Playouts after which it looks for the first time whether anything is clear. */
const FEW = 24;
/** Streams of chance: one for the match, one for who thinks about it. */
const STREAMS = 2 ** 32;

export interface Sampling {
  /** Choices that are thought about in all at each table. */
  readonly choices: number;
  /** Of how many one is thought about. */
  readonly oneIn: number;
  readonly seed: number;
}

/** Strong bots play; beside each of them an expert looks on, and thinks about some choices. */
export function effortsAt(game: Game, seats: number, sampling: Sampling): readonly Effort[] {
  const { choices, oneIn, seed } = sampling;
  const options = defaultOptions(game.options, seats);
  const setting = { game, seats, options };
  const table = new UnrefereedTable(
    Array.from({ length: seats }, () => 'strong' as const),
    setting,
  );
  const efforts: Effort[] = [];
  for (let match = 0; efforts.length < choices; match++) {
    const experts = Array.from({ length: seats }, () => seatAdviser(setting, { iterations: MOST }));
    const onlooker = new Onlooker(game, experts, new Seeded(seed, match + STREAMS), oneIn);
    table.play({ chance: new Seeded(seed, match) }, onlooker);
    efforts.push(...onlooker.efforts);
  }
  return efforts;
}

type AnyWorld = World<unknown, unknown, unknown>;

class Onlooker {
  readonly efforts: Effort[] = [];
  readonly #game: Game;
  readonly #experts: readonly SearchBot[];
  readonly #dice: Seeded;
  readonly #oneIn: number;

  constructor(game: Game, experts: readonly SearchBot[], dice: Seeded, oneIn: number) {
    this.#game = game;
    this.#experts = experts;
    this.#dice = dice;
    this.#oneIn = oneIn;
  }

  chose(world: AnyWorld, actor: number, moves: Moves): void {
    if (actor === CHANCE || moves.weight < 2 || this.#dice.below(this.#oneIn) > 0) return;
    const { iterations } = itemAt(this.#experts, actor).think(
      look(world, actor),
      moves,
      this.#dice,
    );
    const kind = this.#game.outOfTurnFault(tableOf(world));
    this.efforts.push({ game: this.#game.id, kind, moves: moves.weight, playouts: iterations });
  }

  saw(world: AnyWorld): void {
    for (const [seat, expert] of this.#experts.entries()) expert.see(look(world, seat));
  }
}

/**
 * How much of its thinking a choice took, from 0 to 1, by the doublings of playouts: twice as many
 * tell a little more, and where luck decides none are ever enough.
 */
const partOf = ({ playouts }: Effort): number =>
  Math.log2(1 + playouts / FEW) / Math.log2(1 + MOST / FEW);

/** Of choices of a kind: in the mean, each by how often its moves could be halved. */
export function doubtOf(efforts: readonly Effort[]): number {
  const doublings = efforts.reduce((sum, { moves }) => sum + Math.log2(moves), 0);
  const thought = efforts.reduce(
    (sum, effort) => sum + partOf(effort) * Math.log2(effort.moves),
    0,
  );
  return thought / doublings;
}

/** Which part of the differences between choices their kinds explain: 1 would be all of it. */
export function explained(efforts: readonly Effort[], guess: (effort: Effort) => number): number {
  const mean = efforts.reduce((sum, effort) => sum + partOf(effort), 0) / efforts.length;
  const off = (expected: (effort: Effort) => number): number =>
    efforts.reduce((sum, effort) => sum + (partOf(effort) - expected(effort)) ** 2, 0);
  return 1 - off(guess) / off(() => mean);
}
