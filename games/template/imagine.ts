import { copySeen, only, nth, type Rng, size } from '@pepite/kernel';
import type { TemplateView } from './moves.ts';
import { ALL_CARDS, type Cards, HAND } from './pieces.ts';
import { handSize, type TemplateWorld } from './world.ts';

/** Some world that looks like `view` to its seat: what it can't see is dealt out at random. */
export function imagine(view: TemplateView, rng: Rng, into: TemplateWorld): void {
  const { table, seat, hand } = view;
  copySeen(view, into);
  let unseen = ALL_CARDS & ~hand.cards;
  for (const card of table.trick) unseen &= ~only(card);
  const draw = (count: number): Cards => {
    const left = unseen;
    for (let drawn = 0; drawn < count; drawn++) {
      unseen &= ~only(nth(unseen, rng.below(size(unseen))));
    }
    return left & ~unseen;
  };
  for (let other = 0; other < table.seats; other++) {
    if (other !== seat) into.hands[other].cards = draw(held(view, other));
  }
  into.box.gone = draw(table.tricks * table.seats);
  into.box.stock = unseen;
}

/** How many cards another seat holds: while cards are dealt, what it has got so far. */
function held({ table }: TemplateView, seat: number): number {
  const dealt = Math.min(HAND, Math.max(0, table.dealt - HAND * seat));
  return dealt < HAND ? dealt : handSize(table, seat);
}
