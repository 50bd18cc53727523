import { after, type Immutable, type Move, type Moves, size } from '@pepite/kernel';
import {
  ACCEPT,
  type AuruxxxView,
  DRAW,
  kindOf,
  PASS,
  seatOf,
  SWAP_HANDS,
} from '@pepite/games/auruxxx/moves';
import { copiesIn, onceFrom, type PackView, twiceFrom } from '@pepite/games/auruxxx/cards/pack';
import { countOf, PLAY, topOf } from '@pepite/games/auruxxx/cards/plays';
import {
  DRAW_ONE,
  EXCHANGE,
  FIFTY_ROW,
  firstOfRow,
  GOLDEN,
  HAPPY_ROW,
  isAction,
  isHappyMan,
  isTwo,
  POINTS,
  PROFUSION,
  rowOf,
  rowOfNumber,
} from '@pepite/games/auruxxx/pieces';
import type { Table } from '@pepite/games/auruxxx/world';
import {
  burden,
  costOfHandOf,
  costOfUnknown,
  fittingOn,
  goldenAmong,
} from '../../../heuristics/auruxxx/estimate.ts';
import { WEIGHTS } from '../../../heuristics/auruxxx/weights.ts';

const TWOS = rowOfNumber(2);

/**
 * Weighs moves as the heuristic does, row by row of the hand: a play changes one row, so that it
 * is weighed without looking at the others, and nothing is allocated.
 */
export class Quick {
  #risk = 0;
  /** By row: how many cards of it are in the hand. */
  readonly #counts = new Int32Array(HAPPY_ROW + 1);
  #goldens = 0;
  #actions = 0;
  /** What the hand costs, and the most that one play of a row can take off. */
  cost = 0;
  #bestRow = 0;

  take(table: Immutable<Table>, seat: number, cards: PackView): void {
    this.#risk = riskOf(table, seat);
    this.#goldens = copiesIn(cards, 0, GOLDEN);
    this.#actions = 0;
    for (let action = PROFUSION; action <= DRAW_ONE; action++) {
      this.#actions += copiesIn(cards, 0, action);
    }
    this.cost = this.#actions * this.#actionCost() - goldenWorth(this.#goldens);
    this.#bestRow = 0;
    for (let row = rowOfNumber(0); row <= HAPPY_ROW; row++) this.#takeRow(row, cards);
  }

  #takeRow(row: number, cards: PackView): void {
    const first = firstOfRow(row);
    const once = onceFrom(cards, first);
    const count = once === 0 ? 0 : size(once) + size(twiceFrom(cards, first));
    this.#counts[row] = count;
    if (count === 0) return;
    this.cost += this.#rowCost(row, count);
    const saved = this.#saved(row, row > FIFTY_ROW ? 1 : count);
    if (saved > this.#bestRow) this.#bestRow = saved;
  }

  #actionCost(): number {
    return this.#risk * POINTS[PROFUSION] + WEIGHTS.easyTurn;
  }

  #rowCost(row: number, count: number): number {
    if (count === 0) return 0;
    const together = row === HAPPY_ROW ? count : 1 + (count - 1) / 4;
    const turn = row === TWOS ? WEIGHTS.easyTurn : WEIGHTS.turn;
    return this.#risk * count * POINTS[firstOfRow(row)] + turn * together;
  }

  /** What a hand is lighter by when so many cards of a row are laid. */
  #saved(row: number, laid: number): number {
    const count = this.#counts[row];
    return this.#rowCost(row, count) - this.#rowCost(row, count - laid);
  }

  /** The move that leaves least; of equals the first. */
  choose(view: AuruxxxView, moves: Moves): Move {
    const { table, seat, hand } = view;
    this.take(table, seat, hand.cards);
    let best: Move = PASS;
    let most = -Infinity;
    for (let place = 0; place < moves.weight; place++) {
      const move = moves.at(place);
      const worth = this.#worth(view, move);
      if (worth <= most) continue;
      most = worth;
      best = move;
    }
    return best;
  }

  #worth({ table, seat, hand }: AuruxxxView, move: Move): number {
    switch (kindOf(move)) {
      case PLAY:
        return this.#worthOfPlay(table, seat, hand.cards, move);
      case PASS:
        return this.#worthOfPass(table, seat);
      case ACCEPT:
        return -table.debt * this.#unknown(WEIGHTS.goldenInPile);
      case DRAW:
        return -this.#unknown(WEIGHTS.goldenInPile) / 2;
      case SWAP_HANDS:
        return this.#worthOfPartner(table, seatOf(move));
      default:
        return 0;
    }
  }

  #unknown(golden: number): number {
    return costOfUnknown(this.#goldens > 0, this.#risk, golden);
  }

  #worthOfPass(table: Immutable<Table>, seat: number): number {
    const handedOn = table.debt * burden(table.handSizes[after(seat, table.seats)]);
    return handedOn - WEIGHTS.pass - WEIGHTS.lackOfPass * (table.passes[seat] + 1);
  }

  #worthOfPlay(table: Immutable<Table>, seat: number, cards: PackView, move: Move): number {
    const top = topOf(move);
    if (top === GOLDEN) return Infinity;
    if (isAction(top)) return this.#actionCost() + this.#worthOfAction(table, seat, top);
    const count = countOf(move);
    let worth = this.#saved(rowOf(top), count) + WEIGHTS.fitting * fittingOn(cards, top);
    if (isTwo(top)) worth += 2 * count * burden(table.handSizes[after(seat, table.seats)]);
    if (isHappyMan(top) && table.figure !== seat) worth += WEIGHTS.figure;
    return worth;
  }

  #worthOfAction(table: Immutable<Table>, seat: number, action: number): number {
    if (action === EXCHANGE) return this.#worthOfExchange(table, seat);
    let worth = this.#bestRow;
    let victim = after(seat, table.seats);
    for (let left = action === DRAW_ONE ? 1 : table.seats - 1; left > 0; left--) {
      const held = table.handSizes[victim];
      if (held > 0) worth -= this.#unknown(goldenAmong(held)) + WEIGHTS.othersCard;
      victim = after(victim, table.seats);
    }
    return worth;
  }

  #worthOfExchange(table: Immutable<Table>, seat: number): number {
    let best = -Infinity;
    for (let partner = 0; partner < table.seats; partner++) {
      if (partner === seat || table.handSizes[partner] === 0) continue;
      best = Math.max(best, this.#worthOfPartner(table, partner));
    }
    return best === -Infinity ? this.#bestRow : best;
  }

  #worthOfPartner({ handSizes }: Immutable<Table>, partner: number): number {
    const held = handSizes[partner];
    return this.cost + burden(held) - costOfHandOf(held, this.#risk) + WEIGHTS.turn;
  }
}

const goldenWorth = (goldens: number): number =>
  goldens === 0 ? 0 : WEIGHTS.golden + (goldens - 1) * WEIGHTS.moreGolden;

/** As in `estimate`, and nothing allocated. */
function riskOf({ handSizes, seats }: Immutable<Table>, seat: number): number {
  const { risk } = WEIGHTS;
  let least = risk.length - 1;
  for (let other = 0; other < seats; other++) {
    if (other !== seat && handSizes[other] < least) least = handSizes[other];
  }
  return risk[least];
}
