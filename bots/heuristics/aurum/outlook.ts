import { type Immutable, lowest, WORD } from '@pepite/kernel';
import type { AurumView } from '@pepite/games/aurum/moves';
import {
  type Card,
  goldCount,
  type Heap,
  LEVELS,
  valueOf,
  VALUES,
} from '@pepite/games/aurum/pieces';
import { bidPoints } from '@pepite/games/aurum/score';
import { sideOf, sidesOf, type Trick } from '@pepite/games/aurum/world';
import { chance } from './odds.ts';
import { CLASSES, classOf, NEEDS, needOf, type Rates, RATES, STAGES } from './rates.ts';

/** What the trick under way means to everybody, once the cards of this trick are gone. */
export interface Stakes {
  /** By winner of the trick and side, 3 × winner + side: how that side would stand. */
  readonly standings: Float64Array;
  /** By class: what it costs to spend such gold. */
  readonly goldCost: Float64Array;
  openCost: number;
  pointWorth: number;
}

/** What a forecast expects: gold by side and class, and by seat who plays the low card. */
interface Expected {
  readonly gold: Float64Array;
  readonly lows: readonly number[];
}

/** How much one point of lead decides when the round ends now. */
const CLOSENESS = 2;

/**
 * What a position is worth to the side of one seat: how likely that side wins the round. The bot
 * changes it, weighs it and puts it back, so nothing is allocated while it compares choices.
 */
