import { type Immutable, lowest, WORD } from '@pepite/kernel';
import type { AurumView } from '@pepite/games/aurum/moves';
import { type Heap, valueOf, VALUES } from '@pepite/games/aurum/pieces';
import { bidPoints } from '@pepite/games/aurum/score';
import { sideOf, sidesOf, type Table } from '@pepite/games/aurum/world';
import { CLASSES, STAGES } from './rates.ts';

/** How many cards three levels of a heap have together: gold of three levels scores alike (A20). */
const DIGIT_SUMS = Int32Array.from(
  { length: 512 },
  (_, digits) => (digits & 7) + ((digits >> 3) & 7) + (digits >> 6),
);

/** What a seat sees of all that sides have, in numbers that are kept. */
export class Holdings {
  seats = 0;
  seat = 0;
  sides = 0;
  side = 0;
  /** By seat: the value of the bid card, cards in hand. */
  readonly bids = new Int32Array(4);
  readonly sizes = new Int32Array(4);
  /** By side. */
  readonly tricks = new Int32Array(3);
  /** By side: points of earlier rounds that count, and of its gold. */
  readonly points = new Float64Array(3);
  /** By side: whether it opens the next trick. */
  readonly opens = new Float64Array(3);
  /** By side and class: how many gold cards. */
  readonly gold = new Float64Array(3 * CLASSES);
  /** Of the own hand: how many metals of each value. */
  readonly values = new Int32Array(VALUES + 1);

  take({ table, seat, hand }: AurumView): void {
    const { seats } = table;
    this.seat = seat;
    this.seats = seats;
    this.sides = sidesOf(seats);
    this.side = sideOf(seat, seats);
    for (let kind = 0; kind < 3 * CLASSES; kind++) this.gold[kind] = 0;
    for (let side = 0; side < 3; side++) this.tricks[side] = this.opens[side] = 0;
    this.opens[sideOf(table.trick.opener, seats)] = 1;
    for (let other = 0; other < seats; other++) {
      const side = sideOf(other, seats);
      this.bids[other] = valueOf(table.bids[other]);
      this.sizes[other] = table.handSizes[other];
      this.tricks[side] += table.tricks[other];
      this.#addGold(side, table.stocks[other]);
    }
    for (let side = 0; side < this.sides; side++) {
      const gold = side * CLASSES;
      this.points[side] =
        (table.cumulative ? table.sums[side] : 0) +
        this.gold[gold + 1] +
        2 * this.gold[gold + 2] +
        3 * this.gold[gold + 3];
    }
    this.#takeHand(hand.metals);
  }

  #addGold(side: number, heap: Heap): void {
    const at = side * CLASSES;
    this.gold[at] += heap & 7;
    this.gold[at + 1] += DIGIT_SUMS[(heap >> 3) & 511];
    this.gold[at + 2] += DIGIT_SUMS[(heap >> 12) & 511];
    this.gold[at + 3] += DIGIT_SUMS[(heap >> 21) & 511];
  }

  #takeHand(metals: readonly number[]): void {
    for (let value = 0; value <= VALUES; value++) this.values[value] = 0;
    for (let word = 0; word < metals.length; word++) {
      for (let rest = metals[word]; rest !== 0; rest &= rest - 1) {
        this.values[valueOf(lowest(rest) + word * WORD)]++;
      }
    }
  }

  /** Lets those play a metal who come after the own seat in the trick. */
  finishTrick({ opener, laid }: Immutable<Table>['trick']): void {
    for (let place = laid + 1; place < this.seats; place++) {
      const seat = (opener + place) % this.seats;
      if (this.sizes[seat] > 0) this.sizes[seat]--;
    }
  }

  /** How far the round has come: the cards of the shortest hand. */
  get stage(): number {
    let stage = STAGES - 1;
    for (let seat = 0; seat < this.seats; seat++) {
      if (this.sizes[seat] < stage) stage = this.sizes[seat];
    }
    // Who plays gold may have no card left to take off.
    return stage < 0 ? 0 : stage;
  }

  cardsOf(side: number): number {
    return this.sides === 2 ? this.sizes[side] + this.sizes[side + 2] : this.sizes[side];
  }

  bidOf(side: number): number {
    const bid = this.bids[side];
    if (this.sides !== 2) return bid;
    const other = this.bids[side + 2];
    return bid > other ? bid : other;
  }

  /** The bid a team would fall back on if its higher one were swapped away. */
  lowerBidOf(side: number): number {
    if (this.sides !== 2) return 0;
    const bid = this.bids[side];
    const other = this.bids[side + 2];
    return bid < other ? bid : other;
  }

  /** The points of a side if the round ended now. */
  pointsOf(side: number): number {
    return this.points[side] + bidPoints(this.bidOf(side), this.tricks[side]);
  }

  /** The side with most points if the round ended now. */
  get leader(): number {
    let leader = 0;
    for (let side = 1; side < this.sides; side++) {
      if (this.pointsOf(side) > this.pointsOf(leader)) leader = side;
    }
    return leader;
  }
}
