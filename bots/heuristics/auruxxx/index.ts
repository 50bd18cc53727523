import { after, type Immutable, type Move, type Moves, type Seat } from '@pepite/kernel';
import {
  ACCEPT,
  type AuruxxxView,
  DRAW,
  kindOf,
  PASS,
  seatOf,
  SWAP_HANDS,
} from '@pepite/games/auruxxx/moves';
import {
  copyPack,
  emptyPacks,
  holds,
  onceFrom,
  put,
  take,
  twiceFrom,
} from '@pepite/games/auruxxx/cards/pack';
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
  rowOfNumber,
} from '@pepite/games/auruxxx/pieces';
import { cardsOf, PLAY, topOf } from '@pepite/games/auruxxx/cards/plays';
import type { Hand, Table } from '@pepite/games/auruxxx/world';
import { type Heuristic, ranked } from '../../bot.ts';
import {
  burden,
  costOf,
  costOfHandOf,
  costOfUnknown,
  fittingOn,
  goldenAmong,
  riskOf,
} from './estimate.ts';
import { WEIGHTS } from './weights.ts';

/**
 * Weighs every choice by the hand it leaves behind (`estimate`) and by what it does to the others:
 * sheds high cards and many at once, keeps golden twelves, hands debts on while passes last, and
 * turns actions against those about to finish. It draws nothing at random.
 */
export const auruxxxHeuristic = (): Heuristic<Table, Hand> => new AuruxxxHeuristic();

class AuruxxxHeuristic implements Heuristic<Table, Hand> {
  /** The hand as it would be. */
  readonly #hand = emptyPacks(1);
  #risk = 0;

  choose(view: AuruxxxView, moves: Moves): Move {
    this.#risk = riskOf(view.table, view.seat);
    let best: Move = PASS;
    let bestWorth = -Infinity;
    for (const move of moves) {
      const worth = this.#worth(view, move);
      if (worth <= bestWorth) continue;
      best = move;
      bestWorth = worth;
    }
    return best;
  }

  rank(view: AuruxxxView, moves: Moves): readonly Move[] {
    this.#risk = riskOf(view.table, view.seat);
    return ranked(moves, (move) => this.#worth(view, move));
  }

  /** What a move leads to, in points; only differences matter. */
  #worth({ table, seat, hand }: AuruxxxView, move: Move): number {
    copyPack(hand.cards, 0, this.#hand, 0);
    switch (kindOf(move)) {
      case PLAY:
        return this.#worthOfPlay(table, seat, move);
      case PASS:
        return this.#worthOfPass(table, seat);
      case ACCEPT:
        return -costOf(this.#hand, this.#risk) - table.debt * this.#unknown(WEIGHTS.goldenInPile);
      case DRAW:
        return this.#worthOfDraw();
      case SWAP_HANDS:
        return this.#worthOfPartner(table, seatOf(move));
      default:
        return -costOf(this.#hand, this.#risk);
    }
  }

  #unknown(golden: number): number {
    return costOfUnknown(holds(this.#hand, 0, GOLDEN), this.#risk, golden);
  }

  /** Drawing leaves the turn open: half of the time the new card can be laid at once. */
  #worthOfDraw(): number {
    return -costOf(this.#hand, this.#risk) - this.#unknown(WEIGHTS.goldenInPile) / 2;
  }

  #worthOfPass(table: Immutable<Table>, seat: Seat): number {
    const next = table.handSizes[after(seat, table.seats)];
    const handedOn = table.debt * burden(next);
    const price = WEIGHTS.pass + WEIGHTS.lackOfPass * (table.passes[seat] + 1);
    return handedOn - price - costOf(this.#hand, this.#risk);
  }

  #worthOfPlay(table: Immutable<Table>, seat: Seat, move: Move): number {
    const top = topOf(move);
    if (top === GOLDEN) return Infinity;
    const cards = cardsOf(move);
    for (const card of cards) take(this.#hand, 0, card);
    if (isAction(top)) return this.#worthOfAction(table, seat, top);
    const next = table.handSizes[after(seat, table.seats)];
    const debt = isTwo(top) ? 2 * cards.length * burden(next) : 0;
    const figure = isHappyMan(top) && table.figure !== seat ? WEIGHTS.figure : 0;
    const fitting = WEIGHTS.fitting * fittingOn(this.#hand, top);
    return debt + figure + fitting - costOf(this.#hand, this.#risk);
  }

  /** An action is followed by a play that may be anything: the best there is counts with it. */
  #worthOfAction(table: Immutable<Table>, seat: Seat, action: Card): number {
    if (action === EXCHANGE) return this.#worthOfExchange(table, seat);
    const stolen = this.#worthOfThefts(table, seat, action);
    return stolen + this.#bestAfterAction();
  }

  #worthOfThefts(table: Immutable<Table>, seat: Seat, action: Card): number {
    let worth = 0;
    const victims = action === DRAW_ONE ? 1 : table.seats - 1;
    for (let victim = after(seat, table.seats), left = victims; left > 0; left--) {
      const size = table.handSizes[victim];
      if (size > 0) worth -= this.#unknown(goldenAmong(size)) + WEIGHTS.othersCard;
      victim = after(victim, table.seats);
    }
    return worth;
  }

  /** Minus the cost of the hand after the best play on an action, the last card kept. */
  #bestAfterAction(): number {
    let least = costOf(this.#hand, this.#risk);
    for (let row = rowOfNumber(0); row <= HAPPY_ROW; row++) {
      if (onceFrom(this.#hand, firstOfRow(row)) === 0) continue;
      least = Math.min(least, this.#costWithoutRow(row));
    }
    return -least;
  }

  #costWithoutRow(row: number): number {
    const cards: Card[] = [];
    for (let colour = 0; colour < 5; colour++) {
      const copies =
        ((onceFrom(this.#hand, firstOfRow(row)) >> colour) & 1) +
        ((twiceFrom(this.#hand, firstOfRow(row)) >> colour) & 1);
      for (let copy = 0; copy < copies; copy++) cards.push(firstOfRow(row) + colour);
    }
    const laid = row > FIFTY_ROW ? cards.slice(0, 1) : cards;
    for (const card of laid) take(this.#hand, 0, card);
    const cost = costOf(this.#hand, this.#risk);
    for (const card of laid) put(this.#hand, 0, card);
    return cost;
  }

  #worthOfExchange(table: Immutable<Table>, seat: Seat): number {
    let best = -Infinity;
    for (let partner = 0; partner < table.seats; partner++) {
      if (partner === seat || table.handSizes[partner] === 0) continue;
      best = Math.max(best, this.#worthOfPartner(table, partner));
    }
    return best === -Infinity ? this.#bestAfterAction() : best;
  }

  /** The hand that comes, which goes on with one play, and what becomes of the partner's hope. */
  #worthOfPartner({ handSizes }: Immutable<Table>, partner: Seat): number {
    const size = handSizes[partner];
    return burden(size) - costOfHandOf(size, this.#risk) + WEIGHTS.turn;
  }
}
