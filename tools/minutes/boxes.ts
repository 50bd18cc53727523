/** How long a published game takes, as its box tells buyers. */
export interface Box {
  readonly game: string;
  readonly tables: readonly BoxTable[];
}

export interface BoxTable {
  readonly seats: number;
  readonly minutes: number;
}

/**
 * Aurum: 30 minutes, 3 or 4 players. Silver & Gold: about 20, 2 to 4 players. Auruxxx: 15 to 45 by
 * the number of players, 2 to 6. The rulebook of Or etc., which is a prototype, leaves it open.
 */
export const BOXES: readonly Box[] = [
  { game: 'aurum', tables: [3, 4].map((seats) => ({ seats, minutes: 30 })) },
  { game: 'silver-and-gold', tables: [2, 3, 4].map((seats) => ({ seats, minutes: 20 })) },
  {
    game: 'auruxxx',
    tables: [
      { seats: 2, minutes: 15 },
      { seats: 6, minutes: 45 },
    ],
  },
];
