import { argv } from 'node:process';
import { gameOf } from '@pepite/games';
import {
  type Actor,
  CHANCE,
  CHANCE_TURN,
  defaultOptions,
  type Game,
  type Move,
  Moves,
  OVER,
  type Rng,
  Seeded,
  type View,
  type World,
  type WorldParts,
} from '@pepite/kernel';

/** What every peer's server is told on its command line: GAME SEATS SEED PORT. */
export interface Arguments {
  readonly game: Game;
  readonly seats: number;
  readonly seed: number;
  readonly port: number;
}

export function readServerArguments(): Arguments {
  const [id, seats, seed, port] = argv.slice(2);
  const game = gameOf(id);
  if (game === undefined) throw new Error(`there is no game ${id}`);
  return { game, seats: Number(seats), seed: Number(seed), port: Number(port) };
}

/** A world without the kernel's class around it: what any framework can hold. */
export type Data = WorldParts<unknown, unknown, unknown>;

/** The rules read and write the parts of a world only, never what its class hides. */
const worldOf = (data: Data) => data as World<unknown, unknown, unknown>;

const viewOf = ({ table, hands }: Data, seat: number) =>
  ({ table, seat, hand: hands[seat] }) as View<unknown, unknown>;

/** Our rules as a peer's server needs them: chance comes with the move that leads to it. */
export class Rules {
  readonly #game: Game;
  readonly #seats: number;
  readonly #rng: Rng;
  readonly #moves = new Moves();

  constructor({ game, seats, seed }: Arguments) {
    this.#game = game;
    this.#seats = seats;
    this.#rng = new Seeded(seed);
  }

  /** A match that has begun. */
  create(): Data {
    const options = defaultOptions(this.#game.options, this.#seats);
    return this.#settled(this.#game.create(this.#seats, options));
  }

  /** Whether the seat may make the move now. */
  isLegal(data: Data, seat: number, move: Move): boolean {
    const turn = this.#game.turn(data.table);
    return ((turn >> seat) & 1) !== 0 && this.#game.judge(viewOf(data, seat), move) === undefined;
  }

  /**
   * Carries out a legal move, in place. A match that is over is played again in the same place:
   * kinder than opening another.
   */
  apply(data: Data, seat: Actor, move: Move): void {
    this.#game.apply(worldOf(data), seat, move);
    this.#settled(data);
    if (this.#game.turn(data.table) === OVER) overwrite(data, this.create());
  }

  #settled(data: Data): Data {
    while (this.#game.turn(data.table) === CHANCE_TURN) {
      this.#moves.clear();
      this.#game.chances(worldOf(data), this.#moves);
      this.#game.apply(worldOf(data), CHANCE, this.#moves.draw(this.#rng));
    }
    return data;
  }
}

/** Makes plain data equal to other data of the same shape, in place. */
export function overwrite(data: object, other: object): void {
  const fields = data as Record<string, unknown>;
  for (const [key, value] of Object.entries(other)) {
    if (typeof value === 'object') overwrite(fields[key] as object, value as object);
    else fields[key] = value;
  }
}
