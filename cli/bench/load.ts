import {
  type Bits,
  below,
  deciding,
  type Game,
  has,
  type Move,
  Moves,
  parseView,
  type Rng,
  type Seat,
  type View,
  without,
} from '@pepite/kernel';

/** What one seat has just been told of its match. */
export interface Sight {
  /** Grows with every move, and with every choice of a simultaneous turn by less than 1. */
  readonly ply: number;
  readonly table: unknown;
  readonly hand: unknown;
}

/** A match on some server, through the sockets of its seats. */
export interface RemoteMatch {
  move(seat: Seat, move: Move, ply: number): void;
}

/**
 * Opens a match on some server, with a socket for each seat, and has it begin. `told` is to be
 * called for every seat whenever it learns where the match stands. A match that is over is played
 * again.
 */
export type OpenMatch = (told: (seat: Seat, sight: Sight) => void) => Promise<RemoteMatch>;

/** What all matches of a load share. */
export interface Players {
  readonly game: Game;
  readonly seats: number;
  readonly rng: Rng;
  readonly now: () => number;
}

/**
 * The players of one match: each draws one of its legal moves, all equally likely, from what its
 * own socket has told it. They act at once when `isHasty`, otherwise when `act` is called.
 */
export class LoadedMatch {
  readonly #players: Players;
  readonly #moves = new Moves();
  /** Seats that have to decide, and what they see. */
  readonly #ready = new Map<Seat, { readonly ply: number; readonly sight: Sight }>();
  #remote: RemoteMatch | undefined;
  /** The last move: when it was made, in which position, and who does not know of it yet. */
  #sentAt = 0;
  #sentPly = -1;
  #unaware: Bits = 0;
  isHasty = false;
  moves = 0;
  /** How long each move took until the last seat was told, in milliseconds. */
  latencies: number[] = [];

  constructor(players: Players) {
    this.#players = players;
  }

  async open(openMatch: OpenMatch): Promise<void> {
    this.#remote = await openMatch((seat, sight) => this.#told(seat, sight));
  }

  /** Nothing is under way: everybody knows of the last move, and somebody has to decide. */
  get isQuiet(): boolean {
    return this.#remote !== undefined && this.#unaware === 0 && this.#ready.size > 0;
  }

  /** How long somebody has not known of the last move yet, in milliseconds; 0 if all know. */
  get waited(): number {
    return this.#unaware === 0 ? 0 : this.#players.now() - this.#sentAt;
  }

  #told(seat: Seat, sight: Sight): void {
    if (has(this.#unaware, seat) && sight.ply > this.#sentPly) {
      this.#unaware = without(this.#unaware, seat);
      if (this.#unaware === 0) this.latencies.push(this.#players.now() - this.#sentAt);
    }
    const { game } = this.#players;
    if (!has(deciding(game.turn(sight.table)), seat)) {
      this.#ready.delete(seat);
      return;
    }
    this.#ready.set(seat, { ply: sight.ply, sight });
    if (this.isHasty) this.act();
  }

  /** Lets one of the seats that have to decide do so, if there is one. */
  act(): void {
    const [next] = this.#ready;
    if (next === undefined || this.#remote === undefined) return;
    const { now, seats } = this.#players;
    const [seat, { ply, sight }] = next;
    this.#ready.delete(seat);
    const move = this.#choose(seat, sight);
    this.moves++;
    this.#sentPly = ply;
    this.#unaware = below(seats);
    this.#sentAt = now();
    this.#remote.move(seat, move, ply);
  }

  #choose(seat: Seat, { table, hand }: Sight): Move {
    const { game, rng } = this.#players;
    const view: View<unknown, unknown> = parseView(JSON.stringify({ table, seat, hand }));
    this.#moves.clear();
    game.moves(view, this.#moves);
    return this.#moves.draw(rng);
  }
}
