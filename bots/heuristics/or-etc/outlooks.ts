import { type Bits, type Immutable, lowest } from '@pepite/kernel';
import type { Deck } from '@pepite/games/or-etc/pieces/deck';
import { freeExits } from '@pepite/games/or-etc/pieces/mine';
import type { OrEtcView } from '@pepite/games/or-etc/moves';
import { type Card, NO_CARD, WAGON } from '@pepite/games/or-etc/pieces';
import { type Hand, type Row, Step, type Table } from '@pepite/games/or-etc/world';
import { MOST_THROWS, Outlook } from './outlook.ts';
import type { Weights } from './weights.ts';

const PRIMES = [0x01000193, 0x85ebca6b] as const;

/**
 * The outlooks of late. What they reckon depends on the hand, the mine and the throws left but not
 * on the dice, so that a seat that acts several times in a phase, or in many worlds that differ in
 * what others hold, looks once.
 */
export class Outlooks {
  readonly deck: Deck;
  readonly weights: Weights;
  readonly #kept: Outlook[] = [];
  readonly #keys: Int32Array;
  readonly #otherKeys: Int32Array;
  readonly #most: number;
  #key = 0;
  #otherKey = 0;
  /** The one looked at last. */
  current: Outlook;

  /** `most` of them are kept, a power of two. */
  constructor(deck: Deck, weights: Weights, most: number) {
    this.deck = deck;
    this.weights = weights;
    this.#most = most;
    this.#keys = new Int32Array(most);
    this.#otherKeys = new Int32Array(most);
    this.current = new Outlook(deck, weights);
  }

  /** As a seat sees the turn now, with its dice on the table; `more` is a card it might get. */
  look(view: OrEtcView, more: Card = NO_CARD): Outlook {
    const { table, seat } = view;
    const { throws } = table.players[seat];
    const rolled = table.step === Step.roll ? table.phase - 1 : table.phase;
    return this.#find(view, throws - rolled, more);
  }

  /** Like `look` before a turn: all its throws are to come, and nothing is laid yet. */
  lookAhead(view: OrEtcView): Outlook {
    const { tool, slowed, active } = view.table.players[view.seat];
    return this.#find(view, freeExits(active) + (tool === WAGON ? 1 : 0) - slowed, NO_CARD);
  }

  #find(view: OrEtcView, left: number, more: Card): Outlook {
    const throws = Math.min(MOST_THROWS, Math.max(0, left));
    this.#key = this.#otherKey = 1;
    this.#addPlayer(view.table, view.seat);
    this.#addHand(view.hand);
    this.#add(throws * 32 + more);
    const place = (this.#key ^ (this.#key >>> 16)) & (this.#most - 1);
    const known = this.#kept.at(place);
    this.current = this.#kept[place] ??= new Outlook(this.deck, this.weights);
    const isKnown = this.#keys[place] === this.#key && this.#otherKeys[place] === this.#otherKey;
    if (known !== undefined && isKnown) return this.current;
    this.#keys[place] = this.#key;
    this.#otherKeys[place] = this.#otherKey;
    this.current.look(view, throws, more);
    return this.current;
  }

  #add(number: number): void {
    this.#key = Math.imul(this.#key ^ number, PRIMES[0]);
    this.#otherKey = Math.imul(this.#otherKey + number, PRIMES[1]) ^ (this.#otherKey >>> 15);
  }

  #addPlayer(table: Immutable<Table>, seat: number): void {
    const { tool, limit, slowed, active, next } = table.players[seat];
    let pile = table.filons;
    for (let accident = 0; accident < table.hazards.length; accident++) {
      pile += table.hazards[accident];
    }
    this.#add(table.turn);
    this.#add(table.seats);
    this.#add(pile);
    this.#add(tool * 64 + limit);
    this.#add(slowed);
    this.#addRow(active);
    this.#addRow(next);
  }

  #addRow(row: Immutable<Row>): void {
    this.#add(freeExits(row) * 2 + (row.cards > 0 ? 1 : 0));
  }

  #addHand({ cards, kinds }: Immutable<Hand>): void {
    for (let left: Bits = kinds; left !== 0; left &= left - 1) {
      const card = lowest(left);
      this.#add(card * 32 + cards[card]);
    }
  }
}
