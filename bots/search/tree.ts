import {
  type Actor,
  CHANCE,
  has,
  look,
  MOST_LISTED,
  type Move,
  type Seat,
  type Seats,
  sealed,
  tableOf,
  type View,
} from '@pepite/kernel';
import type { Setting } from '../setting.ts';
import { type Budget, BudgetCounter, type ReadClock } from './budget.ts';
import type { Insight, Ranked } from './insight.ts';
import { Node } from './node.ts';
import { Playout } from './playout.ts';
import type { Thought } from './thought.ts';

/** How much a move that was tried little is tried for that alone. */
const CURIOSITY = 0.7;

/** A move of a simultaneous turn under way, and who will learn it. */
interface Pending {
  readonly actor: Seat;
  readonly move: Move;
  readonly learners: Seats;
}

interface Step {
  readonly node: Node;
  readonly place: number;
  readonly seat: Seat;
}

/**
 * Monte-Carlo tree search over what seats can tell apart (multiple-observer ISMCTS): every seat has
 * a tree of its own, whose branches are what that seat learns, so that nobody in a playout acts on
 * what they could not know, and choices made at once stay unseen until all are in.
 */
export class Tree {
  readonly #playout: Playout;
  readonly #seats: number;
  /** By seat: where it is in its tree. */
  #at: Node[] = [];
  #pending: Pending[] = [];
  readonly #path: Step[] = [];

  constructor(setting: Setting, insight: Insight) {
    this.#playout = new Playout(setting, insight);
    this.#seats = setting.seats;
  }

  think(
    view: View<unknown, unknown>,
    ranked: Ranked,
    seed: number,
    budget: Budget,
    clock: ReadClock,
  ): Thought {
    const counter = new BudgetCounter(budget, clock);
    const roots = Array.from({ length: this.#seats }, () => new Map<number, Node>());
    do {
      this.#playout.imagine(view, seed, counter.iterations, this.#playout.world);
      this.#at = roots.map((kinds, seat) => this.#rootOf(kinds, seat));
      this.#playout.start(seed, counter.iterations);
      this.#iterate(view.seat, ranked);
      counter.iterations++;
    } while (counter.spent() < 1);
    return {
      moves: inOrder(this.#rootOf(roots[view.seat], view.seat)),
      iterations: counter.iterations,
    };
  }

  /** Where a seat starts that has the hand it has in this world. */
  #rootOf(kinds: Map<number, Node>, seat: Seat): Node {
    const { insight, world } = this.#playout;
    const kind = insight.kindOf?.(look(world, seat)) ?? 0;
    let root = kinds.get(kind);
    if (root === undefined) {
      root = new Node();
      kinds.set(kind, root);
    }
    return root;
  }

  /** Down the trees to a move that is new, on from there as the insight would, and back. */
  #iterate(seat: Seat, ranked: Ranked): void {
    const playout = this.#playout;
    this.#pending = [];
    this.#path.length = 0;
    let isNew = this.#descend(seat, ranked);
    for (let actor = playout.next(); !isNew && actor >= 0; actor = playout.next()) {
      playout.list(actor);
      if (actor === CHANCE) this.#carryOut(CHANCE, playout.draw());
      else isNew = this.#descend(actor, this.#listed());
    }
    playout.finish();
    for (const { node, place, seat } of this.#path) node.add(place, playout.worth[seat]);
  }

  #listed(): readonly Move[] {
    return this.#playout.moves.first(MOST_LISTED);
  }

  /** One choice of one seat; says whether it was made for the first time. */
  #descend(seat: Seat, moves: readonly Move[]): boolean {
    const node = this.#at[seat];
    let best = 0;
    let most = -Infinity;
    for (const move of moves) {
      const place = node.meet(move);
      // Never quite the same: seats that choose at once must not fall into step.
      const curiosity = CURIOSITY * (0.5 + this.#playout.throwDice());
      const promise = node.promise(place, curiosity);
      if (promise <= most) continue;
      most = promise;
      best = place;
    }
    this.#path.push({ node, place: best, seat });
    this.#carryOut(seat, node.moves[best]);
    return most === Infinity;
  }

  /** Makes a move, and lets every seat learn of it what it may, when it may. */
  #carryOut(actor: Actor, move: Move): void {
    const { game, world } = this.#playout;
    const learners = game.audience(tableOf(world), actor, move);
    this.#playout.apply(actor, move);
    if (actor !== CHANCE) this.#advance(actor, actor, move);
    this.#pending.push({ actor, move, learners });
    if (sealed(game.turn(tableOf(world))) !== 0) return;
    this.#pending.sort((one, other) => one.actor - other.actor);
    for (const { actor, move, learners } of this.#pending) this.#tell(actor, move, learners);
    this.#pending = [];
  }

  #tell(actor: Actor, move: Move, learners: Seats): void {
    for (let seat = 0; seat < this.#seats; seat++) {
      if (seat !== actor) this.#advance(seat, actor, has(learners, seat) ? move : undefined);
    }
  }

  #advance(seat: Seat, actor: Actor, move: Move | undefined): void {
    this.#at[seat] = this.#at[seat].next(actor, move);
  }
}

/** The most visited first: it was tried so often because it was best. */
function inOrder({ moves, visits, sums }: Node): Thought['moves'] {
  return moves
    .map((move, place) => ({
      move,
      visits: visits[place],
      worth: visits[place] === 0 ? 0 : sums[place] / visits[place],
    }))
    .sort((one, other) => other.visits - one.visits || other.worth - one.worth);
}
