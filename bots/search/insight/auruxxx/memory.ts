import { copySeen, MOST_SEATS, type Rng, type Seat } from '@pepite/kernel';
import {
  clear,
  copiesIn,
  copyPack,
  emptyPacks,
  put,
  sizeOf,
} from '@pepite/games/auruxxx/cards/pack';
import type { AuruxxxView } from '@pepite/games/auruxxx/moves';
import { ALL_KINDS, type Card, COPIES, GOLDEN, NO_CARD } from '@pepite/games/auruxxx/pieces';
import { type AuruxxxWorld, knownAt, Phase } from '@pepite/games/auruxxx/world';

const bySeat = (): number[] => Array.from({ length: MOST_SEATS }, () => 0);

/**
 * What a seat remembers of a round: top cards now covered, and how many cards each hand has taken
 * in. Golden twelves are never laid but to finish, so that a hand still has all it ever got: a
 * small one that has taken in many cards is likely to be golden.
 */
export class Memory {
  #round = 0;
  #phase: number = Phase.over;
  #top: Card = NO_CARD;
  #talonSize = 0;
  readonly #sizes = bySeat();
  /** By seat: how many cards the hand has taken in. */
  readonly #taken = bySeat();
  /** Whether the pile has never been a talon: then it may hold golden twelves. */
  #isFresh = true;
  /** Cards known to lie under the top card. */
  readonly #talon = emptyPacks(1);
  readonly #room = bySeat();
  readonly #unseen: Card[] = [];

  note({ table }: AuruxxxView): void {
    if (table.round !== this.#round || table.phase < Phase.act) this.#begin(table.round);
    if (table.talonSize < this.#talonSize) {
      clear(this.#talon, 0);
      this.#isFresh = false;
    } else if (table.talonSize > this.#talonSize && this.#top !== NO_CARD) {
      put(this.#talon, 0, this.#top);
    }
    this.#noteHands(table);
    this.#phase = table.phase;
    this.#top = table.top;
    this.#talonSize = table.talonSize;
  }

  #begin(round: number): void {
    this.#round = round;
    this.#phase = Phase.deal;
    this.#top = NO_CARD;
    this.#talonSize = 0;
    this.#isFresh = true;
    clear(this.#talon, 0);
    this.#sizes.fill(0);
    this.#taken.fill(0);
  }

  #noteHands({ handSizes, seats, player }: AuruxxxView['table']): void {
    const isTheft = this.#phase === Phase.steal;
    if (this.#phase === Phase.exchange) this.#noteExchange(handSizes, player);
    for (let seat = 0; seat < seats; seat++) {
      const before = this.#sizes[seat];
      const now = handSizes[seat];
      if (now > before) this.#taken[seat] += now - before;
      // Stolen: any of its cards, so that the rest is as golden as it was.
      else if (now < before && isTheft) this.#taken[seat] *= now / before;
      this.#sizes[seat] = now;
    }
  }

  #noteExchange(handSizes: readonly number[], player: Seat): void {
    const sizes = this.#sizes;
    const partner = handSizes.findIndex(
      (size, seat) =>
        seat !== player && size === sizes[player] && sizes[seat] === handSizes[player],
    );
    if (partner < 0) return;
    for (const list of [sizes, this.#taken]) {
      [list[player], list[partner]] = [list[partner], list[player]];
    }
  }

  /** Some world that fits the view and all that is remembered. */
  imagine(view: AuruxxxView, rng: Rng, into: AuruxxxWorld): void {
    const { table, seat, hand } = view;
    const { hands, box } = into;
    copySeen(view, into);
    const goldens = this.#list(view);
    clear(box.pile, 0);
    copyPack(this.#talon, 0, box.talon, 0);
    for (let other = 0; other < table.seats; other++) {
      if (other === seat) continue;
      const { cards, known } = hands[other];
      for (let third = 0; third < table.seats; third++) clear(known, knownAt(third));
      copyPack(hand.known, knownAt(other), cards, 0);
      this.#room[other] = table.handSizes[other] - sizeOf(cards, 0);
    }
    this.#room[seat] = 0;
    this.#dealGoldens(goldens, rng, into);
    this.#dealRest(rng, into);
  }

  /** Lists the cards whose place is not known, but for golden twelves, which it counts. */
  #list({ table, hand }: AuruxxxView): number {
    const unseen = this.#unseen;
    unseen.length = 0;
    let goldens = 0;
    for (const card of ALL_KINDS) {
      let left = COPIES[card] - copiesIn(hand.cards, 0, card) - copiesIn(this.#talon, 0, card);
      if (table.top === card) left--;
      for (let other = 0; other < table.seats; other++) {
        left -= copiesIn(hand.known, knownAt(other), card);
      }
      if (card === GOLDEN) goldens = left;
      else for (; left > 0; left--) unseen.push(card);
    }
    return goldens;
  }

  #dealGoldens(goldens: number, rng: Rng, { table, hands, box }: AuruxxxWorld): void {
    const room = this.#room;
    for (let left = goldens; left > 0; left--) {
      const inPile = this.#isFresh ? table.pileSize - sizeOf(box.pile, 0) : 0;
      let total = inPile;
      for (let seat = 0; seat < table.seats; seat++) total += this.#hope(seat);
      let place = (rng.below(GRAINS) / GRAINS) * total - inPile;
      let seat = 0;
      for (; place >= 0 && seat < table.seats; seat++) place -= this.#hope(seat);
      if (seat === 0) put(box.pile, 0, GOLDEN);
      else {
        put(hands[seat - 1].cards, 0, GOLDEN);
        room[seat - 1]--;
      }
    }
  }

  /** How likely a golden twelve is in a hand, against one card of the pile. */
  #hope(seat: Seat): number {
    const size = this.#sizes[seat];
    return size === 0 ? 0 : (this.#taken[seat] * this.#room[seat]) / size;
  }

  #dealRest(rng: Rng, { table, hands, box }: AuruxxxWorld): void {
    const unseen = this.#unseen;
    const draw = (): Card => {
      const place = rng.below(unseen.length);
      const card = unseen[place];
      unseen[place] = unseen[unseen.length - 1];
      unseen.length--;
      return card;
    };
    for (let seat = 0; seat < table.seats; seat++) {
      for (let left = this.#room[seat]; left > 0; left--) put(hands[seat].cards, 0, draw());
    }
    for (let left = table.pileSize - sizeOf(box.pile, 0); left > 0; left--)
      put(box.pile, 0, draw());
    while (unseen.length > 0) put(box.talon, 0, draw());
  }
}

const GRAINS = 4096;
