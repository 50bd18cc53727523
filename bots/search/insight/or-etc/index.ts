import {
  type Immutable,
  look,
  type Move,
  type Moves,
  type Options,
  type Rng,
  type Seat,
  type World,
} from '@pepite/kernel';
import { BID, DROP, kindOf, numberIn, type OrEtcView } from '@pepite/games/or-etc/moves';
import { MOST_HAND, PRESTIGE } from '@pepite/games/or-etc/pieces';
import { bundleOf } from '@pepite/games/or-etc/pieces/bundle';
import { result } from '@pepite/games/or-etc/score';
import { type Box, type Hand, Step, type Table } from '@pepite/games/or-etc/world';
import { orEtcHeuristic } from '../../../heuristics/or-etc/index.ts';
import { WEIGHTS } from '../../../heuristics/or-etc/weights.ts';
import type { Insight, Ranked } from '../../insight.ts';
import { shareWin } from '../wins.ts';

/** How many moves are thought about. */
const WIDTH = 8;
/** More phases than a turn has. */
const TURN = 1 << 10;
/** How far points stray until the end, by turn. */
const SPREADS = [9, 9, 7.5, 6.5, 5.5, 4, 2.5];
const CLOSE = 0.3;

/** In a playout nobody makes offers: they are mostly refused, and take long to think about. */
const QUICK = { ...WEIGHTS, offer: Infinity };
/** Outlooks that a playout keeps: those of all seats, with a card more or less. */
const KEPT = 64;
const KEEP_ALL: Move = DROP + bundleOf([]);

/** Points that tools brought in matches of heuristics, in the order of the auction. */
const TOOLS = [0, 6.5, 2, 6.9, 5.2, 0, 3.9];

/** O7: prestige beyond a full hand is good for nothing else. */
const SPARE = PRESTIGE - MOST_HAND;

export const orEtcInsight = (options: Options): Insight<Table, Hand, Box> =>
  new OrEtcInsight(options);

/**
 * The phase is played on by the heuristic. Then every seat has its points and what it may expect
 * of the rest with the hand that it has in this world: what a move takes from the others counts
 * as much as what it brings.
 */
class OrEtcInsight implements Insight<Table, Hand, Box> {
  readonly method = 'flat';
  readonly span = 1;
  readonly #heuristic;
  readonly #quick;
  /** Who thinks. */
  #seat = 0;

  constructor(options: Options) {
    this.#heuristic = orEtcHeuristic(options);
    this.#quick = orEtcHeuristic(options, QUICK, KEPT);
  }

  rank(view: OrEtcView, moves: Moves): Ranked {
    this.#seat = view.seat;
    return this.#heuristic.rank(view, moves).slice(0, WIDTH);
  }

  decide(view: OrEtcView, moves: Moves, rng: Rng): Move {
    const isOwn = view.seat === this.#seat;
    // What others draw is the same luck whatever the seat does.
    if (view.table.step === Step.drop && !isOwn) return KEEP_ALL;
    const move = this.#quick.choose(view, moves, rng);
    return isOwn ? raised(move) : move;
  }

  /** The auction, then phases; a turn's end is one more. */
  epoch({ turn, phase, step }: Immutable<Table>): number {
    if (turn === 0) return step === Step.bid || step === Step.choose ? 0 : 1;
    const isEnd = step === Step.drop || step === Step.pick || step === Step.draw;
    return turn * TURN + (isEnd ? TURN - 1 : phase);
  }

  evaluate(world: World<Table, Hand, Box>, worth: Float64Array): void {
    const { table } = world;
    const isOver = table.step === Step.over;
    const spread = isOver ? CLOSE : SPREADS[Math.min(table.turn, SPREADS.length - 1)];
    let most = -Infinity;
    for (let seat = 0; seat < table.seats; seat++) {
      worth[seat] = table.players[seat].points + this.#aheadOf(world, seat);
      most = Math.max(most, worth[seat]);
    }
    let total = 0;
    for (let seat = 0; seat < table.seats; seat++) {
      worth[seat] = Math.exp((worth[seat] - most) / spread);
      total += worth[seat];
    }
    for (let seat = 0; seat < table.seats; seat++) worth[seat] /= total;
  }

  chances(world: World<Table, Hand, Box>, chances: Float64Array): void {
    if (world.table.step === Step.over) shareWin(result(world.table), chances);
    else this.evaluate(world, chances);
  }

  /** Before the deal a tool and a hand size are all there is to go by. */
  #aheadOf(world: World<Table, Hand, Box>, seat: Seat): number {
    const { step, turn, players } = world.table;
    if (step === Step.over) return 0;
    if (turn > 0) return this.#quick.ahead(look(world, seat));
    return TOOLS[players[seat].tool] + WEIGHTS.hands[players[seat].limit];
  }
}

/** A bid that costs no card of the hand is made at once: the next one would cost a rival a card. */
const raised = (move: Move): Move =>
  kindOf(move) === BID && numberIn(move) < SPARE ? BID + SPARE : move;
