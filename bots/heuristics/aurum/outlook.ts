import type { AurumView } from '@pepite/games/aurum/moves';
import { VALUES } from '@pepite/games/aurum/pieces';
import { bidPoints } from '@pepite/games/aurum/score';
import { sideOf } from '@pepite/games/aurum/world';
import { chance } from './odds.ts';
import { CLASSES, NEEDS, needOf, type Rates, RATES } from './rates.ts';
import type { Stakes } from './stakes.ts';
import type { Forecast } from './forecast.ts';
import { Holdings } from './holdings.ts';

/** How much one point of lead decides when the round ends now. */
const CLOSENESS = 2;

/**
 * What a position is worth to the side of one seat: how likely that side wins the round. What
 * differs between choices is added to what they have in common, which is worked out once, and
 * nothing is allocated: playouts are made of it.
 */
export class Outlook {
  readonly held = new Holdings();
  readonly stakes: Stakes = {
    standings: new Float64Array(9),
    goldCost: new Float64Array(CLASSES),
    openCost: 0,
    pointWorth: 0,
  };
  #rates: Rates = RATES[0];
  #stage = 0;
  /** At this stage, by side: what is there but for tricks and the bid. */
  readonly #fixed = new Float64Array(3);
  /** By side, as it is and with a trick more: what tricks and the bid are worth, and score. */
  readonly #tricksWorth = new Float64Array(6);
  readonly #tricksPoints = new Float64Array(6);
  #hand = 0;
  /** By side, while a card is weighed: what the forecast adds. */
  readonly #added = new Float64Array(3);
  readonly #addedPoints = new Float64Array(3);

  take(view: AurumView): void {
    this.held.take(view);
    this.#rates = RATES[view.table.seats - 3];
  }

  /** Works out what all choices have in common, with the hands as large as they are now. */
  weighCommon(): void {
    this.#stage = this.held.stage;
    for (let side = 0; side < this.held.sides; side++) {
      this.#fixed[side] = this.#fixedOf(side);
      const bid = this.held.bidOf(side);
      const lower = this.held.lowerBidOf(side);
      for (let more = 0; more < 2; more++) {
        const tricks = this.held.tricks[side] + more;
        this.#tricksWorth[2 * side + more] = this.#worthOfBid(bid, lower, tricks);
        this.#tricksPoints[2 * side + more] = bidPoints(bid, tricks);
      }
    }
    this.#hand = this.#worthOfHand();
  }

