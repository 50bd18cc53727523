import { type Bits, clockwise, lowest, size } from '@pepite/kernel';
import type { AurumView } from '@pepite/games/aurum/moves';
import {
  type Card,
  FOLLOWS_HIGH,
  FOLLOWS_LOW,
  goldBits,
  goldCount,
  type Heap,
  isMetal,
  LEVELS,
  STRENGTH,
  topLevel,
  valueOf,
  VALUES,
} from '@pepite/games/aurum/pieces';
import { sideOf } from '@pepite/games/aurum/world';
import { Follower } from './follower.ts';
import type { Notes } from './notes.ts';
import { chance, power } from './odds.ts';
import type { Stakes } from './outlook.ts';
import { CLASSES, classOf } from './rates.ts';
import { WEIGHTS } from './weights.ts';

/** The strength of a gold 0 in a trick; metals have their value. */
const GOLD = VALUES + 1;

const NOTHING_AT_STAKE: Stakes = {
  standings: new Float64Array(9),
  goldCost: new Float64Array(CLASSES),
  openCost: 0,
  pointWorth: 0,
};

/** How the trick under way may end once a card is added to it. */
export class Forecast {
  /** By side: how likely it wins the trick. */
  readonly wins = [0, 0, 0];
  /** By side and class: gold it may expect to gain or spend. */
  readonly gold = new Float64Array(3 * CLASSES);
  /** By seat: how likely it plays the low card. */
  readonly lows = [0, 0, 0, 0];
  /** How likely the round ends before the trick is complete. */
  breaks = 0;

  readonly #all = [new Follower(), new Follower(), new Follower()] as const;
  #followers = 0;
  #seats = 0;
  #seat = 0;
  #supply: Heap = 0;
  #stakes: Stakes = NOTHING_AT_STAKE;
  /** The side that would win the round if it ended now. */
  #leader = 0;
  // The trick so far: its strongest card and its lowest metal.
  #best = 0;
  #bestSide = 0;
  #low = 0;
  #lowSeat = 0;

  take({ table, seat }: AurumView, notes: Notes, stakes: Stakes, leader: number): void {
    const { trick, seats } = table;
    this.#seats = seats;
    this.#seat = seat;
    this.#supply = table.supply;
    this.#stakes = stakes;
    this.#leader = leader;
    this.#best = 0;
    this.#low = VALUES + 1;
    let freeLow: Bits = notes.unseenLow;
    let freeHigh: Bits = notes.unseenHigh;
    let suits = seats + 1;
    for (let place = 0; place < trick.laid; place++) {
      const card = trick.cards[place];
      this.#add(card, clockwise(trick.opener, place, seats));
      freeLow &= FOLLOWS_LOW[card];
      freeHigh &= FOLLOWS_HIGH[card];
      if (isMetal(card)) suits--;
    }
    this.#followers = seats - 1 - trick.laid;
    const fitting = (size(freeLow) + size(freeHigh)) / Math.max(1, notes.unseen);
    for (let index = 0; index < this.#followers; index++) {
      const follower = this.#all[index];
      follower.seat = clockwise(trick.opener, trick.laid + 1 + index, seats);
      follower.side = sideOf(follower.seat, seats);
      follower.stock = table.stocks[follower.seat];
      // Those who play before take suits away.
      const share = (fitting * Math.max(0, suits - 1 - index)) / suits;
      const cards = table.handSizes[follower.seat];
      follower.stuck = power(1 - share, cards);
      const choice = Math.max(1, Math.round(cards * share));
      follower.expect(choice, freeLow, freeHigh, (value) => this.#pointsAt(value));
    }
  }

  #add(card: Card, seat: number): void {
    if (STRENGTH[card] >= this.#best) {
      this.#best = STRENGTH[card];
      this.#bestSide = sideOf(seat, this.#seats);
    }
    if (isMetal(card) && valueOf(card) <= this.#low) {
      this.#low = valueOf(card);
      this.#lowSeat = seat;
    }
  }

