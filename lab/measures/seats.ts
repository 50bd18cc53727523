import type { MeasureItem } from '@pepite/kernel';

/** The seats of a table, as what a measure is told of. */
export const seatItems = (seats: number): readonly MeasureItem[] =>
  Array.from({ length: seats }, (_, seat) => ({
    id: String(seat),
    name: { en: `Seat ${seat + 1}`, fr: `Place ${seat + 1}` },
  }));
