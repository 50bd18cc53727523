import type { Move } from '@pepite/kernel';
import { bundleOf } from '@pepite/games/or-etc/pieces/bundle';
import { DROP, type OrEtcView } from '@pepite/games/or-etc/moves';
import { MOST_HAND } from '@pepite/games/or-etc/pieces';
import { ranked } from '../../bot.ts';
import { expected } from './future.ts';
import { MOST_SEEN, type Outlook, type Part } from './outlook.ts';
import type { Outlooks } from './outlooks.ts';

const PARTS = 1 << MOST_SEEN;
const ROW = MOST_HAND + 1;

/** Finds what to discard at the end of a turn (O26): what drawn cards are likely to do better. */
export class Drops {
  readonly #outlooks: Outlooks;
  /** By part of the hand and number of cards drawn. */
  readonly #worths = new Float64Array(PARTS * ROW);
  readonly #before = new Float64Array(PARTS * ROW);
  readonly #values = new Float64Array(MOST_SEEN);

  constructor(outlooks: Outlooks) {
    this.#outlooks = outlooks;
  }

  get #outlook(): Outlook {
    return this.#outlooks.current;
  }

  choose(view: OrEtcView): Move {
    return this.rank(view)[0];
  }

  /** The best first; of equals those first that keep more. */
  rank(view: OrEtcView): readonly Move[] {
    const { whole, count } = this.#outlooks.lookAhead(view);
    const { limit } = view.table.players[view.seat];
    this.#weigh(view, limit);
    const parts = Array.from({ length: whole + 1 }, (_, index) => whole - index);
    const worthOf = (part: Part): number => {
      const drawn = Math.max(0, limit - count + missingIn(part, count));
      return this.#worths[part * ROW + Math.min(drawn, MOST_HAND)];
    };
    const moves = ranked(parts, worthOf).map((part) => DROP + bundleOf(this.#dropped(part)));
    // Cards of one kind are alike.
    return [...new Set(moves)];
  }

  /** Of those looked at; what is beyond them is kept. */
  #dropped(kept: number): number[] {
    const { cards, count } = this.#outlook;
    const dropped: number[] = [];
    for (let place = 0; place < count; place++) {
      if (((kept >> place) & 1) === 0) dropped.push(cards[place]);
    }
    return dropped.sort((one, other) => one - other);
  }

  #weigh({ table, seat }: OrEtcView, limit: number): void {
    const { future, cards, count, deck, nextTurn, throws, whole } = this.#outlook;
    const { tool } = table.players[seat];
    const ahead = future.table(tool, limit);
    const { chance, value, exits } = future.typical[tool];
    // An exit more or less, as far as there is a turn after the next one to use it in.
    const exit = (expected(ahead, nextTurn + 1, 5) - expected(ahead, nextTurn + 1, 2)) / 3;
    for (let place = 0; place < count; place++) {
      this.#values[place] = deck.values[cards[place]] + exit * deck.exits[cards[place]];
    }
    this.#worths.fill(0);
    for (let left = throws; left > 0; left--) {
      this.#before.set(this.#worths);
      for (let part = 0; part <= whole; part++) {
        for (let drawn = 0; drawn <= limit; drawn++) {
          this.#worths[part * ROW + drawn] = this.#throwWith(
            part,
            drawn,
            chance,
            value + exit * exits,
          );
        }
      }
    }
  }

  #throwWith(part: number, drawn: number, chance: number, drawnValue: number): number {
    const { parts, chances, count } = this.#outlook.groups;
    const before = this.#before;
    const stay = before[part * ROW + drawn];
    const may = 1 - (1 - chance) ** drawn;
    const other = drawn === 0 ? stay : drawnValue + before[part * ROW + drawn - 1];
    let sum = 0;
    for (let group = 0; group < count; group++) {
      let best = stay;
      for (let left = parts[group] & part; left !== 0; left &= left - 1) {
        const bit = left & -left;
        const worth = this.#values[31 - Math.clz32(bit)] + before[(part ^ bit) * ROW + drawn];
        if (worth > best) best = worth;
      }
      sum += chances[group] * (best + may * Math.max(0, other - best));
    }
    return sum;
  }
}

function missingIn(part: number, count: number): number {
  let missing = 0;
  for (let place = 0; place < count; place++) missing += 1 - ((part >> place) & 1);
  return missing;
}