  /** What may come of the trick when the own seat adds this card. */
  make(card: Card): void {
    const [best, bestSide, low, lowSeat] = [this.#best, this.#bestSide, this.#low, this.#lowSeat];
    this.#add(card, this.#seat);
    this.wins.fill(0);
    this.gold.fill(0);
    this.lows.fill(0);
    this.breaks = this.#breakUp();
    this.#follow(0, 1, this.#best >> 2, this.#bestSide);
    this.#undercut(0, 1, this.#low, this.#lowSeat, this.#pointsAt(this.#low));
    [this.#best, this.#bestSide, this.#low, this.#lowSeat] = [best, bestSide, low, lowSeat];
  }

  /** A follower without a metal that fits ends the round, for want of gold or by choice (A17). */
  #breakUp(): number {
    let breaks = 0;
    for (let index = 0; index < this.#followers; index++) {
      const { stock, side, stuck } = this.#all[index];
      const ends = stock === 0 || side === this.#leader ? 1 : WEIGHTS.declines;
      breaks += (1 - breaks) * WEIGHTS.stuck * stuck * ends;
      this.#all[index].ducks = 0;
    }
    return breaks;
  }

  /** Lets the followers play, from `index` on, onto a trick that a side wins so far with `best`. */
  #follow(index: number, likely: number, best: number, bestSide: number): void {
    if (index === this.#followers) {
      this.wins[bestSide] += likely;
      return;
    }
    const follower = this.#all[index];
    const { side } = follower;
    const above = best < GOLD ? follower.above[best] : 0;
    const forced = best < GOLD ? follower.forced[best] : 0;
    const level = cheapestOver(follower.stock, best - GOLD);
    const gain = this.#gainOf(index, bestSide);
    const strives = side === bestSide ? 0 : this.#striving(index, gain);
    const pays = side === bestSide || level === LEVELS ? 0 : this.#paying(index, gain, level);
    const gold = (1 - above) * pays;
    const metal = (1 - gold) * (strives * above + (1 - strives) * forced);
    follower.ducks += likely * (1 - gold) * (1 - strives * above);
    if (metal > 0) {
      const raised = best + Math.round((VALUES - best) * WEIGHTS.raises);
      this.#follow(index + 1, likely * metal, raised, side);
    }
    if (gold > 0) {
      this.gold[side * CLASSES + classOf(level)] -= likely * gold;
      this.#follow(index + 1, likely * gold, GOLD + level, side);
    }
    const neither = 1 - metal - gold;
    if (neither > 0) this.#follow(index + 1, likely * neither, best, bestSide);
  }

  /** What a follower gains by taking the trick; it may be taken back by those who come after. */
  #gainOf(index: number, bestSide: number): number {
    const { side } = this.#all[index];
    const { standings } = this.#stakes;
    const gain = standings[side * 3 + side] - standings[bestSide * 3 + side];
    return gain * (index === this.#followers - 1 ? 1 : WEIGHTS.holds);
  }

  /** How likely a follower wants the trick more than to go below. */
  #striving(index: number, gain: number): number {
    return chance((gain - this.#duckWorth(index)) * WEIGHTS.sharpness - WEIGHTS.caution);
  }

  /** How likely a follower who can't take it with a metal spends gold on it. */
  #paying(index: number, gain: number, level: number): number {
    const cost = this.#stakes.goldCost[classOf(level)];
    const worth = gain - cost - this.#duckWorth(index) * WEIGHTS.duckingWhilePaying;
    return chance(worth * WEIGHTS.sharpness - WEIGHTS.caution);
  }

  /** What going below is worth to a follower: gold, less the burden of opening (A14). */
  #duckWorth(index: number): number {
    const { under, lowPoints } = this.#all[index];
    const low = Math.min(this.#low, VALUES);
    const stays = index === this.#followers - 1 ? 1 : WEIGHTS.staysLow;
    const { pointWorth, openCost } = this.#stakes;
    return under[low] * stays * (lowPoints[low] * pointWorth - openCost);
  }

  /** The points of the gold that the low card gains, if the supply has it. */
  #pointsAt(value: number): number {
    return value < LEVELS && goldCount(this.#supply, value) > 0 ? classOf(value) : 0;
  }

  /** Lets the followers play lower metals, from `index` on. */
  #undercut(index: number, likely: number, low: number, seat: number, points: number): void {
    if (index === this.#followers) {
      this.lows[seat] += likely;
      this.gold[sideOf(seat, this.#seats) * CLASSES + 1] += likely * points;
      return;
    }
    const follower = this.#all[index];
    const at = Math.min(low, VALUES);
    const under = follower.ducks * WEIGHTS.undercuts * follower.under[at];
    if (under > 0) {
      const value = Math.round(follower.lowValue[at]);
      this.#undercut(index + 1, likely * under, value, follower.seat, follower.lowPoints[at]);
    }
    this.#undercut(index + 1, likely * (1 - under), low, seat, points);
  }
}

/** The lowest gold of a stock that is not below a level; LEVELS when there is none. */
function cheapestOver(stock: Heap, level: number): number {
  const needed = Math.max(0, level);
  if (stock === 0 || topLevel(stock) < needed) return LEVELS;
  return lowest(goldBits(stock) >> (3 * needed)) / 3 + needed;
}