export class Outlook {
  #rates: Rates = RATES[0];
  #seats = 0;
  #seat = 0;
  side = 0;
  sides = 0;
  /** By side. */
  readonly tricks = [0, 0, 0];
  /** Points of earlier rounds, where they count, by side. */
  readonly #lead = [0, 0, 0];
  /** How likely a side opens the next trick. */
  readonly #opens = [0, 0, 0];
  /** By seat: the value of the bid card, cards in hand. */
  readonly #bids = [0, 0, 0, 0];
  readonly #sizes = [0, 0, 0, 0];
  /** By side and class: how many gold cards. */
  readonly #gold = new Float64Array(3 * CLASSES);
  /** Of the own hand: how many metals of each value. */
  readonly #values = new Float64Array(VALUES + 1);
  readonly #stakes: Stakes = {
    standings: new Float64Array(9),
    goldCost: new Float64Array(CLASSES),
    openCost: 0,
    pointWorth: 0,
  };

  take({ table, seat, hand }: AurumView): void {
    this.#seat = seat;
    this.#seats = table.seats;
    this.sides = sidesOf(table.seats);
    this.side = sideOf(seat, table.seats);
    this.#rates = RATES[table.seats - 3];
    this.#gold.fill(0);
    this.tricks.fill(0);
    this.#opens.fill(0);
    this.#opens[sideOf(table.trick.opener, table.seats)] = 1;
    for (let side = 0; side < this.sides; side++) {
      this.#lead[side] = table.cumulative ? table.sums[side] : 0;
    }
    for (let other = 0; other < table.seats; other++) {
      const side = sideOf(other, table.seats);
      this.#bids[other] = valueOf(table.bids[other]);
      this.#sizes[other] = table.handSizes[other];
      this.tricks[side] += table.tricks[other];
      this.addGold(side, table.stocks[other], 1);
    }
    this.#takeHand(hand.metals);
  }

  #takeHand(metals: readonly number[]): void {
    this.#values.fill(0);
    for (const [word, bits] of metals.entries()) {
      for (let rest = bits; rest !== 0; rest &= rest - 1) {
        this.#values[valueOf(lowest(rest) + word * WORD)]++;
      }
    }
  }

  addGold(side: number, heap: Heap, times: 1 | -1): void {
    for (let level = 0; level < LEVELS; level++) {
      this.#gold[side * CLASSES + classOf(level)] += times * goldCount(heap, level);
    }
  }

  /** Puts a metal into the own hand, or takes it out. */
  addCard(card: Card, times: 1 | -1): void {
    this.#sizes[this.#seat] += times;
    this.#values[valueOf(card)] += times;
  }

  /** A card of the own hand becomes somebody's bid. */
  layBid(target: number, card: Card): void {
    this.addCard(card, -1);
    this.#bids[target] = valueOf(card);
  }

  takeBid(target: number, card: Card): void {
    this.addCard(card, 1);
    this.#bids[target] = 0;
  }

  /** Lets those play a metal who come after the own seat in the trick. */
  finishTrick({ opener, laid }: Immutable<Trick>): void {
    for (let place = laid + 1; place < this.#seats; place++) {
      const seat = (opener + place) % this.#seats;
      this.#sizes[seat] = Math.max(0, this.#sizes[seat] - 1);
    }
  }

  /** Adds what a forecast expects of gold and of the next opener, or takes it away again. */
  addForecast({ gold, lows }: Expected, times: 1 | -1): void {
    for (let kind = 0; kind < gold.length; kind++) this.#gold[kind] += times * gold[kind];
    this.#opens.fill(0);
    for (let seat = 0; seat < this.#seats; seat++) {
      this.#opens[sideOf(seat, this.#seats)] += lows[seat];
    }
  }

  /** How likely the next opener has no card to open with. */
  endsWith(lows: readonly number[]): number {
    let likely = 0;
    for (let seat = 0; seat < this.#seats; seat++) {
      if (this.#sizes[seat] === 0) likely += lows[seat];
    }
    return likely;
  }

  sideBid(side: number): number {
    return this.sides === 2 ? Math.max(this.#bids[side], this.#bids[side + 2]) : this.#bids[side];
  }

  /** The points of a side if the round ended now. */
  points(side: number): number {
    const at = side * CLASSES;
    const gold = this.#gold[at + 1] + 2 * this.#gold[at + 2] + 3 * this.#gold[at + 3];
    return this.#lead[side] + bidPoints(this.sideBid(side), this.tricks[side]) + gold;
  }

  /** The side with most points if the round ended now. */
  leader(): number {
    let leader = 0;
    for (let side = 1; side < this.sides; side++) {
      if (this.points(side) > this.points(leader)) leader = side;
    }
    return leader;
  }

  /** How likely the own side wins if the round ended now. */
  standing(): number {
    const mine = this.points(this.side);
    let worth = 1;
    for (let side = 0; side < this.sides; side++) {
      if (side !== this.side) worth *= chance((mine - this.points(side)) * CLOSENESS);
    }
    return worth;
  }

  /** How likely the own side wins the round, before the next trick. */
  worth(): number {
    const stage = this.#stage();
    const mine = this.#score(this.side, stage) + this.#handScore(stage);
    const points = this.points(this.side);
    let worth = 1;
    for (let side = 0; side < this.sides; side++) {
      if (side === this.side) continue;
      const ahead = Math.sign(points - this.points(side)) * this.#rates.ahead[stage];
      worth *= chance(mine + ahead - this.#score(side, stage));
    }
    return worth;
  }

  /** What is at stake in the trick under way, after `finishTrick`. */
  stakes(): Stakes {
    const stakes = this.#stakes;
    const rates = this.#rates;
    this.#sizes[this.#seat]--;
    const stage = this.#stage();
    for (let winner = 0; winner < this.sides; winner++) {
      this.tricks[winner]++;
      for (let side = 0; side < this.sides; side++) {
        stakes.standings[winner * 3 + side] = this.#standingOf(side, stage);
      }
      this.tricks[winner]--;
    }
    this.#sizes[this.#seat]++;
    for (let kind = 0; kind < CLASSES; kind++) {
      const points = stage === 0 ? kind * rates.now[0] : 0;
      stakes.goldCost[kind] = rates.gold[stage * CLASSES + kind] - rates.cards[stage] + points;
    }
    stakes.openCost = -rates.opener[stage];
    stakes.pointWorth = rates.gold[stage * CLASSES + 1];
    return stakes;
  }

  /** How a side stands against the others, by what all can see. */
  #standingOf(side: number, stage: number): number {
    const mine = this.#score(side, stage);
    const points = this.points(side);
    let stands = 0;
    for (let other = 0; other < this.sides; other++) {
      if (other === side) continue;
      const ahead = Math.sign(points - this.points(other)) * this.#rates.ahead[stage];
      stands += mine - this.#score(other, stage) + ahead;
    }
    return stands / (this.sides - 1);
  }

  /** How far the round has come: the cards of the shortest hand. */
  #stage(): number {
    let stage = STAGES - 1;
    for (let seat = 0; seat < this.#seats; seat++) stage = Math.min(stage, this.#sizes[seat]);
    return stage;
  }

  #handScore(stage: number): number {
    const { bias, hand } = this.#rates;
    let score = bias[stage];
    for (let value = 1; value <= VALUES; value++) {
      score += this.#values[value] * hand[stage * (VALUES + 1) + value];
    }
    return score;
  }

  /** What all can see of a side, weighed. */
  #score(side: number, stage: number): number {
    const rates = this.#rates;
    const tricks = this.tricks[side];
    const bid = this.sideBid(side);
    let score =
      rates.trick[stage] * tricks +
      rates.now[stage] * bidPoints(bid, tricks) +
      rates.need[stage * NEEDS + needOf(bid - tricks)] +
      rates.cards[stage] * this.#cardsOf(side) +
      rates.opener[stage] * this.#opens[side];
    if (this.sides === 2) score += rates.floor[stage] * Math.max(0, this.#lowerBid(side) - tricks);
    for (let kind = 0; kind < CLASSES; kind++) {
      score += rates.gold[stage * CLASSES + kind] * this.#gold[side * CLASSES + kind];
    }
    return score;
  }

  #cardsOf(side: number): number {
    return this.sides === 2 ? this.#sizes[side] + this.#sizes[side + 2] : this.#sizes[side];
  }

  /** The bid a team would fall back on if its higher one were swapped away. */
  #lowerBid(side: number): number {
    return Math.min(this.#bids[side], this.#bids[side + 2]);
  }
}
