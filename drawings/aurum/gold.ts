import { type Heap, valueOf } from '@pepite/games/aurum/pieces';
import type { Letters } from '../drawing.ts';
import { path, placed, rectangle } from '../svg.ts';
import { FACES, GOLD_INK } from '../theme/colours.ts';
import { pilesOf } from './scene.ts';

const COIN = { width: 30, height: 40 } as const;
/** From one gold to the next, and to an equal one that lies over it. */
const [STEP, STACK] = [34, 7] as const;

/** Gold as little cards in a line, equal ones overlapping; all of it in the room there is. */
export function drawGold(
  letters: Letters,
  heap: Heap,
  { x, y, most }: { readonly x: number; readonly y: number; readonly most: number },
): string {
  const coins: string[] = [];
  let left = 0;
  for (const { card, count } of pilesOf(heap)) {
    for (let copy = 1; copy < count; copy++, left += STACK) coins.push(drawCoin(left));
    coins.push(drawCoin(left));
    const number = `${valueOf(card)}`;
    const middle = left + COIN.width / 2;
    coins.push(
      letters.write(number, {
        x: middle,
        y: 29,
        size: 26,
        style: 'title',
        colour: GOLD_INK,
        anchor: 'middle',
        most: COIN.width,
      }),
    );
    left += STEP;
  }
  const scale = Math.min(1, most / Math.max(1, left));
  return placed(x, y + (COIN.height * (1 - scale)) / 2, scale, coins);
}

const drawCoin = (x: number): string =>
  placed(x, 0, 1, [
    rectangle({ x: 1, y: 1, width: 28, height: 38 }, { fill: FACES.gold, stroke: '#8a6414' }, 6),
    path('M7 1.5H18L1.5 28V7a5.5 5.5 0 0 1 5.5-5.5z', { fill: '#f2cf74' }),
  ]);
