import { type Immutable, type Seat, size, type World, type WorldParts } from '@pepite/kernel';
import { ALL_CARDS, type Card, type Cards, HAND, NO_CARD } from './pieces.ts';

/** What all see (T7). Lists run by seat. */
export interface Table {
  seats: number;
  /** Cards dealt so far, seat by seat. */
  dealt: number;
  /** Tricks that are over. */
  tricks: number;
  /** Who lays a card next. */
  actor: Seat;
  /** The cards of the trick on the table; 0 for who has not laid one. */
  trick: Card[];
  /** Tricks taken. */
  points: number[];
}

export interface Hand {
  cards: Cards;
}

export interface Box {
  /** Not dealt yet; after the deal, out of the match. */
  stock: Cards;
  /** The cards of tricks that are over. */
  gone: Cards;
}

export type TemplateWorld = World<Table, Hand, Box>;

const zeros = (seats: number): number[] => Array.from({ length: seats }, () => 0);

export const create = (seats: number): WorldParts<Table, Hand, Box> => ({
  table: {
    seats,
    dealt: 0,
    tricks: 0,
    actor: 0,
    trick: zeros(seats),
    points: zeros(seats),
  },
  hands: zeros(seats).map((): Hand => ({ cards: 0 })),
  box: { stock: ALL_CARDS, gone: 0 },
});

/** What is wrong with a world, if anything: every card lies in exactly one place. */
export function invariantError({ table, hands, box }: TemplateWorld): string | undefined {
  const laid = table.trick.filter((card) => card !== NO_CARD);
  const places = [box.stock, box.gone, ...hands.map(({ cards }) => cards)];
  const together = places.reduce((all, cards) => all | cards, 0);
  const count = laid.length + places.reduce((sum, cards) => sum + size(cards), 0);
  if (laid.reduce((all, card) => all | (1 << card), together) !== ALL_CARDS) {
    return 'a card is missing';
  }
  if (count !== size(ALL_CARDS)) return 'a card is in two places';
  if (size(box.gone) !== table.tricks * table.seats) return 'a trick has lost a card';
  const isDealt = table.dealt === HAND * table.seats;
  const counted = hands.every(({ cards }, seat) => size(cards) === handSize(table, seat));
  return counted || !isDealt ? undefined : 'a hand has another size';
}

/** How many cards a seat holds once all are dealt: it has laid one a trick. */
export const handSize = (table: Immutable<Table>, seat: Seat): number =>
  HAND - table.tricks - (table.trick[seat] === NO_CARD ? 0 : 1);
