import { itemAt } from '@pepite/kernel';

/** A step of one card in a direction, as a keyboard says it. */
const STEPS: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const centre = (element: Element): readonly [number, number] => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
};

/** Where a key leads from the focused button of a row, which may wrap. */
export const nextInRow = (row: Element, key: string): HTMLElement | undefined =>
  nextAmong([...row.querySelectorAll('button')], key);

/**
 * Where a key leads from the focused one of some things: left and right through all of them and
 * round the ends, up and down to the nearest one of another line.
 */
export function nextAmong(things: readonly HTMLElement[], key: string): HTMLElement | undefined {
  const here = things.findIndex((thing) => thing === document.activeElement);
  if (here < 0) return undefined;
  if (key === 'Home') return things[0];
  if (key === 'End') return things[things.length - 1];
  const step = Object.hasOwn(STEPS, key) ? STEPS[key] : undefined;
  if (step === undefined) return undefined;
  const [right, down] = step;
  if (right !== 0) return things[(here + right + things.length) % things.length];
  return nearest(things, itemAt(things, here), down);
}

function nearest(things: readonly HTMLElement[], from: Element, down: number) {
  const [x, y] = centre(from);
  const distance = (thing: Element): number => {
    const [left, top] = centre(thing);
    return Math.abs(left - x) + 10 * Math.abs(top - y);
  };
  return things
    .filter((thing) => (centre(thing)[1] - y) * down > 10)
    .sort((one, other) => distance(one) - distance(other))
    .at(0);
}
