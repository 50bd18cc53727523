import { eachWide, type Immutable, size } from '@pepite/kernel';
import { palmsIn } from '@pepite/games/silver-and-gold/apply';
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
  PALM_BOXES,
  PALMS,
  POINTS,
  SEAL_BONUS,
  SEAL_COLOUR,
  TURNS,
} from '@pepite/games/silver-and-gold/pieces';
import { fullOf } from '@pepite/games/silver-and-gold/score';
import type { Player } from '@pepite/games/silver-and-gold/world';
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
  #palmPoints = 0;
  #nextCup = 0;
  #player: Immutable<Player> | undefined;

  take({ table, seat }: SilverView): void {
    const player = table.players[seat];
    this.#player = player;
    this.#turns = TURNS - table.turns - 1;
    this.#palmPoints = 1 + palmsIn(table.market);
    this.#nextCup = CUPS[table.cupsTaken] ?? 0;
  }

  /** What is in prospect of a card with these cells still free; all of its points when none is. */
  prospect(card: Card, free: Cells): Prospect {
    if (card === NO_CARD) return NOTHING;
    const coins = size(free & COINS[card]) * (1 + (WEIGHTS.cup * this.#nextCup) / COINS_PER_ROW);
    const palms = size(free & PALMS[card]) * WEIGHTS.palm;
    const points = POINTS[card] + this.#sealPoints(card) + coins + palms;
    return { points, turns: turnsFrom(card, free) };
  }

  /** S20: what the seals add when this card is full, its own and those of other full cards. */
  #sealPoints(card: Card): number {
    const full = this.#player?.full ?? [0, 0];
    let points = 0;
    if (SEAL_BONUS[card] > 0) {
      const cards = fullOf(full, SEAL_COLOUR[card]) + WEIGHTS.pace * this.#turns;
      points += SEAL_BONUS[card] * cards;
    }
    for (const other of eachWide(full)) {
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

  /** What coins are worth that are marked now, the hope for cups included. */
  coins(marked: number): number {
    const boxes = COIN_ROWS * COINS_PER_ROW;
    const before = this.#player?.coins ?? 0;
    return this.#coinsWorth(Math.min(before + marked, boxes)) - this.#coinsWorth(before);
  }

  #coinsWorth(coins: number): number {
    const rows = Math.floor(coins / COINS_PER_ROW);
    const begun = ((coins % COINS_PER_ROW) / COINS_PER_ROW) ** WEIGHTS.row;
    return coins + this.#nextCup * (rows + WEIGHTS.cup * begun);
  }

  /** What palms are worth that are marked now (S11). */
  palms(marked: number): number {
    const used = (this.#player?.palms ?? []).filter((points) => points > 0).length;
    return Math.min(marked, PALM_BOXES - used) * this.#palmPoints;
  }
}
