import { describe, expect, it } from 'vitest';
import { FINGER, layOut, spotOf, TALL } from '../layout.ts';

/** The room for a hand on phones, upright and on their side, on a laptop and on a large screen. */
const ROOMS = [
  [320, 194],
  [350, 202],
  [414, 320],
  [600, 108],
  [804, 111],
  [1026, 145],
  [1480, 261],
  [784, 388],
] as const;

const COUNTS = Array.from({ length: 40 }, (_, index) => index + 1);

describe.each(ROOMS)('a hand in a space of %i × %i', (width, height) => {
  it.each(COUNTS)('a hand of %i cards fits into its space', (cards) => {
    const layout = layOut(cards, { width, height });
    const rows = Math.ceil(cards / layout.columns);
    const high = (rows - 1) * layout.down + TALL * layout.width;
    const columns = Math.min(cards, layout.columns);
    const wide = (columns - 1) * layout.across + layout.width;
    expect(high).toBeLessThanOrEqual(height + 0.5);
    expect(wide).toBeLessThanOrEqual(width + 0.5);
    expect(layout.width).toBeGreaterThanOrEqual(Math.min(FINGER, Math.floor(height / TALL)));
    expect(layout.down).toBeGreaterThanOrEqual(Math.min(FINGER, TALL * layout.width));
    for (const index of Array.from({ length: cards }).keys()) {
      const { x, y } = spotOf(layout, index, cards, { width, height });
      // A card lies in the middle of what is free of it.
      const left = x + (layout.across - layout.width) / 2;
      expect(left).toBeGreaterThanOrEqual(-0.5);
      expect(left + layout.width).toBeLessThanOrEqual(width + 0.5);
      expect(y).toBeGreaterThanOrEqual(-0.5);
      expect(y + TALL * layout.width).toBeLessThanOrEqual(height + 0.5);
    }
  });
});

it('twenty cards leave enough of each free for a finger on the smallest phone', () => {
  const { across, down } = layOut(20, { width: 320, height: 194 });
  expect(Math.min(across, down)).toBeGreaterThanOrEqual(FINGER);
});

it('between rows there is room for a card that is chosen, which rises and has a ring', () => {
  const { down, width, columns } = layOut(8, { width: 309, height: 223 });
  expect(columns).toBe(4);
  // Five pixels and three.
  expect(down - TALL * width).toBeGreaterThanOrEqual(8);
});

it('a few cards lie in one row, and more in rows of much the same length', () => {
  expect([1, 2, 3, 4].map((cards) => layOut(cards, { width: 784, height: 388 }).columns)).toEqual([
    1, 2, 3, 4,
  ]);
  expect(layOut(11, { width: 784, height: 388 }).columns).toBe(6);
});

it('a hand of a dozen lies in one row on a laptop, in cards over 62 pixels wide', () => {
  const layout = layOut(12, { width: 1026, height: 145 });
  expect(layout.columns).toBe(12);
  expect(layout.width).toBeGreaterThan(62);
});
