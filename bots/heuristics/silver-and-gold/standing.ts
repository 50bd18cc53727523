import { type Immutable, lowest, size, WORD } from '@pepite/kernel';
import {
  type Card,
  CELLS,
  type Cells,
  COIN_ROWS,
  COINS,
  COINS_PER_ROW,
  colourOf,
  CROSSES,
  CUPS,
  NO_CARD,
  PALMS,
  POINTS,
  SEAL_BONUS,
  SEAL_COLOUR,
} from '@pepite/games/silver-and-gold/pieces';
import { fullOf } from '@pepite/games/silver-and-gold/score';
import { palmsIn } from '@pepite/games/silver-and-gold/steps/mark';
import type { Hand, Player, Table } from '@pepite/games/silver-and-gold/world';
import { turnsFrom } from './turns.ts';
import { WEIGHTS } from './weights.ts';

/** The chance to finish in time, by the turns to spare: from −8 to 8, in steps of a 64th. */
const FAR = 8;
const STEPS = 64;
const CHANCES = Float64Array.from(
  { length: 2 * FAR * STEPS },
  (_, step) => 1 / (1 + Math.exp(-WEIGHTS.sharpness * (step / STEPS - FAR))),
);

const MOST_COINS = COIN_ROWS * COINS_PER_ROW;

/**
 * What a seat may expect from here to the end of the match, in
 * numbers that are kept: nothing is allocated in a playout.
 */
export class Standing {
  /** Turns still to come. */
  #turns = 0;
  #palmPoints = 0;
  #palmBoxes = 0;
  #coins = 0;
  #nextCup = 0;
  readonly #full = [0, 0];
  /**
   * By slot: the card, what is free of it, its points with those of seals, the turns it takes, and
   * all that is in prospect of it.
   */
  readonly #cards = [0, 0];
  readonly #free = [0, 0];
  readonly #points = [0, 0];
  readonly #left = [0, 0];
  readonly #prospects = [0, 0];

  take(
    table: Immutable<Table>,
    seat: number,
    turns: number,
    marks: Immutable<Hand>['marks'],
  ): void {
    const player = table.players[seat];
    this.#turns = turns;
    this.#palmPoints = 1 + palmsIn(table.market);
    this.#palmBoxes = 0;
    for (const points of player.palms) if (points === 0) this.#palmBoxes++;
    this.#coins = player.coins;
    this.#nextCup = table.cupsTaken < CUPS.length ? CUPS[table.cupsTaken] : 0;
    this.#full[0] = player.full[0];
    this.#full[1] = player.full[1];
    for (let slot = 0; slot < 2; slot++)
      this.#hold(slot, player.cards[slot], player.free[slot] & ~marks[slot]);
  }

