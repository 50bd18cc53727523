import type { Letters } from '../drawing.ts';
import { path, placed, rectangle } from '../svg.ts';
import { COLOURS } from './colours.ts';

type Spot = readonly [number, number];

/** Where pips lie in a square of 40. */
const [LOW, MIDDLE, HIGH] = [11, 20, 29];
const ONE: readonly Spot[] = [[MIDDLE, MIDDLE]];
const TWO: readonly Spot[] = [
  [LOW, HIGH],
  [HIGH, LOW],
];
const FOUR: readonly Spot[] = [...TWO, [LOW, LOW], [HIGH, HIGH]];
const SPOTS: Readonly<Partial<Record<string, readonly Spot[]>>> = {
  1: ONE,
  2: TWO,
  3: [...TWO, ...ONE],
  4: FOUR,
  5: [...FOUR, ...ONE],
  6: [...FOUR, [LOW, MIDDLE], [HIGH, MIDDLE]],
};

/** A line without length and with round ends is a pip: one drawing for all of them. */
const pipsAt = (spots: readonly Spot[], x: number, y: number): string =>
  spots.map(([right, down]) => `M${x + right} ${y + down}h0`).join('');

/** A square with round corners, so far from the edges of a square of 40. */
const squareAt = (x: number, y: number, margin: number): string => {
  const side = 40 - 2 * margin - 16;
  return (
    `M${x + margin + 8} ${y + margin}h${side}a8 8 0 0 1 8 8v${side}a8 8 0 0 1-8 8` +
    `h${-side}a8 8 0 0 1-8-8v${-side}a8 8 0 0 1 8-8z`
  );
};

const LETTERS: Readonly<Partial<Record<string, string>>> = {
  X: COLOURS.goldLight,
  Y: COLOURS.steelLight,
};

/** A die in a drawing, 40 wide, by its upper left corner. */
export interface PlacedDie {
  /** A face, a letter that stands for one, or `-` for any. */
  readonly sign: string;
  readonly x: number;
  readonly y: number;
}

/** Dice side by side, so far from one to the next. */
export const diceInRow = (signs: string, step: number): readonly PlacedDie[] =>
  Array.from(signs, (sign, place) => ({ sign, x: step * place, y: 0 }));

interface JoinedDice {
  readonly faces: string;
  readonly pips: string;
  readonly any: string;
  readonly X: string;
  readonly Y: string;
  /** All letters, and where each of them stands. */
  readonly letters: string;
  readonly across: string;
  readonly down: string;
}

/** Dice in no more shapes than they have looks: a browser lays out each shape by itself. */
export function joinDice(dice: readonly PlacedDie[]): JoinedDice {
  const squares = (isMeant: (sign: string) => boolean, margin: number): string =>
    dice
      .filter(({ sign }) => isMeant(sign))
      .map(({ x, y }) => squareAt(x, y, margin))
      .join('');
  const lettered = dice.filter(({ sign }) => sign in LETTERS);
  return {
    faces: squares((sign) => sign in SPOTS, 2),
    pips: dice.map(({ sign, x, y }) => pipsAt(SPOTS[sign] ?? [], x, y)).join(''),
    any: squares((sign) => sign === '-', 4),
    X: squares((sign) => sign === 'X', 2),
    Y: squares((sign) => sign === 'Y', 2),
    letters: lettered.map(({ sign }) => sign).join(''),
    across: lettered.map(({ x }) => x + 20).join(' '),
    down: lettered.map(({ y }) => y + 29.5).join(' '),
  };
}

const FRAME = { x: 2, y: 2, width: 36, height: 36 } as const;

/** A die: a face, a letter that stands for one, or `-` for any. */
export function drawDie(letters: Letters, sign: string, x: number, y: number, size: number) {
  return placed(x, y, size / 40, [drawSign(letters, sign)]);
}

function drawSign(letters: Letters, sign: string): string {
  const spots = SPOTS[sign];
  if (spots !== undefined) {
    const face = { fill: '#fffaf0', stroke: '#5d4a33', width: 2 };
    return (
      rectangle(FRAME, face, 8) + path(pipsAt(spots, 0, 0), { stroke: COLOURS.ink, width: 7.8 })
    );
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