  #fixedOf(side: number): number {
    const rates = this.#rates;
    const stage = this.#stage;
    const cards =
      this.held.sides === 2
        ? this.held.sizes[side] + this.held.sizes[side + 2]
        : this.held.sizes[side];
    let worth = rates.cards[stage] * cards;
    for (let kind = 0; kind < CLASSES; kind++) {
      worth += rates.gold[stage * CLASSES + kind] * this.held.gold[side * CLASSES + kind];
    }
    return worth;
  }

  #worthOfBid(bid: number, lower: number, tricks: number): number {
    const rates = this.#rates;
    const stage = this.#stage;
    const lacks = lower > tricks ? lower - tricks : 0;
    return (
      rates.trick[stage] * tricks +
      rates.now[stage] * bidPoints(bid, tricks) +
      rates.need[stage * NEEDS + needOf(bid - tricks)] +
      (this.held.sides === 2 ? rates.floor[stage] * lacks : 0)
    );
  }

  #worthOfHand(): number {
    let worth = this.#rates.bias[this.#stage];
    for (let value = 1; value <= VALUES; value++) {
      worth += this.held.values[value] * this.#rateOf(value);
    }
    return worth;
  }

  /** What a metal of that value is worth in the own hand. */
  #rateOf(value: number): number {
    return this.#rates.hand[this.#stage * (VALUES + 1) + value];
  }

  /** How likely the own side wins if the round ended now, with so many points less. */
  standing(fewer = 0): number {
    const mine = this.held.pointsOf(this.held.side) - fewer;
    let worth = 1;
    for (let side = 0; side < this.held.sides; side++) {
      if (side !== this.held.side) worth *= chance((mine - this.held.pointsOf(side)) * CLOSENESS);
    }
    return worth;
  }

  /** What is at stake in the trick under way, after `finishTrick` and `weighCommon`. */
  weighStakes(): void {
    const { stakes } = this;
    const rates = this.#rates;
    const stage = this.#stage;
    for (let winner = 0; winner < this.held.sides; winner++) {
      for (let side = 0; side < this.held.sides; side++) {
        stakes.standings[winner * 3 + side] = this.#standingOf(side, winner);
      }
    }
    for (let kind = 0; kind < CLASSES; kind++) {
      const points = stage === 0 ? kind * rates.now[0] : 0;
      stakes.goldCost[kind] = rates.gold[stage * CLASSES + kind] - rates.cards[stage] + points;
    }
    stakes.openCost = -rates.opener[stage];
    stakes.pointWorth = rates.gold[stage * CLASSES + 1];
  }

  /** How a side stands against the others once a trick has been won, by what all can see. */
  #standingOf(side: number, winner: number): number {
    const mine = this.#shownWorth(side, winner);
    const points = this.#pointsAfter(side, winner);
    let stands = 0;
    for (let other = 0; other < this.held.sides; other++) {
      if (other === side) continue;
      const lead = points - this.#pointsAfter(other, winner);
      stands += mine - this.#shownWorth(other, winner) + this.#ahead(lead);
    }
    return stands / (this.held.sides - 1);
  }

  #shownWorth(side: number, winner: number): number {
    return (
      this.#fixed[side] +
      this.#tricksWorth[2 * side + (side === winner ? 1 : 0)] +
      this.#rates.opener[this.#stage] * this.held.opens[side]
    );
  }

  #pointsAfter(side: number, winner: number): number {
    return this.held.points[side] + this.#tricksPoints[2 * side + (side === winner ? 1 : 0)];
  }

  /** What it is worth to have more points now. */
  #ahead(lead: number): number {
    if (lead === 0) return 0;
    return lead > 0 ? this.#rates.ahead[this.#stage] : -this.#rates.ahead[this.#stage];
  }

  /** What a metal or gold card is worth that was forecast, after `weighCommon`. */
  ofPlaying(forecast: Forecast, metal: number, goldClass: number): number {
    const fewer = goldClass < 0 ? 0 : goldClass;
    const standing = forecast.breaks > 0 ? this.standing(fewer) : 0;
    const ends = this.#addForecast(forecast);
    const hand = metal > 0 ? this.#hand - this.#rateOf(metal) : this.#hand;
    let own = hand;
    if (goldClass >= 0) {
      own -= this.#rates.gold[this.#stage * CLASSES + goldClass];
      this.#addedPoints[this.held.side] -= goldClass;
    }
    let worth = 0;
    for (let winner = 0; winner < this.held.sides; winner++) {
      const wins = forecast.wins[winner];
      if (wins === 0) continue;
      const after = (1 - ends) * this.#worthAfter(winner, own);
      worth += wins * (ends > 0 ? after + ends * this.#standingAfter(winner) : after);
    }
    return (1 - forecast.breaks) * worth + forecast.breaks * standing;
  }

  /** Adds what is expected of gold and of the next opener; how likely that one has no card. */
  #addForecast({ gold, lows }: Forecast): number {
    const rates = this.#rates;
    const stage = this.#stage;
    for (let side = 0; side < this.held.sides; side++) {
      let worth = 0;
      let points = 0;
      for (let kind = 0; kind < CLASSES; kind++) {
        const expected = gold[side * CLASSES + kind];
        worth += rates.gold[stage * CLASSES + kind] * expected;
        points += kind * expected;
      }
      this.#added[side] = worth;
      this.#addedPoints[side] = points;
    }
    let ends = 0;
    for (let seat = 0; seat < this.held.seats; seat++) {
      this.#added[sideOf(seat, this.held.seats)] += rates.opener[stage] * lows[seat];
      if (this.held.sizes[seat] === 0) ends += lows[seat];
    }
    return ends;
  }

  #worthAfter(winner: number, own: number): number {
    const mine = this.#sideAfter(this.held.side, winner) + own;
    const points = this.#pointsAfter(this.held.side, winner) + this.#addedPoints[this.held.side];
    let worth = 1;
    for (let side = 0; side < this.held.sides; side++) {
      if (side === this.held.side) continue;
      const lead = points - this.#pointsAfter(side, winner) - this.#addedPoints[side];
      worth *= chance(mine + this.#ahead(lead) - this.#sideAfter(side, winner));
    }
    return worth;
  }

  #sideAfter(side: number, winner: number): number {
    return (
      this.#fixed[side] +
      this.#tricksWorth[2 * side + (side === winner ? 1 : 0)] +
      this.#added[side]
    );
  }

  #standingAfter(winner: number): number {
    const points = this.#pointsAfter(this.held.side, winner) + this.#addedPoints[this.held.side];
    let worth = 1;
    for (let side = 0; side < this.held.sides; side++) {
      if (side === this.held.side) continue;
      const lead = points - this.#pointsAfter(side, winner) - this.#addedPoints[side];
      worth *= chance(lead * CLOSENESS);
    }
    return worth;
  }

  /** How likely the own side wins the round as it is, after `weighCommon`. */
  worth(): number {
    return this.#worthWithBid(
      this.held.bidOf(this.held.side),
      this.held.lowerBidOf(this.held.side),
      this.#hand,
      0,
    );
  }

  /**
   * The same if a metal of the hand becomes the bid of a seat, whose old bid comes to the hand, and
   * gold of a class was paid for it (−1 for none), after `weighCommon`.
   */
  ofBidding(target: number, metal: number, goldClass: number): number {
    const old = this.held.bids[target];
    this.held.bids[target] = metal;
    const bid = this.held.bidOf(this.held.side);
    const lower = this.held.lowerBidOf(this.held.side);
    this.held.bids[target] = old;
    const rate = old > 0 ? this.#rateOf(old) : 0;
    const paid = goldClass < 0 ? 0 : this.#rates.gold[this.#stage * CLASSES + goldClass];
    const hand = this.#hand - this.#rateOf(metal) + rate - paid;
    return this.#worthWithBid(bid, lower, hand, goldClass < 0 ? 0 : goldClass);
  }

  #worthWithBid(bid: number, lower: number, own: number, fewer: number): number {
    const me = this.held.side;
    const opener = this.#rates.opener[this.#stage];
    const mine =
      this.#fixed[me] +
      this.#worthOfBid(bid, lower, this.held.tricks[me]) +
      opener * this.held.opens[me] +
      own;
    const points = this.held.points[me] - fewer + bidPoints(bid, this.held.tricks[me]);
    let worth = 1;
    for (let side = 0; side < this.held.sides; side++) {
      if (side === me) continue;
      const theirs =
        this.#fixed[side] + this.#tricksWorth[2 * side] + opener * this.held.opens[side];
      const lead = points - this.held.points[side] - this.#tricksPoints[2 * side];
      worth *= chance(mine + this.#ahead(lead) - theirs);
    }
    return worth;
  }
}
