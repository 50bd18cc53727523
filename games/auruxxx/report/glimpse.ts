import { seatsIn, type Seat, type Translated } from '@pepite/kernel';

/** What those see of a card going to a hand who may not see the card (X32). */
export type Glimpse =
  | { readonly kind: 'deal' }
  | { readonly kind: 'draw'; readonly seat: Seat }
  | { readonly kind: 'theft'; readonly thief: Seat; readonly victim: Seat };

/** Reads what the game told of a move whose card is hidden: who took it, and from whom. */
export function glimpseOf({ en }: Translated<string>): Glimpse {
  const [seat, victim] = seatsIn(en);
  if (seat === undefined) return { kind: 'deal' };
  return victim === undefined ? { kind: 'draw', seat } : { kind: 'theft', thief: seat, victim };
}
