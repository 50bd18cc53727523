import { type Move, size } from '@pepite/kernel';
import { bundleOf } from '@pepite/games/or-etc/pieces/bundle';
import { DROP, type OrEtcView } from '@pepite/games/or-etc/moves';
import { MOST_HAND } from '@pepite/games/or-etc/pieces';
import { ranked } from '../../bot.ts';
import { expected } from './future.ts';
import { MOST_SEEN, type Outlook } from './outlook.ts';
import type { Part } from './throw-odds.ts';
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
  /** By number of cards drawn: how likely one of them can be laid, and what that one is worth. */
  readonly #may = new Float64Array(ROW);
  #drawnValue = 0;

  constructor(outlooks: Outlooks) {
    this.#outlooks = outlooks;
  }

  get #outlook(): Outlook {
    return this.#outlooks.current;
  }

  /** The best part of the hand to keep; of equals the one that keeps more. */
  choose(view: OrEtcView): Move {
    const { whole } = this.#outlooks.lookAhead(view);
    const { limit } = view.table.players[view.seat];
    this.#weigh(view, limit);
    let best = whole;
    let most = -Infinity;
    for (let part = whole; part >= 0; part--) {
      const worth = this.#worthOf(part, limit);
      if (worth <= most) continue;
      most = worth;
      best = part;
    }
    return DROP + bundleOf(this.#dropped(best));
  }

  #worthOf(part: Part, limit: number): number {
    return this.#worths[part * ROW + drawnWith(part, limit)];
  }

  /** The best first; of equals those first that keep more. */
  rank(view: OrEtcView): readonly Move[] {
    const { whole } = this.#outlooks.lookAhead(view);
    const { limit } = view.table.players[view.seat];
    this.#weigh(view, limit);
    const parts = Array.from({ length: whole + 1 }, (_, index) => whole - index);
    const worthOf = (part: Part): number => this.#worthOf(part, limit);
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
    const { future, cards, count, deck, nextTurn, throws } = this.#outlook;
    const { tool } = table.players[seat];
    const ahead = future.table(tool, limit);
    const { chance, value, exits } = future.typical[tool];
    // An exit more or less, as far as there is a turn after the next one to use it in.
    const exit = (expected(ahead, nextTurn + 1, 5) - expected(ahead, nextTurn + 1, 2)) / 3;
    for (let place = 0; place < count; place++) {
      this.#values[place] = deck.values[cards[place]] + exit * deck.exits[cards[place]];
    }
    this.#drawnValue = value + exit * exits;
    for (let drawn = 0; drawn < ROW; drawn++) this.#may[drawn] = 1 - (1 - chance) ** drawn;
    this.#worths.fill(0);
    for (let left = throws; left > 0; left--) this.#throwOnce(limit);
  }

  /** No more cards are drawn than there is room for beside the part that is kept. */
  #throwOnce(limit: number): void {
    const { whole } = this.#outlook;
    this.#before.set(this.#worths);
    for (let part = 0; part <= whole; part++) {
      const most = drawnWith(part, limit);
      for (let drawn = 0; drawn <= most; drawn++) {
        this.#worths[part * ROW + drawn] = this.#throwWith(part, drawn);
      }
    }
  }

  #throwWith(part: Part, drawn: number): number {
    const odds = this.#outlook.throwOdds;
    const before = this.#before;
    const stay = before[part * ROW + drawn];
    const other = drawn === 0 ? stay : this.#drawnValue + before[part * ROW + drawn - 1];
    odds.begin();
    for (let left = part; left !== 0; left &= left - 1) {
      const bit = left & -left;
      const worth = this.#values[31 - Math.clz32(bit)] + before[(part ^ bit) * ROW + drawn];
      if (worth > stay) odds.addLaying(bit, worth);
    }
    return odds.expected(stay, this.#may[drawn], other);
  }
}

/** How many cards are drawn by who keeps a part of the hand. */
function drawnWith(kept: Part, limit: number): number {
  const drawn = limit - size(kept);
  if (drawn <= 0) return 0;
  return drawn < MOST_HAND ? drawn : MOST_HAND;
}
