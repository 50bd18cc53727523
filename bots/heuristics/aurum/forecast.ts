import { clockwise, lowest, size } from '@pepite/kernel';
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
import type { Notes } from './notes.ts';
import { chance, countBelow, power } from './odds.ts';
import { CLASSES, classOf } from './rates.ts';
import { WEIGHTS } from './weights.ts';
import { Follower } from './follower.ts';
import type { Stakes } from './stakes.ts';

/** The strength of a gold 0 in a trick; metals have their value. */
const GOLD = VALUES + 1;

/** What is less likely is left out of a forecast. */
const DOUBT = 0.12;

/** How the trick under way may end once a card is added to it. */
export class Forecast {
  /** By side: how likely it wins the trick. */
  readonly wins = new Float64Array(3);
  /** By side and class: gold it may expect to gain or spend. */
  readonly gold = new Float64Array(3 * CLASSES);
  /** By seat: how likely it plays the low card. */
  readonly lows = new Float64Array(4);
  /** How likely the round ends before the trick is complete. */
  breaks = 0;

  readonly #all = [new Follower(), new Follower(), new Follower()] as const;
  #followers = 0;
  #seats = 0;
  #seat = 0;
  readonly #stakes: Stakes;
  /** The side that would win the round if it ended now. */
  #leader = 0;
  /** By value: the points of the gold that a low card gains, and the share of metals up to it. */
  readonly #points = new Float64Array(VALUES + 2);
  readonly #upTo = new Float64Array(VALUES + 1);
  // The trick so far: its strongest card and its lowest metal.
  #best = 0;
  #bestSide = 0;
  #low = 0;
  #lowSeat = 0;
  /** Whether the last forecast was of a card that neither wins so far nor is the lowest. */
  #isOfIdle = false;

  constructor(stakes: Stakes) {
    this.#stakes = stakes;
  }

  take({ table, seat }: AurumView, notes: Notes, leader: number): void {
    const { trick, seats } = table;
    this.#seats = seats;
    this.#seat = seat;
    this.#leader = leader;
    this.#isOfIdle = false;
    this.#best = 0;
    this.#low = VALUES + 1;
    let freeLow = notes.unseenLow;
    let freeHigh = notes.unseenHigh;
    let suits = seats + 1;
    for (let place = 0; place < trick.laid; place++) {
      const card = trick.cards[place];
      this.#add(card, clockwise(trick.opener, place, seats));
      freeLow &= FOLLOWS_LOW[card];
      freeHigh &= FOLLOWS_HIGH[card];
      if (isMetal(card)) suits--;
    }
    this.#takeSupply(table.supply);
    this.#followers = seats - 1 - trick.laid;
    if (this.#followers === 0) return;
    const free = size(freeLow) + size(freeHigh);
    const fitting = free / Math.max(1, notes.unseen);
    for (let value = 1; value <= VALUES; value++) {
      this.#upTo[value] = countBelow(freeLow, freeHigh, value + 1) / Math.max(1, free);
    }
    for (let index = 0; index < this.#followers; index++) {
      const follower = this.#all[index];
      follower.seat = clockwise(trick.opener, trick.laid + 1 + index, seats);
      follower.side = sideOf(follower.seat, seats);
      follower.stock = table.stocks[follower.seat];
      // Those who play before take suits away.
      const share = (fitting * Math.max(0, suits - 1 - index)) / suits;
      const cards = table.handSizes[follower.seat];
      follower.stuck = power(1 - share, cards);
      follower.expect(Math.max(1, Math.round(cards * share)), this.#upTo, this.#points);
    }
  }

  #takeSupply(supply: Heap): void {
    for (let value = 1; value < LEVELS; value++) {
      this.#points[value] = goldCount(supply, value) > 0 ? classOf(value) : 0;
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
    const best = this.#best;
    const bestSide = this.#bestSide;
    const low = this.#low;
    const lowSeat = this.#lowSeat;
    this.#add(card, this.#seat);
    const isIdle = this.#best === best && this.#low === low && !this.#takes(card);
    if (isIdle && this.#isOfIdle) return;
    this.#isOfIdle = isIdle;
    this.#clear();
    this.breaks = this.#breakUp();
    this.#follow(0, 1, this.#best >> 2, this.#bestSide);
    this.#undercut(0, 1, this.#low, this.#lowSeat, this.#points[this.#low]);
    this.#best = best;
    this.#bestSide = bestSide;
    this.#low = low;
    this.#lowSeat = lowSeat;
  }

  /** Whether a card is as strong as the best or as low as the lowest: the later one counts. */
  #takes(card: Card): boolean {
    return STRENGTH[card] === this.#best || (isMetal(card) && valueOf(card) === this.#low);
  }

  /** By hand: to call `fill` costs more for lists as short as these. */
  #clear(): void {
    const { wins, gold, lows } = this;
    for (let side = 0; side < wins.length; side++) wins[side] = 0;
    for (let kind = 0; kind < gold.length; kind++) gold[kind] = 0;
    for (let seat = 0; seat < lows.length; seat++) lows[seat] = 0;
  }

  /** A follower without a metal that fits ends the round, for want of gold or by choice (A17). */
  #breakUp(): number {
    let breaks = 0;
    for (let index = 0; index < this.#followers; index++) {
      const follower = this.#all[index];
      const ends = follower.stock === 0 || follower.side === this.#leader ? 1 : WEIGHTS.declines;
      breaks += (1 - breaks) * WEIGHTS.stuck * follower.stuck * ends;
      follower.ducks = 0;
      follower.duckWorth = this.#duckWorth(index);
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
    const isMetals = best < GOLD;
    const forced = isMetals ? follower.forced[best] : 0;
    if (side === bestSide) {
      follower.ducks += likely;
      const raises = certain(forced);
      if (raises > 0) this.#follow(index + 1, likely * raises, raisedFrom(best), side);
      if (raises < 1) this.#follow(index + 1, likely * (1 - raises), best, bestSide);
      return;
    }
    const above = isMetals ? follower.above[best] : 0;
    const gain = this.#gainOf(index, side, bestSide);
    const strives = chance((gain - follower.duckWorth) * WEIGHTS.sharpness - WEIGHTS.caution);
    const level = cheapestOver(follower.stock, best - GOLD);
    const gold = level === LEVELS ? 0 : certain((1 - above) * this.#paying(follower, gain, level));
    const metal = (1 - gold) * certain(strives * above + (1 - strives) * forced);
    follower.ducks += likely * (1 - gold) * (1 - strives * above);
    if (metal > 0) this.#follow(index + 1, likely * metal, raisedFrom(best), side);
    if (gold > 0) {
      this.gold[side * CLASSES + classOf(level)] -= likely * gold;
      this.#follow(index + 1, likely * gold, GOLD + level, side);
    }
    const neither = 1 - metal - gold;
    if (neither > 0) this.#follow(index + 1, likely * neither, best, bestSide);
  }

  /** What a follower gains by taking the trick; it may be taken back by those who come after. */
  #gainOf(index: number, side: number, bestSide: number): number {
    const { standings } = this.#stakes;
    const gain = standings[side * 3 + side] - standings[bestSide * 3 + side];
    return index === this.#followers - 1 ? gain : gain * WEIGHTS.holds;
  }

  /** How likely a follower who can't take it with a metal spends gold on it. */
  #paying(follower: Follower, gain: number, level: number): number {
    const cost = this.#stakes.goldCost[classOf(level)];
    const worth = gain - cost - follower.duckWorth * WEIGHTS.duckingWhilePaying;
    return chance(worth * WEIGHTS.sharpness - WEIGHTS.caution);
  }

