import { type Card, metalOf, valueOf } from '@pepite/games/aurum/pieces';

/** How a hand is sorted. */
export const ORDERS = ['metal', 'value'] as const;
export type Order = (typeof ORDERS)[number];

const STORED = 'pepite.aurum.order';

export const sorted = (cards: readonly Card[], order: Order): readonly Card[] =>
  [...cards].sort((one, other) =>
    order === 'metal'
      ? one - other
      : valueOf(one) - valueOf(other) || metalOf(one) - metalOf(other),
  );

export function rememberedOrder(): Order {
  try {
    return localStorage.getItem(STORED) === 'value' ? 'value' : 'metal';
  } catch {
    // A browser may keep nothing for us; the order is then the same on every visit.
    return 'metal';
  }
}

export function rememberOrder(order: Order): void {
  try {
    localStorage.setItem(STORED, order);
  } catch {
    // As above: it holds for this visit.
  }
}
