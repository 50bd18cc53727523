import { copySeen, type Rng } from '@pepite/kernel';
import type { AuruxxxView } from './moves.ts';
import { clear, copiesIn, copyPack, isEmptyPack, type Pack, put, sizeOf } from './cards/pack.ts';
import { ALL_KINDS, type Card, COPIES } from './pieces.ts';
import { type AuruxxxWorld, knownAt } from './world.ts';

/**
 * Some world that looks like `view` to its seat: the others hold what it knows them to hold; all
 * that it can't see is dealt out at random, to the other hands, the pile and the talon. What the
 * others know is theirs, and it imagines that they know nothing.
 */
export function imagine(view: AuruxxxView, rng: Rng, into: AuruxxxWorld): void {
  const { table, seat, hand } = view;
  const { hands, box } = into;
  copySeen(view, into);
  const unseen = shuffled(unseenBy(view), rng);
  let dealt = 0;
  const dealInto = (pack: Pack, count: number): void => {
    const end = dealt + count;
    for (; dealt < end; dealt++) put(pack, 0, unseen[dealt]);
  };
  for (let other = 0; other < table.seats; other++) {
    if (other === seat) continue;
    const { cards, known } = hands[other];
    for (let third = 0; third < table.seats; third++) clear(known, knownAt(third));
    copyPack(hand.known, knownAt(other), cards, 0);
    dealInto(cards, table.handSizes[other] - sizeOf(cards, 0));
  }
  clear(box.pile, 0);
  dealInto(box.pile, table.pileSize);
  clear(box.talon, 0);
  dealInto(box.talon, unseen.length - dealt);
}

/** The cards whose place the seat does not know, one by one. */
function unseenBy({ table, hand }: AuruxxxView): Card[] {
  const unseen: Card[] = [];
  const known: number[] = [];
  for (let other = 0; other < table.seats; other++) {
    if (!isEmptyPack(hand.known, knownAt(other))) known.push(knownAt(other));
  }
  for (const card of ALL_KINDS) {
    let left = COPIES[card] - copiesIn(hand.cards, 0, card);
    if (table.top === card) left--;
    for (const at of known) left -= copiesIn(hand.known, at, card);
    for (; left > 0; left--) unseen.push(card);
  }
  return unseen;
}

function shuffled(cards: Card[], rng: Rng): Card[] {
  for (let left = cards.length; left > 1; left--) {
    const drawn = rng.below(left);
    const card = cards[drawn];
    cards[drawn] = cards[left - 1];
    cards[left - 1] = card;
  }
  return cards;
}
