/** The paths of what is drawn on a card below its dice, in a box of 100 × 140. */
interface CardLines {
  readonly lumps: string;
  readonly lights: string;
  readonly ways: string;
  readonly doors: string;
  readonly lamps: string;
}

/** Where gold shows in the rock: the more a card is worth, the more of it. */
const LUMPS = [
  [13, 103],
  [87, 105],
  [29, 97],
  [72, 97],
  [9, 117],
  [91, 120],
  [30, 116],
  [70, 118],
  [50, 134],
] as const;
/** Corners of a lump and of the light on it, from its middle. */
const LUMP = [
  [-2, 0.2],
  [-1, -1.5],
  [0.9, -1.7],
  [2.1, -0.2],
  [1.3, 1.5],
  [-0.9, 1.6],
] as const;
const LIGHT = [
  [-1, -1.5],
  [0.9, -1.7],
  [0.2, -0.5],
  [-1.1, -0.3],
] as const;
/** The sign that says how many exits there are. */
const EXITS = 'M73 28v-10a9 9 0 0 1 18 0V28z';
const LAMP = 1.8;

/** A card that is worth so much, with so many exits, in few paths: each is laid out by itself. */
export function linesOf(value: number, exits: number): CardLines {
  const step = Math.min(27, 84 / Math.max(exits, 1));
  const width = Math.min(15, step - 4);
  const doors = Array.from({ length: exits }, (_, index) => 50 + (index - (exits - 1) / 2) * step);
  const ends = exits === 0 ? [[50, 108] as const] : doors.map((x) => [x, 126] as const);
  const gold = LUMPS.slice(0, value);
  return {
    lumps: gold.map((middle, index) => polygon(LUMP, middle, sizeOf(index))).join(''),
    lights: gold.map((middle, index) => polygon(LIGHT, middle, sizeOf(index))).join(''),
    ways: ends.map(([x, y]) => `M50 90C50 108 ${x} 103 ${x} ${y}`).join(''),
    doors: doors.map((x) => doorAt(x, width)).join('') + EXITS,
    lamps: doors.map((x) => lampAt(x, 136 - width * 0.75)).join(''),
  };
}

const sizeOf = (index: number): number => 1.7 + 0.3 * (index % 3);

type Point = readonly [number, number];

const polygon = (corners: readonly Point[], [x, y]: Point, size: number): string =>
  `M${corners.map(([right, down]) => `${x + size * right} ${y + size * down}`).join('L')}z`;

const doorAt = (x: number, width: number): string =>
  `M${x - width / 2} 136v${-width * 0.7}` +
  `a${width / 2} ${width / 2} 0 0 1 ${width} 0v${width * 0.7}z`;

const lampAt = (x: number, y: number): string =>
  `M${x - LAMP} ${y}a${LAMP} ${LAMP} 0 1 0 ${2 * LAMP} 0a${LAMP} ${LAMP} 0 1 0${-2 * LAMP} 0z`;
