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
  type Card,
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
import type { Hand, Table } from '@pepite/games/auruxxx/world';
import { type Heuristic, ranked } from '../../bot.ts';
import { Estimate, fittingOn } from './estimate.ts';
import type { Weights } from './weights.ts';

const TWOS = rowOfNumber(2);

/**
 * Weighs every choice by the hand it leaves behind (its points, if somebody else finishes first,
 * and the turns it takes to get rid of it) and by what it does to the others: it sheds high cards
 * and many at once, keeps golden twelves, and turns actions against those about to finish. It goes
 * row by row of the hand, because a play changes one row; it draws nothing at random and allocates
 * nothing but for `rank`: playouts are made of it.
 */
export class Weigher implements Heuristic<Table, Hand> {
  readonly #weights: Weights;
  readonly #estimate: Estimate;
  #risk = 0;
  /** By row: how many cards of it are in the hand. */
  readonly #counts = new Int32Array(HAPPY_ROW + 1);
  #goldens = 0;
  /** What the hand costs, and the most that one play of a row can take off. */
  #cost = 0;
  #bestRow = 0;

  constructor(weights: Weights) {
    this.#weights = weights;
    this.#estimate = new Estimate(weights);
  }

  /** The move that leaves least; of equals the first. */
  choose(view: AuruxxxView, moves: Moves): Move {
    if (moves.weight === 1) return moves.at(0);
    this.#take(view);
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

  rank(view: AuruxxxView, moves: Moves): readonly Move[] {
    this.#take(view);
    return ranked(moves, (move) => this.#worth(view, move));
  }

  /** It goes by what lies open, nothing else. */
  forget(): void {}

  #take({ table, seat, hand: { cards } }: AuruxxxView): void {
    this.#risk = this.#estimate.riskOf(table, seat);
    this.#goldens = copiesIn(cards, 0, GOLDEN);
    let actions = 0;
    for (let action = PROFUSION; action <= DRAW_ONE; action++) {
      actions += copiesIn(cards, 0, action);
    }
    this.#cost = actions * this.#actionCost() - this.#estimate.goldens(this.#goldens);
    this.#bestRow = 0;
    for (let row = rowOfNumber(0); row <= HAPPY_ROW; row++) this.#takeRow(row, cards);
  }

  #takeRow(row: number, cards: PackView): void {
    const first = firstOfRow(row);
    const once = onceFrom(cards, first);
    const count = once === 0 ? 0 : size(once) + size(twiceFrom(cards, first));
    this.#counts[row] = count;
    if (count === 0) return;
    this.#cost += this.#rowCost(row, count);
    const saved = this.#saved(row, row > FIFTY_ROW ? 1 : count);
    if (saved > this.#bestRow) this.#bestRow = saved;
  }

  #actionCost(): number {
    return this.#risk * POINTS[PROFUSION] + this.#weights.easyTurn;
  }

  #rowCost(row: number, count: number): number {
    if (count === 0) return 0;
    const { turn, easyTurn } = this.#weights;
    // Cards of a number go together.
    const turns = row === HAPPY_ROW ? count : 1 + (count - 1) / 4;
    const cost = turns * (row === TWOS ? easyTurn : turn);
    return this.#risk * count * POINTS[firstOfRow(row)] + cost;
  }

  /** What a hand is lighter by when so many cards of a row are laid. */
  #saved(row: number, laid: number): number {
    const count = this.#counts[row];
    return this.#rowCost(row, count) - this.#rowCost(row, count - laid);
  }

  /** What a move leads to, in points; only differences matter. */
  #worth({ table, seat, hand }: AuruxxxView, move: Move): number {
    const { goldenInPile, owed } = this.#weights;
    switch (kindOf(move)) {
      case PLAY:
        return this.#worthOfPlay(table, seat, hand.cards, move);
      case PASS:
        return this.#worthOfPass(table, seat);
      case ACCEPT:
        return -table.debt * owed * this.#unknown(goldenInPile);
      case DRAW:
        // Drawing leaves the turn open: half of the time the new card can be laid at once.
        return -this.#unknown(goldenInPile) / 2;
      case SWAP_HANDS:
        return this.#worthOfPartner(table, seatOf(move));
      default:
        return 0;
    }
  }

  /** What an unknown card costs; it may be the golden twelve that is missing. */
  #unknown(chance: number): number {
    const { golden, moreGolden } = this.#weights;
    const hope = chance * (this.#goldens === 0 ? golden : moreGolden);
    return this.#estimate.unknown(this.#risk) - hope;
  }

  #worthOfPass(table: Immutable<Table>, seat: number): number {
    const { pass, lackOfPass } = this.#weights;
    const handedOn = table.debt * this.#burdenOfNext(table, seat);
    return handedOn - pass - lackOfPass * (table.passes[seat] + 1);
  }

  #burdenOfNext({ handSizes, seats }: Immutable<Table>, seat: number): number {
    return this.#estimate.burden(handSizes[after(seat, seats)]);
  }

  #worthOfPlay(table: Immutable<Table>, seat: number, cards: PackView, move: Move): number {
    const { fitting, figure } = this.#weights;
    const top = topOf(move);
    if (top === GOLDEN) return Infinity;
    if (isAction(top)) return this.#actionCost() + this.#worthOfAction(table, seat, top);
    const count = countOf(move);
    let worth = this.#saved(rowOf(top), count) + fitting * fittingOn(cards, top);
    if (isTwo(top)) worth += 2 * count * this.#burdenOfNext(table, seat);
    if (isHappyMan(top) && table.figure !== seat) worth += figure;
    return worth;
  }

  /** An action is followed by a play that may be anything: the best there is counts with it. */
  #worthOfAction(table: Immutable<Table>, seat: number, action: Card): number {
    if (action === EXCHANGE) return this.#worthOfExchange(table, seat);
    let worth = this.#bestRow;
    let victim = after(seat, table.seats);
    for (let left = action === DRAW_ONE ? 1 : table.seats - 1; left > 0; left--) {
      const held = table.handSizes[victim];
      if (held > 0) worth -= this.#costOfTheft(held);
      victim = after(victim, table.seats);
    }
    return worth;
  }

  #costOfTheft(held: number): number {
    return this.#unknown(this.#estimate.goldenAmong(held)) + this.#weights.othersCard;
  }

  #worthOfExchange(table: Immutable<Table>, seat: number): number {
    let best = -Infinity;
    for (let partner = 0; partner < table.seats; partner++) {
      if (partner === seat || table.handSizes[partner] === 0) continue;
      best = Math.max(best, this.#worthOfPartner(table, partner));
    }
    return best === -Infinity ? this.#bestRow : best;
  }

  /** The hand that comes, which goes on with one play, and what becomes of the partner's hope. */
  #worthOfPartner({ handSizes }: Immutable<Table>, partner: number): number {
    const estimate = this.#estimate;
    const held = handSizes[partner];
    const gain = this.#cost - estimate.handOf(held, this.#risk);
    return gain + estimate.burden(held) + this.#weights.turn;
  }
}
