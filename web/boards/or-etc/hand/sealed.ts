import { cardsIn } from '@pepite/games/or-etc/pieces/bundle';
import { bundleIn, cardOf, DROP, kindOf, LAY, STAKE } from '@pepite/games/or-etc/moves';
import { type Hand, NO_CHOICE } from '@pepite/games/or-etc/world';
import type { Immutable } from '@pepite/kernel';
import type { Held } from '../scene.ts';

/** The cards of a hand that lie sealed: chosen to be laid, staked or discarded. */
export function sealedIn(
  hand: Immutable<Hand> | undefined,
  held: readonly Held[],
): readonly string[] {
  if (hand === undefined || hand.choice === NO_CHOICE) return [];
  const kind = kindOf(hand.choice);
  const single = kind === LAY || kind === STAKE ? [cardOf(hand.choice)] : [];
  const left = kind === DROP ? [...cardsIn(bundleIn(hand.choice))] : single;
  return held.flatMap(({ key, card }) => {
    const place = left.indexOf(card);
    if (place < 0) return [];
    left.splice(place, 1);
    return [key];
  });
}
