import { lowest, type Move, type Moves } from '@pepite/kernel';
import { countOf, type Dice, exchanged, FACES, faceSet } from '@pepite/games/or-etc/pieces/dice';
import {
  cardOf,
  CONTEST,
  LET,
  type OrEtcView,
  settledWith,
  STAKE,
} from '@pepite/games/or-etc/moves';
import { NO_CARD } from '@pepite/games/or-etc/pieces';
import type { Exchanges } from './exchanges.ts';
import type { Outlook } from './outlook.ts';
import type { Part } from './throw-odds.ts';
import type { Outlooks } from './outlooks.ts';

/** How likely a stake wins: against one of any value up to 5. */
const winning = (value: number): number => Math.min(1, (value + 0.5) / 6);

/** Finds whether to fight for a centre die, and with what (O21). */
export class Contests {
  readonly #outlooks: Outlooks;
  readonly #exchanges: Exchanges;
  #most = 0;

  constructor(outlooks: Outlooks, exchanges: Exchanges) {
    this.#outlooks = outlooks;
    this.#exchanges = exchanges;
  }

  get #outlook(): Outlook {
    return this.#outlooks.current;
  }

  answer(view: OrEtcView): Move {
    const now = this.#begin(view);
    const { count, weights } = this.#outlook;
    for (let place = 0; place < count; place++) {
      if (this.#mayHope(place, now) <= weights.contest) continue;
      if (this.#hope(view, place, now) > weights.contest) return CONTEST;
    }
    return LET;
  }

  stake(view: OrEtcView, moves: Moves): Move {
    const now = this.#begin(view);
    let best = moves.at(0);
    let bestWorth = -Infinity;
    for (const move of moves) {
      const place = this.#outlook.placeOf(cardOf(move));
      if (place >= 0 && this.#mayHope(place, now) <= bestWorth) continue;
      const worth = place < 0 ? 0 : this.#hope(view, place, now);
      if (worth <= bestWorth) continue;
      best = STAKE + cardOf(move);
      bestWorth = worth;
    }
    return best;
  }

  settle(view: OrEtcView, moves: Moves): Move {
    this.#begin(view);
    const { table, seat } = view;
    const { dice } = table.players[seat];
    let best = moves.at(0);
    let bestWorth = -Infinity;
    for (const move of moves) {
      const after = exchanged(dice, settledWith(move), table.deal.take);
      const worth = this.#exchanges.worthWith(after, this.#without(cardOf(move)));
      if (worth <= bestWorth) continue;
      best = move;
      bestWorth = worth;
    }
    return best;
  }

  #begin(view: OrEtcView): number {
    const player = view.table.players[view.seat];
    this.#outlooks.look(view);
    this.#exchanges.begin(player);
    this.#most = this.#mostWith(view);
    return this.#exchanges.hope(player);
  }

  /** What the die in question may bring at the most: more than with any card paid for it. */
  #mostWith({ table, seat }: OrEtcView): number {
    const { dice } = table.players[seat];
    const { give, take } = table.deal;
    if (seat === table.player) return this.#exchanges.worth(exchanged(dice, give, take));
    let most = -Infinity;
    for (let gives = faceSet(dice) & ~(1 << (take - 1)); gives !== 0; gives &= gives - 1) {
      const worth = this.#exchanges.worth(exchanged(dice, lowest(gives) + 1, take));
      if (worth > most) most = worth;
    }
    return most;
  }

  /** No less than `#hope`, and found in no time. */
  #mayHope(place: number, now: number): number {
    const { cards, deck } = this.#outlook;
    return winning(deck.values[cards[place]]) * (this.#most - now);
  }

  #without(card: number): Part {
    const place = card === NO_CARD ? -1 : this.#outlook.placeOf(card);
    return place < 0 ? this.#outlook.whole : this.#outlook.whole & ~(1 << place);
  }

  /** What a stake brings, less what it costs where it wins; where it loses it comes back. */
  #hope(view: OrEtcView, place: number, now: number): number {
    const { cards, deck } = this.#outlook;
    const { table, seat } = view;
    const won = seat === table.player ? this.#claimed(view, place) : this.#seized(view, place);
    return winning(deck.values[cards[place]]) * (won - now);
  }

  #claimed({ table, seat }: OrEtcView, staked: number): number {
    const { give, take, card } = table.deal;
    const after = exchanged(table.players[seat].dice, give, take);
    return this.#exchanges.worthWith(after, this.#without(card) & ~(1 << staked));
  }

  /** A rival who wins chooses the die to give, and pays for it where it is lower. */
  #seized({ table, seat }: OrEtcView, staked: number): number {
    const { dice } = table.players[seat];
    const { take } = table.deal;
    const rest = this.#outlook.whole & ~(1 << staked);
    let best = -Infinity;
    for (let give = 1; give <= FACES; give++) {
      if (give === take || countOf(dice, give) === 0) continue;
      const after = exchanged(dice, give, take);
      const worth =
        give > take
          ? this.#exchanges.worthWith(after, rest)
          : this.#paying(after, rest, take - give);
      best = Math.max(best, worth);
    }
    return best;
  }

  #paying(after: Dice, rest: Part, price: number): number {
    const { cards, count, deck } = this.#outlook;
    let best = -Infinity;
    for (let place = 0; place < count; place++) {
      const bit = 1 << place;
      if ((rest & bit) === 0 || deck.values[cards[place]] !== price) continue;
      best = Math.max(best, this.#exchanges.worthWith(after, rest & ~bit));
    }
    return best;
  }
}
