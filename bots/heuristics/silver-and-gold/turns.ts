import { size } from '@pepite/kernel';
import {
  ALL_CARDS,
  type Card,
  CARDS,
  type Cell,
  CELLS,
  type Cells,
  cellsIn,
  CROSSES,
} from '@pepite/games/silver-and-gold/pieces';
import {
  ALL_PATTERNS,
  expeditionOf,
  PLACE_BITS,
  PLACES,
} from '@pepite/games/silver-and-gold/data/patterns';

/** A way to mark some cells of a card: which, and how many more cells its crosses give. */
interface Marking {
  readonly cells: number;
  readonly crosses: number;
}

/** More bonus cells at a time than any marking gives that is worth telling apart. */
const MOST_BONUS = 3;
const COPIES = ALL_PATTERNS.map((pattern) => expeditionOf(pattern).copies);
const ALL_COPIES = COPIES.reduce((sum, copies) => sum + copies, 0);

/**
 * How many turns a card takes to fill from any set of free cells, when everything is marked on it
 * in the best way and every expedition card is as likely as the next. Sets of cells are counted
 * over the card's own cells, so that those of the largest card are 16,384 numbers.
 */
class CardTurns {
  /** By the low and the high eight cells of the grid: which of the card's own cells they are. */
  readonly #low: Uint16Array;
  readonly #high: Uint16Array;
  /** By the number of bonus cells that are to be marked at once. */
  readonly #turns: readonly Float32Array[];

  constructor(card: Card) {
    const cells = cellsIn(CELLS[card]);
    this.#low = Uint16Array.from({ length: 256 }, (_, byte) => packed(cells, byte));
    this.#high = Uint16Array.from({ length: 256 }, (_, byte) => packed(cells, byte << 8));
    this.#turns = turnsToFill(cells.length, this.#markings(card));
  }

  /** From a set of free cells of the grid. */
  from(free: Cells, bonus: number): number {
    return this.#turns[bonus < MOST_BONUS ? bonus : MOST_BONUS][this.#packed(free)];
  }

  #packed(cells: Cells): number {
    return this.#low[cells & 255] | this.#high[cells >> 8];
  }

  /** By pattern, the single cell first. */
  #markings(card: Card): readonly (readonly Marking[])[] {
    return [0, ...ALL_PATTERNS].map((pattern) => {
      const places = PLACES.subarray(pattern << PLACE_BITS, (pattern + 1) << PLACE_BITS);
      return [...places]
        .filter((cells) => cells !== 0 && (cells & ~CELLS[card]) === 0)
        .map((cells) => ({
          cells: this.#packed(cells),
          crosses: Math.min(size(cells & CROSSES[card]), MOST_BONUS),
        }));
    });
  }
}

/** Those cells of a card that are in a set, by their places on the card. */
const packed = (own: readonly Cell[], cells: Cells): number =>
  own.reduce((bits, cell, place) => bits | (((cells >> cell) & 1) << place), 0);

/** Element n: the turns still to come when n bonus cells are to be marked at once. */
function turnsToFill(
  cells: number,
  [singles, ...patterns]: readonly (readonly Marking[])[],
): readonly Float32Array[] {
  const after = Array.from({ length: MOST_BONUS + 1 }, () => new Float32Array(1 << cells));
  const best = (free: number, markings: readonly Marking[], bonus: number): number => {
    let least = Infinity;
    for (const { cells, crosses } of markings) {
      if ((cells & ~free) !== 0) continue;
      least = Math.min(least, after[Math.min(bonus + crosses, MOST_BONUS)][free & ~cells]);
    }
    return least;
  };
  for (let free = 1; free < 1 << cells; free++) {
    for (let bonus = 1; bonus <= MOST_BONUS; bonus++) {
      after[bonus][free] = best(free, singles, bonus - 1);
    }
    const single = after[1][free];
    const sum = patterns.reduce(
      (sum, markings, index) => sum + COPIES[index] * Math.min(single, best(free, markings, 0)),
      0,
    );
    after[0][free] = 1 + sum / ALL_COPIES;
  }
  return after;
}

const KNOWN: (CardTurns | undefined)[] = Array.from({ length: CARDS + 1 });

/** Works out all cards, which takes half a second, before somebody waits for a move. */
export function prepareTurns(): void {
  for (const card of ALL_CARDS) turnsFrom(card, CELLS[card]);
}

/**
 * How many turns a card takes from a set of free cells, when so many of them may be marked at once;
 * worked out when a card is first met.
 */
export function turnsFrom(card: Card, free: Cells, bonus = 0): number {
  let known = KNOWN[card];
  if (known === undefined) {
    known = new CardTurns(card);
    KNOWN[card] = known;
  }
  return known.from(free, bonus);
}
