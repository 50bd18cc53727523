import { type Immutable, size } from '@pepite/kernel';
import type { Deck } from '@pepite/games/or-etc/pieces/deck';
import type { Dice } from '@pepite/games/or-etc/pieces/dice';
import { freeExits } from '@pepite/games/or-etc/pieces/mine';
import type { OrEtcView } from '@pepite/games/or-etc/moves';
import { type Card, NO_CARD } from '@pepite/games/or-etc/pieces';
import type { Player, Table } from '@pepite/games/or-etc/world';
import { expected, type Future, futureOf, survival } from './future.ts';
import { DiceWorths, showingIn } from './dice-worths.ts';
import { type Odds, oddsOf } from './odds.ts';
import { type Part, ThrowOdds } from './throw-odds.ts';
import type { Weights } from './weights.ts';

/** So many cards of a hand are looked at, the best; a set of them is a `Part`. */
export const MOST_SEEN = 6;
const PARTS = 1 << MOST_SEEN;
/** More throws than that make little difference. */
export const MOST_THROWS = 6;
/** How many cards a player draws in a turn, about. */
const DRAWN = 3.5;
const LONGEST = 8;
const MOST_SEATS = 6;
const NO_DICE: Dice = 0;

/**
 * What the rest of a turn is worth with some part of a hand: in each throw that is left the best
 * card that can be laid is laid, or none; at the end the row's exits and the cards left count.
 */
export class Outlook {
  readonly deck: Deck;
  readonly weights: Weights;
  future: Future;
  /** The cards looked at. */
  readonly cards = new Int32Array(MOST_SEEN);
  count = 0;
  /** The turn that comes next, as far as the pile lasts. */
  nextTurn = 0;
  /** Exits to build on, those of the row below, and throws left after this one. */
  #free = 0;
  #below = 0;
  #hasRow = false;
  throws = 0;
  #extra = 0;
  #survives = 1;
  #ahead: Readonly<Float64Array> = new Float64Array(0);
  readonly #odds: Odds;
  readonly #exits = new Int32Array(PARTS);
  readonly #keep = new Float64Array(PARTS);
  /** What a throw allows to lay of the hand. */
  readonly throwOdds = new ThrowOdds(MOST_SEEN);
  /**
   * For each part that a hand may be reduced to, the worth of its parts: which of these lists it
   * is, counted from 1, or 0 where it was not asked for. Few ever are.
   */
  readonly #lists: Float64Array[] = [];
  readonly #listOf = new Uint8Array(PARTS);
  #listCount = 0;
  readonly #before = new Float64Array(PARTS);
  readonly #showing: readonly Int32Array[];
  /** With the whole hand, for dice that count as they fall and for those of a lucky player. */
  readonly #diceWorths = [new DiceWorths(), new DiceWorths()] as const;
  readonly #areDiceKnown = [false, false];

  constructor(deck: Deck, weights: Weights) {
    this.deck = deck;
    this.weights = weights;
    this.#odds = oddsOf(deck, weights);
    this.#showing = showingIn(deck);
    this.future = futureOf(deck, MOST_SEATS, weights);
  }

  /**
   * Looks at the turn as a seat sees it, with so many throws left; `more` is a card that it might
   * get.
   */
  look({ table, seat, hand }: OrEtcView, throws: number, more: Card): void {
    const player = table.players[seat];
    const reach = this.#odds[player.tool];
    this.future = futureOf(this.deck, table.seats, this.weights);
    this.nextTurn = Math.max(table.turn + 1, LONGEST + 1 - turnsLeft(table));
    this.#free = freeExits(player.active);
    this.#below = freeExits(player.next);
    this.#hasRow = player.next.cards > 0;
    this.throws = throws;
    this.#extra = -player.slowed;
    this.#survives = survival(table.turn, table.seats);
    this.#ahead = this.future.table(player.tool, player.limit);
    this.#chooseCards(hand.cards, more, reach.single);
    this.#weighParts(player, reach.single);
    this.throwOdds.look(reach, this.cards, this.count);
    this.#listOf.fill(0);
    this.#listCount = 0;
    this.#areDiceKnown[0] = this.#areDiceKnown[1] = false;
  }

  get whole(): Part {
    return (1 << this.count) - 1;
  }

  get free(): number {
    return this.#free;
  }