  #hold(slot: number, card: Card, free: Cells): void {
    this.#cards[slot] = card;
    this.#free[slot] = free;
    this.#points[slot] = card === NO_CARD ? 0 : POINTS[card] + this.#sealPoints(card);
    this.#left[slot] = card === NO_CARD ? 0 : turnsFrom(card, free, 0);
    this.#prospects[slot] = this.#prospect(slot, free);
  }

  /** S20: what the seals add when this card is full, its own and those of other full cards. */
  #sealPoints(card: Card): number {
    const colour = colourOf(card);
    let points = 0;
    if (SEAL_BONUS[card] > 0) {
      const cards = fullOf(this.#full, SEAL_COLOUR[card]) + WEIGHTS.pace * this.#turns;
      points += SEAL_BONUS[card] * cards;
    }
    for (let word = 0; word < 2; word++) {
      for (let rest = this.#full[word]; rest !== 0; rest &= rest - 1) {
        const other = lowest(rest) + word * WORD;
        if (SEAL_COLOUR[other] === colour) points += SEAL_BONUS[other];
      }
    }
    return points;
  }

  #prospect(slot: number, free: Cells): number {
    const card = this.#cards[slot];
    if (card === NO_CARD) return 0;
    const palms = size(free & PALMS[card]);
    return (
      this.#points[slot] +
      this.#coinsAdded(size(free & COINS[card])) +
      (palms < this.#palmBoxes ? palms : this.#palmBoxes) * WEIGHTS.palm
    );
  }

  /** What two cards of the deal are worth, neither of them begun. */
  ofKeeping(one: Card, other: Card): number {
    this.#hold(0, one, CELLS[one]);
    this.#hold(1, other, CELLS[other]);
    return this.#worth(this.#prospects[0], this.#left[0], this.#prospects[1], this.#left[1]);
  }

  /** What a card is worth that is taken into the place of a missing one. */
  ofTaking(card: Card): number {
    const { unseen } = WEIGHTS;
    const slot = this.#cards[0] === NO_CARD ? 0 : 1;
    if (card === NO_CARD) return this.#beside(unseen.points, unseen.turns, 1 - slot);
    this.#hold(slot, card, CELLS[card]);
    const worth = this.#beside(this.#prospects[slot], this.#left[slot], 1 - slot);
    this.#cards[slot] = NO_CARD;
    return worth;
  }

  /** One card beside the one in another slot, or beside an unknown one if that is missing, too. */
  #beside(points: number, turns: number, slot: number): number {
    const { unseen } = WEIGHTS;
    return this.#cards[slot] === NO_CARD
      ? this.#worth(points, turns, unseen.points, unseen.turns)
      : this.#worth(points, turns, this.#prospects[slot], this.#left[slot]);
  }

  /** What it is worth to mark cells of a card when so many cells may be marked besides. */
  ofMarking(card: Card, cells: Cells, besides: number): number {
    const slot = this.#cards[0] === card ? 0 : 1;
    const free = this.#free[slot] & ~cells;
    const bonus = besides + size(cells & CROSSES[card]);
    const palms = size(cells & PALMS[card]);
    return (
      this.#withBonus(slot, this.#prospect(slot, free), free, bonus) +
      this.#coinsAdded(size(cells & COINS[card])) +
      (palms < this.#palmBoxes ? palms : this.#palmBoxes) * this.#palmPoints
    );
  }

  /** Bonus cells are marked on the one card or on the other, whichever is better. */
  #withBonus(slot: number, points: number, free: Cells, bonus: number): number {
    const card = this.#cards[slot];
    const other = 1 - slot;
    const beside = this.#prospects[other];
    const here = this.#worth(points, turnsFrom(card, free, bonus), beside, this.#left[other]);
    if (bonus === 0 || this.#free[other] === 0) return here;
    const left = turnsFrom(this.#cards[other], this.#free[other], bonus);
    const there = this.#worth(points, turnsFrom(card, free, 0), beside, left);
    return here > there ? here : there;
  }

  /** The points a seat has and may expect. */
  expected(player: Immutable<Player>): number {
    const [one, other] = this.#prospects;
    const hope =
      this.#coinsWorth(this.#coins) - Math.floor(this.#coins / COINS_PER_ROW) * this.#nextCup;
    return pointsSoFar(player) + hope + this.#worth(one, this.#left[0], other, this.#left[1]);
  }

  #worth(one: number, oneTurns: number, other: number, otherTurns: number): number {
    const first = this.#inOrder(one, oneTurns, other, otherTurns);
    const second = this.#inOrder(other, otherTurns, one, oneTurns);
    return first > second ? first : second;
  }

  #inOrder(first: number, firstTurns: number, second: number, secondTurns: number): number {
    const both = WEIGHTS.beside * (firstTurns + secondTurns);
    const alone = secondTurns === 0 ? firstTurns : WEIGHTS.beside * firstTurns;
    const spare = this.#turns > both ? this.#turns - both : 0;
    return (
      this.#chance(alone, firstTurns) * first +
      this.#chance(both, secondTurns) * second +
      WEIGHTS.rate * spare
    );
  }

  #chance(needed: number, own: number): number {
    if (own === 0) return 1;
    const slack = this.#turns - needed - WEIGHTS.margin;
    const step = Math.round((slack + FAR) * STEPS);
    if (step <= 0) return 0;
    return step < CHANCES.length ? CHANCES[step] : 1;
  }

  #coinsAdded(marked: number): number {
    const coins = this.#coins + marked;
    return (
      this.#coinsWorth(coins < MOST_COINS ? coins : MOST_COINS) - this.#coinsWorth(this.#coins)
    );
  }

  /** Coins beside their points: full rows bring cups, a row begun a part of one. */
  #coinsWorth(coins: number): number {
    const rows = Math.floor(coins / COINS_PER_ROW);
    const begun = (coins - rows * COINS_PER_ROW) / COINS_PER_ROW;
    return coins + this.#nextCup * (rows + (this.#turns > 0 ? begun : 0));
  }
}

/** S19, without the coins, and nothing allocated. */
function pointsSoFar({ cups, palms, full }: Immutable<Player>): number {
  let points = 0;
  for (const cup of cups) points += cup;
  for (const palm of palms) points += palm;
  for (let word = 0; word < 2; word++) {
    for (let rest = full[word]; rest !== 0; rest &= rest - 1) {
      const card = lowest(rest) + word * WORD;
      points += POINTS[card];
      if (SEAL_BONUS[card] > 0) points += SEAL_BONUS[card] * fullOf(full, SEAL_COLOUR[card]);
    }
  }
  return points;
}
