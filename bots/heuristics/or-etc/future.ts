import { type Deck, deckSize } from '@pepite/games/or-etc/pieces/deck';
import { MOST_HAND, type Tool, WAGON } from '@pepite/games/or-etc/pieces';
import { type Odds, oddsOf } from './odds.ts';
import type { Weights } from './weights.ts';

/** O12: by turn, how likely one natural roll ends the game. */
const ENDS = [0, 0, 0, 0, 4 / 7776, 154 / 7776, 1654 / 7776];
const LAST_TURN = 8;
const MOST_EXITS = 12;
const EXITS = MOST_EXITS + 1;
/** How many of the players roll in a phase, and how many more rolls follow one's own last. */
const ROLLING = 0.7;
const FOLLOWING = 0.8;

/** How likely the game goes on after a phase of a turn. */
export const survival = (turn: number, seats: number): number =>
  (1 - ENDS[Math.min(turn, ENDS.length - 1)]) ** (seats * ROLLING);

/** A card as they come from the pile: what it is good for on the whole. */
export interface Typical {
  readonly chance: number;
  readonly value: number;
  readonly exits: number;
}

function typical(deck: Deck, single: Float64Array): Typical {
  let chance = 0;
  let value = 0;
  let exits = 0;
  for (let kind = 1; kind <= deck.kinds; kind++) {
    const weight = (single[kind] * deck.copies[kind]) / deckSize(deck.table);
    chance += weight;
    value += weight * deck.values[kind];
    exits += weight * deck.exits[kind];
  }
  const laid = Math.max(chance, 1e-9);
  return { chance, value: value / laid, exits: exits / laid };
}

const known = new WeakMap<Odds, Future[]>();

/** What may still be expected of a match, for one deck and number of players. */
export function futureOf(deck: Deck, seats: number, weights: Weights): Future {
  const odds = oddsOf(deck, weights);
  const futures = known.get(odds) ?? [];
  known.set(odds, futures);
  futures[seats] ??= new Future(deck, odds, seats, weights);
  return futures[seats];
}

class Future {
  readonly typical: readonly Typical[];
  readonly #seats: number;
  readonly #weight: number;
  /** By tool and hand size: points by turn and free exits at its beginning. */
  readonly #tables = new Map<number, Float64Array>();

  constructor(deck: Deck, odds: Odds, seats: number, weights: Weights) {
    this.#seats = seats;
    this.#weight = weights.future;
    this.typical = odds.map(({ single }) => typical(deck, single));
  }

  /** Points from the beginning of a turn on, with so many exits free; by `turn` and exits. */
  table(tool: Tool, limit: number): Float64Array {
    const key = tool * (MOST_HAND + 1) + limit;
    const table = this.#tables.get(key) ?? this.#make(tool, limit);
    this.#tables.set(key, table);
    return table;
  }

  #make(tool: Tool, limit: number): Float64Array {
    const table = new Float64Array((LAST_TURN + 2) * EXITS);
    for (let turn = LAST_TURN; turn > 0; turn--) {
      for (let exits = 0; exits <= MOST_EXITS; exits++) {
        table[turn * EXITS + exits] = this.#weight * this.#turn(table, tool, limit, turn, exits);
      }
    }
    return table;
  }

  /** A turn with cards that are all typical: by cards laid, backwards from the last throw. */
  #turn(table: Float64Array, tool: Tool, limit: number, turn: number, exits: number): number {
    const card = this.typical[tool];
    const lives = survival(turn, this.#seats);
    const most = Math.min(limit, exits);
    let worth = Array.from({ length: most + 1 }, (_, laid) => {
      const next = laid === 0 ? Math.max(exits, 1) : Math.max(laid * card.exits, 1);
      return lives ** FOLLOWING * expected(table, turn + 1, next);
    });
    for (let left = exits + (tool === WAGON ? 1 : 0); left > 0; left--) {
      worth = worth.map((stay, laid) => {
        if (laid === most) return lives * stay;
        const may = 1 - (1 - card.chance) ** (limit - laid);
        const lay = Math.max(stay, card.value + worth[laid + 1]);
        return lives * (may * lay + (1 - may) * stay);
      });
    }
    return worth[0];
  }
}

/** A table of `Future` between its whole numbers of exits. */
export function expected(table: Readonly<Float64Array>, turn: number, exits: number): number {
  const row = Math.min(turn, LAST_TURN + 1) * EXITS;
  if (exits >= MOST_EXITS) return table[row + MOST_EXITS];
  const whole = Math.floor(exits);
  const part = exits - whole;
  return table[row + whole] * (1 - part) + table[row + whole + 1] * part;
}

export type { Future };
