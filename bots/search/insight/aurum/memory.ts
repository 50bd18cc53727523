import { copySeen, exclude, include, nthWide, type Rng, sizeWide, type Wide } from '@pepite/kernel';
import type { AurumView } from '@pepite/games/aurum/moves';
import { type Card, deckFor, isMetal, NO_CARD } from '@pepite/games/aurum/pieces';
import { type AurumWorld, Phase } from '@pepite/games/aurum/world';
import { Notes } from '../../../heuristics/aurum/notes.ts';

const MOST = 4;

/**
 * What a seat remembers of a round: the metals that were played, and the old bids that went to the
 * hand of whoever swapped them (A7).
 */
export class Memory {
  readonly notes = new Notes();
  /** By seat: the metals known to be in that hand. */
  readonly #known: readonly Wide[] = Array.from({ length: MOST }, () => [0, 0]);
  readonly #bids: Card[] = Array.from({ length: MOST }, () => NO_CARD);
  readonly #stocks: number[] = Array.from({ length: MOST }, () => 0);
  readonly #unseen: Wide = [0, 0];
  #round = 0;

  note(view: AurumView): void {
    const { table } = view;
    this.notes.take(view);
    if (table.round !== this.#round) this.#begin(table.round);
    for (let seat = 0; seat < table.seats; seat++) this.#noteSwap(view, seat);
    for (let seat = 0; seat < table.seats; seat++) {
      this.#bids[seat] = table.bids[seat];
      this.#stocks[seat] = table.stocks[seat];
      const known = this.#known[seat];
      // What lies open by now, or was played, is in no hand.
      known[0] &= this.notes.unseenLow;
      known[1] &= this.notes.unseenHigh;
    }
  }

  #begin(round: number): void {
    this.#round = round;
    this.#bids.fill(NO_CARD);
    for (const known of this.#known) known.fill(0);
  }

  /** A bid has changed: who has less gold than before took the old one. */
  #noteSwap({ table }: AurumView, target: number): void {
    const old = this.#bids[target];
    if (old === NO_CARD || old === table.bids[target] || table.bids[target] === NO_CARD) return;
    for (let payer = 0; payer < table.seats; payer++) {
      if (table.stocks[payer] < this.#stocks[payer]) include(this.#known[payer], old);
    }
  }

  /** Some world that fits the view and all that is remembered. */
  imagine(view: AurumView, rng: Rng, into: AurumWorld): void {
    const { table, seat } = view;
    const { hands } = into;
    const unseen = this.#unseen;
    copySeen(view, into);
    unseen[0] = this.notes.unseenLow;
    unseen[1] = this.notes.unseenHigh;
    if (isMetal(view.hand.bid)) exclude(unseen, view.hand.bid);
    for (let other = 0; other < table.seats; other++) {
      if (other === seat) continue;
      const { metals } = hands[other];
      metals[0] = this.#known[other][0];
      metals[1] = this.#known[other][1];
      unseen[0] &= ~metals[0];
      unseen[1] &= ~metals[1];
    }
    for (let other = 0; other < table.seats; other++) {
      if (other === seat) continue;
      const hand = hands[other];
      hand.bid = ((table.chosen >> other) & 1) === 1 ? draw(unseen, rng) : NO_CARD;
      while (sizeWide(hand.metals) < table.handSizes[other])
        include(hand.metals, draw(unseen, rng));
    }
    putRest(into);
  }
}

/** What is nowhere else lies among the tricks won, or is not dealt yet. */
function putRest({ table, hands, box }: AurumWorld): void {
  const [empty, rest] = table.phase <= Phase.aside ? [box.spent, box.deck] : [box.deck, box.spent];
  const deck = deckFor(table.seats);
  for (let word = 0; word < 2; word++) {
    empty[word] = 0;
    rest[word] = deck[word];
    for (const { metals } of hands) rest[word] &= ~metals[word];
  }
  for (const { bid } of hands) exclude(rest, bid);
  for (const cards of [table.bids, table.aside, table.trick.cards, table.last.cards]) {
    for (const card of cards) if (isMetal(card)) exclude(rest, card);
  }
}

function draw(from: Wide, rng: Rng): Card {
  const card = nthWide(from, rng.below(sizeWide(from)));
  exclude(from, card);
  return card;
}
