import { itemNamed } from '@pepite/kernel';
import type { Pen } from '../pen.ts';
import { COLOURS } from '@pepite/drawings/or-etc/colours';

const SIZE = 10;
const GAP = 1.1;
const COUNT = 5;
const WIDTH = COUNT * SIZE + (COUNT - 1) * GAP;

const LOW = 0.26;
const MIDDLE = 0.5;
const HIGH = 0.74;
type Pip = readonly [x: number, y: number];
const DIAGONAL: readonly Pip[] = [
  [LOW, LOW],
  [HIGH, HIGH],
];
const OTHER_DIAGONAL: readonly Pip[] = [
  [HIGH, LOW],
  [LOW, HIGH],
];
const CENTRE: readonly Pip[] = [[MIDDLE, MIDDLE]];
const SIDES: readonly Pip[] = [
  [LOW, MIDDLE],
  [HIGH, MIDDLE],
];
const PIPS: Readonly<Record<string, readonly Pip[]>> = {
  1: CENTRE,
  2: DIAGONAL,
  3: [...DIAGONAL, ...CENTRE],
  4: [...DIAGONAL, ...OTHER_DIAGONAL],
  5: [...DIAGONAL, ...OTHER_DIAGONAL, ...CENTRE],
  6: [...DIAGONAL, ...OTHER_DIAGONAL, ...SIDES],
};
/** Dice of any value: those of one letter are alike. */
const LETTERS: Readonly<Record<string, string>> = { X: COLOURS.goldLight, Y: COLOURS.steelLight };

/** The five signs of a combination as dice in a row, their middle at x. */
export function drawDice(pen: Pen, pattern: string, x: number, y: number): void {
  for (const [index, sign] of pattern.split('').entries()) {
    drawDie(pen.at({ x: x - WIDTH / 2 + index * (SIZE + GAP), y }), sign);
  }
}

function drawDie(pen: Pen, sign: string): void {
  if (sign === '-') {
    const style = { stroke: COLOURS.muted, width: 0.25, dashes: [0.9, 0.9] };
    pen.rectangle(0.3, 0.3, SIZE - 0.6, SIZE - 0.6, style, 1.8);
    return;
  }
  const fill = LETTERS[sign] ?? COLOURS.white;
  pen.rectangle(0, 0, SIZE, SIZE, { fill, stroke: COLOURS.ink, width: 0.35 }, 1.8);
  if (Object.hasOwn(LETTERS, sign)) {
    pen.text(sign, SIZE / 2, 7.4, { font: 'bold', size: 6.6, colour: COLOURS.ink });
    return;
  }
  for (const [across, down] of itemNamed(PIPS, sign)) {
    pen.circle(across * SIZE, down * SIZE, 0.95, { fill: COLOURS.ink });
  }
}
