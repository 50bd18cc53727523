import { eachWide, size, type WideView } from '@pepite/kernel';
import { palmsIn } from '@pepite/games/silver-and-gold/steps/mark';
import type { SilverView } from '@pepite/games/silver-and-gold/moves';
import {
  type Card,
  type Cells,
  COIN_ROWS,
  COINS,
  COINS_PER_ROW,
  colourOf,
  CUPS,
  NO_CARD,
  PALMS,
  POINTS,
  SEAL_BONUS,
  SEAL_COLOUR,
  TURNS,
} from '@pepite/games/silver-and-gold/pieces';
import { fullOf } from '@pepite/games/silver-and-gold/score';
import { turnsFrom } from './turns.ts';
import { WEIGHTS } from './weights.ts';

/** A card being filled: what it brings when it is full, and how many turns that takes. */
export interface Prospect {
  readonly points: number;
  readonly turns: number;
}

const NOTHING: Prospect = { points: 0, turns: 0 };

/** What a seat may expect from here to the end of the match. */
export class Outlook {
  /** Turns still to come after the one under way. */
  #turns = 0;
  /** What the next palm scores, and how many more may (S11). */
  #palmPoints = 0;
  #palmBoxes = 0;
  #coins = 0;
  #nextCup = 0;
  #full: WideView = [0, 0];

  take({ table, seat }: SilverView): void {
    const { palms, coins, full } = table.players[seat];
    this.#turns = TURNS - table.turns - 1;
    this.#palmPoints = 1 + palmsIn(table.market);
    this.#palmBoxes = palms.filter((points) => points === 0).length;
    this.#coins = coins;
    this.#nextCup = CUPS[table.cupsTaken] ?? 0;
    this.#full = full;
  }

  /** What is in prospect of a card with these cells still free; all of its points when none is. */
  prospect(card: Card, free: Cells): Prospect {
    if (card === NO_CARD) return NOTHING;
    const coins = this.coins(size(free & COINS[card]));
    const palms = Math.min(size(free & PALMS[card]), this.#palmBoxes) * WEIGHTS.palm;
    const points = POINTS[card] + this.#sealPoints(card) + coins + palms;
    return { points, turns: turnsFrom(card, free) };
  }

  /** S20: what the seals add when this card is full, its own and those of other full cards. */
  #sealPoints(card: Card): number {
    let points = 0;
    if (SEAL_BONUS[card] > 0) {
      const cards = fullOf(this.#full, SEAL_COLOUR[card]) + WEIGHTS.pace * this.#turns;
      points += SEAL_BONUS[card] * cards;
    }
    for (const other of eachWide(this.#full)) {
      if (SEAL_COLOUR[other] === colourOf(card)) points += SEAL_BONUS[other];
    }
    return points;
  }

  /** What two cards will bring, filled in the better order, and the turns left after them. */
  worth(one: Prospect, other: Prospect): number {
    return Math.max(this.#inOrder(one, other), this.#inOrder(other, one));
  }

  #inOrder(first: Prospect, second: Prospect): number {
    const both = WEIGHTS.beside * (first.turns + second.turns);
    const alone = second.turns === 0 ? first.turns : WEIGHTS.beside * first.turns;
    const spare = Math.max(0, this.#turns - both);
    return (
      this.#chance(alone, first.turns) * first.points +
      this.#chance(both, second.turns) * second.points +
      WEIGHTS.rate * spare
    );
  }

  /** How likely a card is full in time that needs so many turns, those of another included. */
  #chance(needed: number, own: number): number {
    if (own === 0) return 1;
    const slack = this.#turns - needed - WEIGHTS.margin;
    return 1 / (1 + Math.exp(-WEIGHTS.sharpness * slack));
  }

  /** What so many more coins are worth, the hope for cups included. */
  coins(marked: number): number {
    const coins = Math.min(this.#coins + marked, COIN_ROWS * COINS_PER_ROW);
    return this.#coinsWorth(coins) - this.#coinsWorth(this.#coins);
  }

  /** A row that is not full is worth a part of its cup, as long as there are turns to fill it. */
  #coinsWorth(coins: number): number {
    const rows = Math.floor(coins / COINS_PER_ROW);
    const begun = (coins % COINS_PER_ROW) / COINS_PER_ROW;
    return coins + this.#nextCup * (rows + (this.#turns > 0 ? begun : 0));
  }

  /** What palms are worth that are marked now. */
  palms(marked: number): number {
    return Math.min(marked, this.#palmBoxes) * this.#palmPoints;
  }
}
