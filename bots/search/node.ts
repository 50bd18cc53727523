import type { Actor, Move } from '@pepite/kernel';

/** What a seat does not learn of a move but that it was made. */
const UNSEEN: Move = -1;

/**
 * All situations that look the same to one seat. Here the seat chooses, or it watches others do
 * something, as far as it learns what.
 */
export class Node {
  /** The moves met here, with what came of them. They need not all be possible in every world. */
  readonly moves: Move[] = [];
  readonly visits: number[] = [];
  readonly sums: number[] = [];
  /** How often a move was possible: one that is rare must not look neglected. */
  readonly #possible: number[] = [];
  readonly #places = new Map<Move, number>();
  readonly #after = new Map<Actor, Map<Move, Node>>();

  /** The place of a move that is possible now. */
  meet(move: Move): number {
    const known = this.#places.get(move);
    if (known !== undefined) {
      this.#possible[known]++;
      return known;
    }
    const place = this.moves.length;
    this.#places.set(move, place);
    this.moves.push(move);
    this.visits.push(0);
    this.sums.push(0);
    this.#possible.push(1);
    return place;
  }

  /** How much a move deserves to be tried: what it brought, and more the less it was tried. */
  promise(place: number, curiosity: number): number {
    const visits = this.visits[place];
    if (visits === 0) return Infinity;
    const mean = this.sums[place] / visits;
    return mean + curiosity * Math.sqrt(Math.log(this.#possible[place]) / visits);
  }

  add(place: number, worth: number): void {
    this.visits[place]++;
    this.sums[place] += worth;
  }

  /** Where a move leads that this seat learns, or only learns to have been made. */
  next(actor: Actor, move: Move | undefined): Node {
    let branch = this.#after.get(actor);
    if (branch === undefined) {
      branch = new Map();
      this.#after.set(actor, branch);
    }
    const label = move ?? UNSEEN;
    let node = branch.get(label);
    if (node === undefined) {
      node = new Node();
      branch.set(label, node);
    }
    return node;
  }
}
