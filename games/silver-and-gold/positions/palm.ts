import type { TryPosition } from '@pepite/kernel';

/** Two palms in the market; the reader’s card 28 has one that the expedition can reach. */
export const position: TryPosition = {
  seats: 2,
  options: {},
  seat: 0,
  moves: [
    '* first 0',
    ...[28, 2, 39, 7].map((card) => `* deal 0 ${card}`),
    ...[47, 13, 23, 5].map((card) => `* deal 1 ${card}`),
    '0 keep 28 39',
    '1 keep 23 47',
    ...[4, 22, 30, 40].map((card) => `* market ${card}`),
    '* expedition T4',
    '1 mark 23 b1 a2 b2 c2',
  ],
};
