import { type Immutable, type Seat, size } from '@pepite/kernel';
import type { PackView } from '@pepite/games/auruxxx/cards/pack';
import { type Card, FITTING_HIGH, FITTING_LOW, FITTING_MIDDLE } from '@pepite/games/auruxxx/pieces';
import type { Table } from '@pepite/games/auruxxx/world';
import type { Weights } from './weights.ts';

/** What cards are worth that are not seen, or are somebody else's. Nothing is allocated. */
export class Estimate {
  readonly #weights: Weights;

  constructor(weights: Weights) {
    this.#weights = weights;
  }

  /** How much of the points in hand will be written down: the nearer somebody is to finishing. */
  riskOf({ handSizes, seats }: Immutable<Table>, seat: Seat): number {
    const { risk } = this.#weights;
    let least = risk.length - 1;
    for (let other = 0; other < seats; other++) {
      if (other !== seat && handSizes[other] < least) least = handSizes[other];
    }
    return risk[least];
  }

  goldens(count: number): number {
    const { golden, moreGolden } = this.#weights;
    return count === 0 ? 0 : golden + (count - 1) * moreGolden;
  }

  /** The chance that a card of a hand of so many is golden: who has few left has kept the best. */
  goldenAmong(cards: number): number {
    const { goldenInHand, goldenInSmallHand } = this.#weights;
    return goldenInHand + goldenInSmallHand / Math.max(cards, 1);
  }

  /** What a card costs that is not known yet, but for the hope that it is golden. */
  unknown(risk: number): number {
    const { unknownPoints, unknownTurns, turn } = this.#weights;
    return risk * unknownPoints + turn * unknownTurns;
  }

  /** What a hand of so many cards, not seen, would cost. */
  handOf(cards: number, risk: number): number {
    const hope = Math.min(1, cards * this.goldenAmong(cards)) * this.#weights.golden;
    return cards * this.unknown(risk) - hope;
  }

  /** How much it hurts a player to take a card, or helps us to. */
  burden(handSize: number): number {
    const { othersCard, finishersCard } = this.#weights;
    return othersCard + finishersCard / Math.max(handSize, 1);
  }
}

/** How many kinds of a hand fit on a top card. */
export const fittingOn = (hand: PackView, top: Card): number =>
  size(hand[0] & FITTING_LOW[top]) +
  size(hand[1] & FITTING_MIDDLE[top]) +
  size(hand[2] & FITTING_HIGH[top]);