  /** What going below is worth to a follower: gold, less the burden of opening (A14). */
  #duckWorth(index: number): number {
    const { under, lowPoints } = this.#all[index];
    const low = this.#low < VALUES ? this.#low : VALUES;
    const stays = index === this.#followers - 1 ? 1 : WEIGHTS.staysLow;
    const { pointWorth, openCost } = this.#stakes;
    return under[low] * stays * (lowPoints[low] * pointWorth - openCost);
  }

  /** Lets the followers play lower metals, from `index` on. */
  #undercut(index: number, likely: number, low: number, seat: number, points: number): void {
    if (index === this.#followers) {
      this.lows[seat] += likely;
      this.gold[sideOf(seat, this.#seats) * CLASSES + 1] += likely * points;
      return;
    }
    const follower = this.#all[index];
    const at = low < VALUES ? low : VALUES;
    const under = certain(follower.ducks * WEIGHTS.undercuts * follower.under[at]);
    if (under > 0) {
      const value = Math.round(follower.lowValue[at]);
      this.#undercut(index + 1, likely * under, value, follower.seat, follower.lowPoints[at]);
    }
    this.#undercut(index + 1, likely * (1 - under), low, seat, points);
  }
}

/** What is hardly likely does not happen, what is hardly unlikely does: fewer ways are followed. */
const certain = (likely: number): number => {
  if (likely < DOUBT) return 0;
  return likely > 1 - DOUBT ? 1 : likely;
};

/** Where a metal lies that wins over another card. */
const RAISED = Int32Array.from(
  { length: VALUES + 1 },
  (_, best) => best + Math.round((VALUES - best) * WEIGHTS.raises),
);
const raisedFrom = (best: number): number => RAISED[best];

/** The lowest gold of a stock that is not below a level; LEVELS when there is none. */
function cheapestOver(stock: Heap, level: number): number {
  const needed = level > 0 ? level : 0;
  if (stock === 0 || topLevel(stock) < needed) return LEVELS;
  return lowest(goldBits(stock) >> (3 * needed)) / 3 + needed;
}
