import type { Part } from './read-drawing.ts';

/** How far something reaches. */
export interface Bounds {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

type Point = readonly [x: number, y: number];

const NOTHING: Bounds = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };

const union = (one: Bounds, other: Bounds): Bounds => ({
  left: Math.min(one.left, other.left),
  top: Math.min(one.top, other.top),
  right: Math.max(one.right, other.right),
  bottom: Math.max(one.bottom, other.bottom),
});

const around = (points: readonly Point[], edge: number): Bounds =>
  points.reduce(
    (all, [x, y]) =>
      union(all, { left: x - edge, top: y - edge, right: x + edge, bottom: y + edge }),
    NOTHING,
  );

/** How far parts of a drawing reach, lines with their width. */
export const boundsOf = (parts: readonly Part[]): Bounds =>
  parts.map(boundsOfPart).reduce(union, NOTHING);

function boundsOfPart({ tag, attributes, parts }: Part): Bounds {
  const number = (name: string): number => Number(attributes[name] ?? 0);
  const edge = attributes['stroke'] === undefined ? 0 : number('stroke-width') / 2;
  const [x, y] = [number('x'), number('y')];
  switch (tag) {
    case 'g':
      return moved(boundsOf(parts), attributes['transform'] ?? '');
    // What is beyond a drawing within the drawing is cut off.
    case 'svg':
      return { left: x, top: y, right: x + number('width'), bottom: y + number('height') };
    case 'rect': {
      const corner: Point = [x + number('width'), y + number('height')];
      return around([[x, y], corner], edge);
    }
    case 'circle':
      return around([[number('cx'), number('cy')]], number('r') + edge);
    case 'path':
      return around(pointsOf(attributes['d'] ?? ''), edge);
    default:
      throw new Error(`what is <${tag}>?`);
  }
}

function moved({ left, top, right, bottom }: Bounds, transform: string): Bounds {
  const [, x = 0, y = 0] = (/translate\(([\d.-]+) ([\d.-]+)\)/.exec(transform) ?? []).map(Number);
  const [, scale = 1] = (/scale\(([\d.-]+)\)/.exec(transform) ?? []).map(Number);
  return {
    left: x + left * scale,
    top: y + top * scale,
    right: x + right * scale,
    bottom: y + bottom * scale,
  };
}

/** How many numbers a command takes. */
const SIZES: Readonly<Record<string, number>> = {
  m: 2,
  l: 2,
  t: 2,
  h: 1,
  v: 1,
  c: 6,
  s: 4,
  q: 4,
  a: 7,
  z: 0,
};

/** Where a path goes, with the points that its curves are drawn towards. */
function pointsOf(d: string): readonly Point[] {
  const points: Point[] = [];
  let at: Point = [0, 0];
  for (const [, command = '', written = ''] of d.matchAll(/([a-z])([^a-z]*)/gi)) {
    const kind = command.toLowerCase();
    const numbers = (written.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    const size = SIZES[kind];
    if (size === undefined) throw new Error(`what is ${command} in ${d}?`);
    const isRelative = command === kind;
    if (size === 0) continue;
    for (let index = 0; index + size <= numbers.length; index += size) {
      const step = pairsIn(kind, numbers.slice(index, index + size), at, isRelative);
      points.push(...step);
      at = step.at(-1) ?? at;
    }
  }
  return points;
}

function pairsIn(
  kind: string,
  numbers: readonly number[],
  [x, y]: Point,
  isRelative: boolean,
): readonly Point[] {
  const [fromX, fromY] = isRelative ? [x, y] : [0, 0];
  const [first = 0] = numbers;
  if (kind === 'h') return [[fromX + first, y]];
  if (kind === 'v') return [[x, fromY + first]];
  const pairs = kind === 'a' ? numbers.slice(5) : numbers;
  return Array.from({ length: pairs.length / 2 }, (_, index) => [
    fromX + (pairs[2 * index] ?? 0),
    fromY + (pairs[2 * index + 1] ?? 0),
  ]);
}
