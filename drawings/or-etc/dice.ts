import type { Letters } from '../drawing.ts';
import { path, placed, rectangle } from '../svg.ts';
import { COLOURS } from './colours.ts';

/** Where pips lie in a square of 40. */
const [LOW, MIDDLE, HIGH] = [11, 20, 29];
const at = (...spots: readonly (readonly [number, number])[]): string =>
  spots.map(([x, y]) => `M${x} ${y}h0`).join('');
const ONE = [[MIDDLE, MIDDLE]] as const;
const TWO = [
  [LOW, HIGH],
  [HIGH, LOW],
] as const;
const FOUR = [...TWO, [LOW, LOW], [HIGH, HIGH]] as const;

/** A line without length and with round ends is a pip: one drawing for all of them. */
export const PIPS: Readonly<Partial<Record<string, string>>> = {
  1: at(...ONE),
  2: at(...TWO),
  3: at(...TWO, ...ONE),
  4: at(...FOUR),
  5: at(...FOUR, ...ONE),
  6: at(...FOUR, [LOW, MIDDLE], [HIGH, MIDDLE]),
};

const FRAME = { x: 2, y: 2, width: 36, height: 36 } as const;
const LETTERS: Readonly<Partial<Record<string, string>>> = {
  X: COLOURS.goldLight,
  Y: COLOURS.steelLight,
};

/** A die: a face, a letter that stands for one, or `-` for any. */
export function drawDie(letters: Letters, sign: string, x: number, y: number, size: number) {
  return placed(x, y, size / 40, [drawSign(letters, sign)]);
}

function drawSign(letters: Letters, sign: string): string {
  const pips = PIPS[sign];
  if (pips !== undefined) {
    const face = { fill: '#fffaf0', stroke: '#5d4a33', width: 2 };
    return rectangle(FRAME, face, 8) + path(pips, { stroke: COLOURS.ink, width: 7.8 });
  }
  const fill = LETTERS[sign];
  if (fill === undefined)
    return rectangle(FRAME, { stroke: '#8d7c66', width: 2.5, dashes: '5 5' }, 8);
  const letter = { x: 20, y: 29.5, size: 27, style: 'bold', colour: COLOURS.ink } as const;
  return [
    rectangle(FRAME, { fill, stroke: COLOURS.ink, width: 2 }, 8),
    letters.write(sign, { ...letter, anchor: 'middle', most: 36 }),
  ].join('');
}
