import {
  copySeen,
  exclude,
  include,
  nthWide,
  type Rng,
  sizeWide,
  type Wide,
  type WideView,
} from '@pepite/kernel';
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
  copySeen(view, into);
  const unseen = unseenBy(view);
  for (let other = 0; other < table.seats; other++) {
    const hand = hands[other];
    if (other === seat) continue;
    hand.bid = ((table.chosen >> other) & 1) === 1 ? draw(unseen, rng) : 0;
    hand.metals[0] = hand.metals[1] = 0;
    for (let size = 0; size < table.handSizes[other]; size++) {
      include(hand.metals, draw(unseen, rng));
    }
  }
  const dealing = table.phase <= Phase.aside;
  put(dealing ? unseen : NONE, box.deck);
  put(dealing ? NONE : unseen, box.spent);
}

const NONE: WideView = [0, 0];

function put(cards: WideView, into: Wide): void {
  into[0] = cards[0];
  into[1] = cards[1];
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
