import type { TryPosition } from '@pepite/kernel';
import { OPTIONS } from '../lesson.ts';

const AUCTION = ['0 fold', '1 bid 3', '2 fold', '0 fold', '2 bid 3', '0 choose shovel'];
const HANDS = [
  '444--:2 XX-66:2 XXYYY:3 XX---:1 1111-:3',
  'XXYYY:2 2222-:3 XXXX-:2 XX-11:2',
  '66-55:3 111--:2 XX-22:2 22---:2',
];
const ROLLS = ['* beer 4', '* beer 2', '* roll 0 44466', '* roll 1 12356', '* roll 2 24556'];

/** All three cards of the figure fit the reader’s dice, and there is one exit. */
export const position: TryPosition = {
  seats: 3,
  options: OPTIONS,
  seat: 0,
  moves: [
    '* first 0',
    ...AUCTION,
    ...HANDS.flatMap((hand, seat) => hand.split(' ').map((card) => `* deal ${seat} ${card}`)),
    ...ROLLS,
    '0 pass',
    '1 pass',
    '2 pass',
    '1 skip',
    '2 skip',
  ],
};
