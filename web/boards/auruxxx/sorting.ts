import { type Card, colourOf, isColoured, rowOf, rowOfNumber } from '@pepite/games/auruxxx/pieces';
import { recall, remember } from '../../site/storage.ts';

/** How a hand is sorted. */
export type Order = 'colour' | 'number';

/** One card of a hand: of two equal ones each is its own. */
export interface Held {
  readonly key: string;
  readonly card: Card;
}

/** Cards that lie together in a hand. */
export interface Group {
  readonly id: number;
  readonly held: readonly Held[];
}

/** Every card with a name of its own. */
export function heldOf(cards: readonly Card[]): readonly Held[] {
  const copies = new Map<Card, number>();
  return cards.map((card) => {
    const copy = copies.get(card) ?? 0;
    copies.set(card, copy + 1);
    return { key: `${card}.${copy}`, card };
  });
}

/** What has no colour lies last: actions, and golden twelves at the very end. */
const LAST = 100;
const place = (card: Card): number => (isColoured(card) ? colourOf(card) : LAST);
const within = (card: Card): number => (isColoured(card) ? rowOf(card) : LAST - card);

/** By number there are six groups, as many as by colour, so that a hand keeps its width. */
const FIRST_ROWS = [0, 4, 7, 10].map(rowOfNumber);
const FIFTIES = rowOfNumber(13);

function groupOf(card: Card, order: Order): number {
  if (!isColoured(card) || order === 'colour') return place(card);
  return rowOf(card) >= FIFTIES
    ? FIRST_ROWS.length
    : FIRST_ROWS.findLastIndex((row) => rowOf(card) >= row);
}

function compare(one: Card, other: Card, order: Order): number {
  const byPlace = place(one) - place(other);
  const byRow = within(one) - within(other);
  return order === 'colour' ? byPlace || byRow : byRow || byPlace;
}

export function groupsOf(held: readonly Held[], order: Order): readonly Group[] {
  const sorted = [...held].sort((one, other) => compare(one.card, other.card, order));
  const groups = Map.groupBy(sorted, ({ card }) => groupOf(card, order));
  return [...groups]
    .map(([id, members]) => ({ id, held: members }))
    .sort((one, other) => one.id - other.id);
}

export const rememberedOrder = (): Order =>
  recall('auruxxx.order') === 'number' ? 'number' : 'colour';

export const rememberOrder = (order: Order): void => remember('auruxxx.order', order);