  /** The best cards that a hand has; `more` is always among them, as the last. */
  #chooseCards(held: readonly number[], more: Card, single: Float64Array): void {
    this.count = 0;
    const most = more === NO_CARD ? MOST_SEEN : MOST_SEEN - 1;
    for (let card = 1; card < held.length; card++) {
      for (let copy = 0; copy < held[card]; copy++) this.#insert(card, most, single);
    }
    if (more !== NO_CARD) this.cards[this.count++] = more;
  }

  #insert(card: Card, most: number, single: Float64Array): void {
    if (this.count < most) {
      this.cards[this.count++] = card;
      return;
    }
    let worst = 0;
    for (let place = 1; place < most; place++) {
      if (this.solo(this.cards[place], single) < this.solo(this.cards[worst], single)) {
        worst = place;
      }
    }
    if (this.solo(card, single) > this.solo(this.cards[worst], single)) this.cards[worst] = card;
  }

  /** What a card alone is good for, in one or two throws. */
  solo(card: Card, single: Float64Array): number {
    const missed = 1 - single[card];
    return (1 - missed * missed) * (this.deck.values[card] + this.deck.exits[card]);
  }

  #weighParts({ limit }: Immutable<Player>, single: Float64Array): void {
    const typical = this.future.typical[0];
    const missed = 1 - typical.chance;
    const mean = limit === 0 ? 0 : (1 - missed * missed) * (typical.value + typical.exits);
    const lives = this.#survives * this.weights.keep;
    for (let place = 0; place < this.count; place++) {
      const card = this.cards[place];
      const keep = lives * Math.max(0, this.solo(card, single) - mean);
      const bit = 1 << place;
      for (let part = 0; part < bit; part++) {
        this.#exits[part | bit] = this.#exits[part] + this.deck.exits[card];
        this.#keep[part | bit] = this.#keep[part] + keep;
      }
    }
  }

  /** The worth of the parts of a hand that was reduced to `hand` otherwise than by laying. */
  #worthsOf(hand: Part): Float64Array {
    const known = this.#listOf[hand];
    if (known > 0) return this.#lists[known - 1];
    const worths = (this.#lists[this.#listCount++] ??= new Float64Array(PARTS));
    this.#listOf[hand] = this.#listCount;
    for (let part = hand; ; part = (part - 1) & hand) {
      worths[part] = this.#atTheEnd(hand, part);
      if (part === 0) break;
    }
    for (let left = this.throws; left > 0; left--) {
      this.#before.set(worths);
      for (let part = hand; ; part = (part - 1) & hand) {
        worths[part] = this.#survives * this.#throwWith(hand, part);
        if (part === 0) break;
      }
    }
    return worths;
  }

  #throwWith(hand: Part, part: Part): number {
    const before = this.#before;
    const stay = before[part];
    if (part === 0 || size(hand) - size(part) >= this.#free) return stay;
    const odds = this.throwOdds;
    odds.begin();
    for (let left = part; left !== 0; left &= left - 1) {
      const bit = left & -left;
      const worth = this.#value(bit) + before[part ^ bit];
      if (worth > stay) odds.addLaying(bit, worth);
    }
    return odds.expected(stay);
  }

  #value(bit: Part): number {
    return this.deck.values[this.cards[31 - Math.clz32(bit)]];
  }

  #atTheEnd(hand: Part, part: Part): number {
    const laid = hand & ~part;
    const hasRow = this.#hasRow || laid !== 0;
    const exits = hasRow ? this.#below + this.#exits[laid] : this.#free;
    const next = Math.max(0, Math.max(1, exits) + this.#extra);
    return this.#survives * expected(this.#ahead, this.nextTurn, next) + this.#keep[part];
  }

  /** What the dice and a part of the hand are worth, if that is how the exchanges end. */
  worth(dice: Dice, hand: Part, isLucky: boolean): number {
    const worths = this.#worthsOf(hand);
    let best = worths[hand];
    if (this.#free <= 0) return best;
    const shown = isLucky ? -1 : this.deck.shown[dice];
    for (let left = hand; left !== 0; left &= left - 1) {
      const bit = left & -left;
      if (((shown >> this.cards[31 - Math.clz32(bit)]) & 1) === 0) continue;
      const worth = this.#value(bit) + worths[hand ^ bit];
      if (worth > best) best = worth;
    }
    return best;
  }

  /** What all dice are worth with the whole hand. */
  worthsOfDice(isLucky: boolean): DiceWorths {
    const which = isLucky ? 1 : 0;
    const worths = this.#diceWorths[which];
    if (this.#areDiceKnown[which]) return worths;
    this.#areDiceKnown[which] = true;
    if (isLucky) worths.begin(this.worthOfAnyDice);
    else {
      const { whole, cards, count } = this;
      const parts = this.#worthsOf(whole);
      worths.begin(parts[whole]);
      if (this.#free <= 0) return worths;
      for (let place = 0; place < count; place++) {
        const bit = 1 << place;
        worths.raise(this.#showing[cards[place]], this.#value(bit) + parts[whole ^ bit]);
      }
    }
    return worths;
  }

  /** What the whole hand is worth with the dice that one would wish for. */
  get worthOfAnyDice(): number {
    return this.worth(NO_DICE, this.whole, true);
  }

  /** What it is worth to lay a card now; none for NO_CARD. */
  worthOfLaying(card: Card): number {
    const worths = this.#worthsOf(this.whole);
    const place = this.placeOf(card);
    if (card === NO_CARD || place < 0) return worths[this.whole];
    const bit = 1 << place;
    return this.#value(bit) + worths[this.whole ^ bit];
  }

  /** Where a card stands among those looked at, or −1. */
  placeOf(card: Card): number {
    for (let place = 0; place < this.count; place++) if (this.cards[place] === card) return place;
    return -1;
  }
}

/** How many turns the pile lasts (O28). */
function turnsLeft({ filons, hazards, seats }: Immutable<Table>): number {
  let cards = filons;
  for (let accident = 0; accident < hazards.length; accident++) cards += hazards[accident];
  return Math.floor(cards / (seats * DRAWN)) + 1;
}
