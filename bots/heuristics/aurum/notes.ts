import { type Bits, size } from '@pepite/kernel';
import type { AurumView } from '@pepite/games/aurum/moves';
import { deckFor, HIGH_BIT, LOW_BIT } from '@pepite/games/aurum/pieces';

/**
 * What a player remembers of a round: the metals that were played. Old tricks are not to be looked
 * at (A26), but every trick lies open as the last one when its players decide again, so that what
 * is noted at each decision leaves nothing out.
 */
export class Notes {
  #round = 0;
  #low: Bits = 0;
  #high: Bits = 0;
  /** The metals that may be in other hands, low and high word. */
  unseenLow: Bits = 0;
  unseenHigh: Bits = 0;

  take({ table, hand }: AurumView): void {
    if (table.round !== this.#round) {
      this.#round = table.round;
      this.#low = this.#high = 0;
    }
    const deck = deckFor(table.seats);
    const { trick, last, bids } = table;
    let low = hand.metals[0];
    let high = hand.metals[1];
    for (let place = 0; place < table.seats; place++) {
      const played = trick.cards[place];
      const before = last.cards[place];
      this.#low |= LOW_BIT[played] | LOW_BIT[before];
      this.#high |= HIGH_BIT[played] | HIGH_BIT[before];
      low |= LOW_BIT[bids[place]];
      high |= HIGH_BIT[bids[place]];
    }
    low |= this.#low | LOW_BIT[table.aside[0]] | LOW_BIT[table.aside[1]];
    high |= this.#high | HIGH_BIT[table.aside[0]] | HIGH_BIT[table.aside[1]];
    this.unseenLow = deck[0] & ~low;
    this.unseenHigh = deck[1] & ~high;
  }

  /** Another match begins. */
  forget(): void {
    this.#round = 0;
    this.#low = this.#high = 0;
  }

  /** Remembers what somebody else does: metals are played before all eyes. */
  recall(other: Notes): void {
    this.#round = other.#round;
    this.#low = other.#low;
    this.#high = other.#high;
  }

  get unseen(): number {
    return size(this.unseenLow) + size(this.unseenHigh);
  }
}
