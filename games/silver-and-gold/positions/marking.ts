import type { TryPosition } from '@pepite/kernel';

/** The first row of card 36 is marked, and the expedition is a corner of three. */
export const position: TryPosition = {
  seats: 2,
  options: {},
  seat: 0,
  moves: [
    '* first 0',
    ...[36, 22, 2, 7].map((card) => `* deal 0 ${card}`),
    ...[47, 13, 23, 5].map((card) => `* deal 1 ${card}`),
    '0 keep 22 36',
    '1 keep 23 47',
    ...[39, 12, 21, 34].map((card) => `* market ${card}`),
    '* expedition I3',
    '0 mark 36 a1 b1 c1',
    '0 bonus 22 a2',
    '1 mark 47 a1 b1 c1',
    '* expedition V3',
    '1 mark 23 a3 b3 a4',
  ],
};
