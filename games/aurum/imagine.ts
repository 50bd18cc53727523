import { copyData, exclude, include, nthWide, type Rng, sizeWide, type Wide } from '@pepite/kernel';
import type { AurumView } from './moves.ts';
import { type Card, deckFor, isMetal } from './pieces.ts';
import { type AurumWorld, Phase } from './world.ts';

/**
 * Some world that looks like `view` to its seat: what it can't see is dealt out at random, to the
 * other hands, to secret bids already made, and the rest to where nobody looks.
 */
export function imagine(view: AurumView, rng: Rng, into: AurumWorld): void {
  const { table, seat } = view;
  const { hands, box } = into;
  copyData(table, into.table);
  const unseen = unseenBy(view);
  for (let other = 0; other < table.seats; other++) {
    const hand = hands[other];
    if (other === seat) {
      copyData(view.hand, hand);
      continue;
    }
    hand.bid = ((table.chosen >> other) & 1) === 1 ? draw(unseen, rng) : 0;
    hand.metals[0] = hand.metals[1] = 0;
    for (let size = 0; size < table.handSizes[other]; size++) {
      include(hand.metals, draw(unseen, rng));
    }
  }
  const dealing = table.phase <= Phase.aside;
  copyData(dealing ? unseen : [0, 0], box.deck);
  copyData(dealing ? [0, 0] : unseen, box.spent);
}

function unseenBy({ table, hand }: AurumView): Wide {
  const unseen = [...deckFor(table.seats)];
  const see = (card: Card): void => {
    if (isMetal(card)) exclude(unseen, card);
  };
  unseen[0] &= ~hand.metals[0];
  unseen[1] &= ~hand.metals[1];
  see(hand.bid);
  for (const cards of [table.bids, table.aside, table.trick.cards, table.last.cards]) {
    cards.forEach(see);
  }
  return unseen;
}

function draw(from: Wide, rng: Rng): Card {
  const card = nthWide(from, rng.below(sizeWide(from)));
  exclude(from, card);
  return card;
}
