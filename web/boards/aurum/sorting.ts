import { type Card, metalOf, valueOf } from '@pepite/games/aurum/pieces';
import { recall, remember } from '../../site/storage.ts';

/** How a hand is sorted. */
export type Order = 'metal' | 'value';

export const sorted = (cards: readonly Card[], order: Order): readonly Card[] =>
  [...cards].sort((one, other) =>
    order === 'metal'
      ? one - other
      : valueOf(one) - valueOf(other) || metalOf(one) - metalOf(other),
  );

export const rememberedOrder = (): Order => (recall('aurum.order') === 'value' ? 'value' : 'metal');

export const rememberOrder = (order: Order): void => remember('aurum.order', order);
